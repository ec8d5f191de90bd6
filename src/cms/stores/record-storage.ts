import type { Outcome } from '../storage/outcome';
import { siteIdOf, siteOf } from '../storage/site-record';
import { titleOf } from '../words';

/** A record of a list. Only records in local storage have an id. */
export type StoredRecord<Fields> = Fields & { readonly id?: number };

export type RecordList<Fields> = readonly StoredRecord<Fields>[];

/** A rule that finds the stored record of which an imported one is a copy. */
export interface CopyRule<Fields> {
  /** Compares only records with equal keys. This keeps the matching of long lists linear. */
  keyOf(record: StoredRecord<Fields>): unknown;
  isCopy?(incoming: StoredRecord<Fields>, stored: StoredRecord<Fields>): boolean;
}

/**
 * Finds the stored record that is the same one on the site: by its id there, or by its title if it was added here and
 * has been published since.
 */
export const siteRules = (rules: { readonly defaults: object }): CopyRule<object>[] => [
  { keyOf: siteIdOf },
  {
    keyOf: (record) => {
      const title = titleOf(rules, record);
      return title && `${siteOf(record).category} ${title}`;
    },
    isCopy: (incoming, stored) => siteIdOf(incoming) !== undefined && siteIdOf(stored) === undefined,
  },
];

/** The backend of a record store: local storage or memory. */
export interface RecordStorage<Fields> {
  readonly keptIn: 'storage' | 'memory';
  load(): Outcome<RecordList<Fields>>;
  save(list: RecordList<Fields>): Outcome;
  /** Calls `onChange` after another tab changed the list. Returns a function that stops this. */
  listen(onChange: () => void): () => void;
  isNewer?(): boolean;
  /** Returns the keys of records that a tab of the dashboard deleted. */
  deletedKeys?(): ReadonlySet<number | undefined>;
  /** Reports records that disappeared although no tab deleted them. `restore` puts them back. */
  reportLoss?(restore: () => Outcome): void;
  clearLoss?(): void;
  createRecord(fields: Fields, list: RecordList<Fields>): StoredRecord<Fields>;
  /** Creates the next version of a record from changed values. */
  createVersion(record: StoredRecord<Fields>, fields: Fields): StoredRecord<Fields>;
  /** Returns the same key for all versions of a record. */
  keyOf(record: StoredRecord<Fields>): number | undefined;
  /** Rules for imported records that are no version of a stored one. The most reliable rule comes first. */
  readonly copyRules: readonly CopyRule<Fields>[];
}
