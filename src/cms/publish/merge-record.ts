import type { ContentField, ContentSection } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import type { Conflict, MergeOptions } from '../editor';
import { isEqual } from '../list/equality';
import { loadedOf, siteIdOf, siteOf } from '../storage/site-record';
import { isPicture, readField, toEntry } from './convert';
import { type Entry, shorten } from './site-data';

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

/** Describes the values that a record has beside those of its editor, with their labels. */
export const describeSiteFields = ({ fields }: ContentSection, site: AnyRecord): [string, string][] =>
  fields.flatMap((field) => {
    const value = valueAt(site, field.name);
    return field.editorField ? [] : [[field.label, value ? describeValue(field, value) : '']];
  });

/** Returns the values of a record that are neither empty nor as they were loaded. */
function ownValues(section: ContentSection, entry: Entry): Entry {
  const loaded = loadedOf(entry);
  const base: Entry = loaded ? toEntry(section, loaded) : {};
  const isOwn = ([name, value]: [string, unknown]) =>
    value !== '' && value !== null && !isEqual(value, base[name]);
  return Object.fromEntries(Object.entries(entry).filter(isOwn));
}

/** Returns a function that reads the values of a record as it was when it was loaded, if it was. */
function baseOf(section: ContentSection, entry: Entry) {
  const loaded = loadedOf(entry);
  const base = loaded && toEntry(section, loaded);
  return (field: ContentField): { value: Value | undefined } | undefined => {
    if (!isPicture(field)) return base && { value: readField(field, base) };
    const { image } = siteOf(entry);
    return image === undefined ? undefined : { value: image };
  };
}

/**
 * Merges a record of the dashboard with the same record from the site or from another computer, field by field.
 * A value that changed on one side only is taken from there. The user is asked about one that changed on both,
 * which until then stays as it is here.
 */
export function mergeRecord(
  section: ContentSection,
  here: Entry,
  there: Entry,
  { isFromSite, choices }: MergeOptions,
): { record: Entry; conflicts: Conflict[] } {
  const id = siteIdOf(there) ?? '';
  const baseHere = baseOf(section, here);
  const baseThere = isFromSite ? baseHere : baseOf(section, there);
  const newest = loadedOf(there);
  const conflicts: Conflict[] = [];
  // Fields that the site does not have.
  const [older, newer] = isFromSite ? [there, here] : [here, there];
  const { loaded: _, ...record }: Record<string, unknown> = { ...older, ...ownValues(section, newer) };
  let site: AnyRecord = { ...siteOf(here), id };
  let loaded = loadedOf(here);
  for (const field of section.fields) {
    const { name, editorField, label } = field;
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
    if (editorField) record[editorField] = (isTaken ? there : here)[editorField];
    else if (isTaken) site = withValue(site, name, theirs);
    if (isPicture(field)) {
      if (theirs !== undefined && (isFromSite ? !isOpen : isTaken))
        site = withValue(site, name, isFromSite ? theirs : siteOf(there).image);
    } else if (loaded && newest && (isFromSite ? !isOpen : isTaken))
      loaded = withValue(loaded, name, valueAt(newest, name));
  }
  // Another computer may know a newer list than the values here come from.
  if (!loaded && isFromSite && conflicts.every(({ choice }) => choice)) loaded = newest;
  return { record: { ...record, site, ...(loaded && { loaded }) }, conflicts };
}
