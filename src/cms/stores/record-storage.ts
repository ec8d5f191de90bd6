import type { Outcome } from '../storage/outcome';

/** A record in a list. It has an id in local storage and none in memory. */
export type StoredRecord<Fields> = Fields & { readonly id?: number };

export type RecordList<Fields> = readonly StoredRecord<Fields>[];

/** Finds the stored record that a record from a backup stands for. */
export interface CopyRule<Fields> {
  /** Only records with the same key are compared, so that long lists are compared in linear time. */
  keyOf(record: StoredRecord<Fields>): unknown;
  isCopy?(incoming: StoredRecord<Fields>, stored: StoredRecord<Fields>): boolean;
}

/** Where the records of a list are stored, and how they are identified there. */
export interface RecordStorage<Fields> {
  readonly keptIn: 'storage' | 'memory';
  /** What is stored at this moment. */
  load(): Outcome<RecordList<Fields>>;
  save(list: RecordList<Fields>): Outcome;
  /** Calls back when another tab has changed what is stored. Returns a function that stops this. */
  follow(onChange: () => void): () => void;
  /** Makes a new record from the values of a form or a backup. */
  make(fields: Fields, list: RecordList<Fields>): StoredRecord<Fields>;
  /** Makes the next version of a record from its values. */
  withIdentity(record: StoredRecord<Fields>, fields: Fields): StoredRecord<Fields>;
  /** Identifies a record in all its versions. */
  keyOf(record: StoredRecord<Fields>): number | undefined;
  /** How a record of a backup is found that is no version of a stored one, the surest way first. */
  readonly copies: readonly CopyRule<Fields>[];
}
