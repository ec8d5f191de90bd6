import type { Outcome } from '../storage/outcome';

/** A record as a list holds it: with an id where it is stored, without one where it is in memory. */
export type StoredRecord<Fields> = Fields & { readonly id?: number };

export type RecordList<Fields> = readonly StoredRecord<Fields>[];

/** Where the records of a list are kept, and how they are told apart there. */
export interface RecordStorage<Fields> {
  readonly keptIn: 'storage' | 'memory';
  /** What is kept at this moment. */
  load(): Outcome<RecordList<Fields>>;
  save(list: RecordList<Fields>): Outcome;
  /** Calls back whenever somebody else has changed what is kept, until the returned function is called. */
  follow(onChange: () => void): () => void;
  /** A record made of what a form holds. */
  make(fields: Fields, list: RecordList<Fields>): StoredRecord<Fields>;
  /** Whether two values stand for one record, whatever they hold. */
  isSameRecord(a: StoredRecord<Fields>, b: StoredRecord<Fields>): boolean;
  /** Whether a record from a backup stands for one that is kept. */
  matchesImported(incoming: StoredRecord<Fields>, kept: StoredRecord<Fields>): boolean;
}
