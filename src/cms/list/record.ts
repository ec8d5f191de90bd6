import { valueAt } from '~/domain/content/record';
import { contentKeyOf, isEqual } from '../record/equality';
import { keyOf } from '../record/stored';
import type { Identified } from '../storage/decode';
import { titleOf } from '../words';

export type StoredRecord<Fields> = Identified<Fields>;

export type RecordList<Fields> = readonly StoredRecord<Fields>[];

/** A record of a file or of the site. It may have no id yet. */
export type IncomingRecord<Fields> = Fields & { readonly id?: number };

/** A rule that finds the stored record of which an imported one is a copy. */
export interface CopyRule {
  /** Compares only records with equal keys. This keeps the matching of long lists linear. */
  keyOf(record: object): unknown;
  isCopy?(incoming: IncomingRecord<object>, stored: StoredRecord<object>): boolean;
}

/**
 * Rules for imported records that no stored one has the id of. The most reliable one comes first: the record is the same
 * but for an id, or it is the same one on the site, by its id there, or by its title if it was added here and has been
 * published since.
 */
export const copyRules = (rules: { readonly title: string }): readonly CopyRule[] => [
  {
    keyOf: contentKeyOf,
    isCopy: (incoming, stored) =>
      incoming.id === undefined && isEqual({ ...incoming, id: stored.id }, stored),
  },
  { keyOf },
  {
    keyOf: (record) => {
      const title = titleOf(rules, record);
      return title && `${valueAt(record, 'category')} ${title}`;
    },
    isCopy: (incoming, stored) => keyOf(incoming) !== undefined && keyOf(stored) === undefined,
  },
];
