import type { Outcome } from '../storage/outcome';

/** A record as a list holds it: with an id where it is stored, without one where it is in memory. */
export type Kept<Fields> = Fields & { readonly id?: number };

export type List<Fields> = readonly Kept<Fields>[];

/** Where the records of a list are kept, and how they are told apart there. */
export interface Backing<Fields> {
  readonly keptIn: 'storage' | 'memory';
  /** What is kept at this moment. */
  load(): Outcome<List<Fields>>;
  save(list: List<Fields>): Outcome;
  /** Calls back whenever somebody else has changed what is kept, until the returned function is called. */
  follow(onChange: () => void): () => void;
  /** A record made of what a form holds. */
  make(fields: Fields, list: List<Fields>): Kept<Fields>;
  /** Whether two values stand for one record, whatever they hold. */
  isOne(a: Kept<Fields>, b: Kept<Fields>): boolean;
  /** Whether a record from a backup stands for one that is kept. */
  isCopy(incoming: Kept<Fields>, kept: Kept<Fields>): boolean;
}
