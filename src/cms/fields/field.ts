import type { ReactNode } from 'react';

/** What a field's input is given. */
export interface InputProps<Draft> {
  id: string;
  value: Draft;
  /** Whether the browser is to ask for the field while it is blank. */
  isRequired: boolean;
  onChange(value: Draft): void;
  /** Called when reading a picture begins and ends. The form waits for it. */
  onBusy(isBusy: boolean): void;
}

/** The title of a record's card: its text and its DOM id. */
export interface CardTitle {
  readonly text: string;
  readonly id: string;
}

/** One field of a record. A draft is what the form holds for it; a value is what the record keeps. */
export interface Field<Value, Draft = Value> {
  readonly label: string;
  /** Where a card shows it, if not below the title. */
  readonly place?: 'picture' | 'above' | undefined;
  /** What an empty form holds. */
  readonly emptyDraft: Draft;
  /** The value of a draft; undefined when the draft cannot be saved. */
  parse(draft: Draft): Value | undefined;
  format(value: Value): Draft;
  /** The stored value of records that were stored before the field existed. */
  readonly defaultKept: unknown;
  /** Whether a value from storage or from a backup can be used. */
  isValid(kept: unknown): boolean;
  /** The value as a backup holds it, where JSON cannot hold it as it is. */
  serialize?(value: Value): Promise<unknown>;
  deserialize?(kept: unknown): Promise<Value | undefined>;
  /** What a search looks through. */
  searchText(value: Value): string;
  renderInput(props: InputProps<Draft>): ReactNode;
  /** The value in the record's card; nothing where it is empty. */
  renderValue(value: Value, title: CardTitle): ReactNode;
}
