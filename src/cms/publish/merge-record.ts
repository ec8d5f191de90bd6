import type { ContentField, ContentSection } from '~/domain/content/field';
import { type Value, valueAt, withValue } from '~/domain/content/record';
import type { Conflict, MergeOptions } from '../editor';
import { isEqual } from '../record/equality';
import type { OfficeRecord } from '../record/stored';
import { shorten } from '../site-data';
import { fromSite, isPicture, readField } from './convert';

/** Describes a value in a sentence: `'40 / 70'`. */
export function describeValue(field: ContentField, value: Value | undefined): string {
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (value === undefined || value === '') return 'nothing';
  if (isPicture(field)) return 'a picture';
  if (Array.isArray(value)) return value.length > 0 ? value.join('; ') : (field.none ?? 'nothing');
  return field.options?.find(([option]) => option === value)?.[1] ?? String(value);
}

/** Lists the fields of the site that differ in two versions of a record: `'Prices: 40 / 70 → 45 / 70'`. */
export const describeChanges = ({ fields }: ContentSection, before: object, after: object): string[] =>
  fields.flatMap((field) => {
    const [old, now] = [readField(field, before), readField(field, after)];
    if (isEqual(old, now)) return [];
    if (isPicture(field)) return field.label;
    return `${field.label}: ${shorten(describeValue(field, old))} → ${shorten(describeValue(field, now))}`;
  });

/** Returns the values of a record that are neither empty nor as they were loaded. */
function ownValues(section: ContentSection, record: OfficeRecord): OfficeRecord {
  const base: OfficeRecord = record.loaded ? fromSite(section, record.loaded) : {};
  const isOwn = ([name, value]: [string, unknown]) =>
    value !== '' && value !== null && !isEqual(value, base[name]);
  return Object.fromEntries(Object.entries(record).filter(isOwn));
}

/** Returns a function that reads the values of a record as it was when it was loaded, if it was. */
function baseOf({ loaded, loadedPicture }: OfficeRecord) {
  return (field: ContentField): { value: Value | undefined } | undefined => {
    if (!isPicture(field)) return loaded && { value: readField(field, loaded) };
    return loadedPicture === undefined ? undefined : { value: loadedPicture };
  };
}

/**
 * Merges a record of the dashboard with the same record from the site or from another computer, field by field.
 * A value that changed on one side only is taken from there. The user is asked about one that changed on both,
 * which until then stays as it is here.
 */
export function mergeRecord(
  section: ContentSection,
  here: OfficeRecord,
  there: OfficeRecord,
  { isFromSite, choices }: MergeOptions,
): { record: OfficeRecord; conflicts: Conflict[] } {
  const id = there.key ?? '';
  const baseHere = baseOf(here);
  const baseThere = isFromSite ? baseHere : baseOf(there);
  const conflicts: Conflict[] = [];
  // Fields that the site does not have.
  const [older, newer] = isFromSite ? [there, here] : [here, there];
  const {
    loaded: _,
    loadedPicture: __,
    ...others
  }: OfficeRecord = { ...older, ...ownValues(section, newer) };
  let record: OfficeRecord = { ...others, key: id };
  let { loaded, loadedPicture } = here;
  for (const field of section.fields) {
    const { name, label } = field;
    const [mine, theirs] = [readField(field, here), readField(field, there)];
    const isSame = isEqual(mine, theirs) || (isFromSite && isPicture(field) && theirs === undefined);
    const isChanged = (base: ReturnType<typeof baseHere>, value: Value | undefined) =>
      !isSame && (!base || !isEqual(base.value, value));
    const isConflict = isChanged(baseHere(field), mine) && isChanged(baseThere(field), theirs);
    const choice = choices.get(`${id} ${name}`);
    const isTaken = isConflict ? choice === 'there' : isChanged(baseThere(field), theirs);
    const isOpen = isConflict && !choice;
    if (isConflict)
      conflicts.push({
        key: `${id} ${name}`,
        label,
        loaded: describeValue(field, baseHere(field)?.value),
        here: describeValue(field, mine),
        there: describeValue(field, theirs),
        choice,
      });
    record = withValue(record, name, valueAt(isTaken ? there : here, name));
    if (isFromSite ? isOpen : !isTaken) continue;
    if (isPicture(field)) {
      if (theirs !== undefined) loadedPicture = there.loadedPicture;
    } else if (loaded && there.loaded) loaded = withValue(loaded, name, valueAt(there.loaded, name));
  }
  // Another computer may know a newer list than the values here come from.
  if (!loaded && isFromSite && conflicts.every(({ choice }) => choice)) loaded = there.loaded;
  return {
    record: {
      ...record,
      ...(loaded && { loaded }),
      ...(loadedPicture !== undefined && { loadedPicture }),
    },
    conflicts,
  };
}
