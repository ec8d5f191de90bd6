import { findMoved } from '~/domain/content/changes';
import { shortenBoth } from '~/domain/content/difference';
import { markOf } from '../list/record';
import { isEqual } from '../record/equality';
import { type MergeField, urlOf } from './fields';
import { type AnyEntry, matchRecords } from './match';

/** A field that differs in two versions of a record. */
export interface FieldChange {
  readonly label: string;
  /** Cut so that both show where they differ. */
  readonly old: string;
  readonly now: string;
  /** Data URLs of pictures, instead. */
  readonly pictures?: { readonly old: string | undefined; readonly now: string | undefined };
}

/** What differs in one record of two lists. */
export interface RecordChange {
  /** `returned`: added again, although it was deleted here. */
  readonly kind: 'added' | 'returned' | 'changed' | 'removed' | 'moved';
  /** Names the record. */
  readonly mark: string;
  readonly title: string;
  readonly fields: readonly FieldChange[];
  /** The places of a moved record among those of both lists, from 1. */
  readonly places?: readonly [from: number, to: number];
}

/** Compares two versions of a record. */
const compareRecords = (fields: readonly MergeField[], before: AnyEntry, after: AnyEntry): FieldChange[] =>
  before === after
    ? []
    : fields.flatMap((field) => {
        const [was, is] = [field.read(before), field.read(after)];
        if (isEqual(was, is)) return [];
        if (field.isPicture)
          return {
            label: field.label,
            old: '',
            now: '',
            pictures: { old: urlOf(field, before), now: urlOf(field, after) },
          };
        const [old, now] = shortenBoth(field.describe(was), field.describe(is));
        return { label: field.label, old, now };
      });

/** Lists what differs in two lists, record by record in the sequence of the later one. */
export function compareLists(
  before: readonly AnyEntry[],
  after: readonly AnyEntry[],
  fields: readonly MergeField[],
  titleOf: (record: object) => string,
): RecordChange[] {
  const matches = matchRecords(before, after);
  const kept = new Set(matches.values());
  const places = new Map(before.filter((record) => kept.has(record)).map((record, place) => [record, place]));
  const common = after.filter((record) => matches.has(record));
  const placeOf = (record: AnyEntry) => places.get(matches.get(record) ?? record) ?? 0;
  const moved = findMoved(common.map(placeOf));
  const movedTo = new Map(common.map((record, place) => [record, place]));
  return [
    ...after.flatMap((record): RecordChange[] => {
      const old = matches.get(record);
      const [title, mark] = [titleOf(record), markOf(record)];
      if (!old) return [{ kind: 'added', mark, title, fields: [] }];
      const changes = compareRecords(fields, old, record);
      const place = movedTo.get(record) ?? 0;
      return [
        ...(changes.length > 0 ? [{ kind: 'changed', mark, title, fields: changes } as const] : []),
        ...(moved.has(place)
          ? [{ kind: 'moved', mark, title, fields: [], places: [placeOf(record) + 1, place + 1] } as const]
          : []),
      ];
    }),
    ...before
      .filter((record) => !kept.has(record))
      .map(
        (record) => ({ kind: 'removed', mark: markOf(record), title: titleOf(record), fields: [] }) as const,
      ),
  ];
}
