import type { ReactNode } from 'react';

/** What a field's input is given. */
export interface InputProps<Draft> {
  id: string;
  value: Draft;
  onChange(value: Draft): void;
  /** Told while a picture is being read: the form waits for it. */
  onBusy(isBusy: boolean): void;
}

/** One field of a record: what a form holds for it, what is kept of it, and how it is typed in. */
export interface Field<Value, Draft = Value> {
  readonly label: string;
  /** What an empty form holds. */
  readonly blank: Draft;
  /** The value of a draft; undefined where the draft is one that is not accepted. */
  parse(draft: Draft): Value | undefined;
  format(value: Value): Draft;
  /** Whether a value from storage or from a backup can be used. */
  isSound(kept: unknown): boolean;
  /** The value as a backup holds it, where that is something else. */
  pack?(value: Value): Promise<unknown>;
  unpack?(kept: unknown): Promise<Value | undefined>;
  /** What a search looks through. */
  words(value: Value): string;
  renderInput(props: InputProps<Draft>): ReactNode;
}

/**
 * How a field answers a blank draft (spec §5.3): `silent` ignores it without a word, `native` leaves it to
 * the browser's own validation, `optional` accepts it.
 */
export type Need = 'silent' | 'native' | 'optional';
