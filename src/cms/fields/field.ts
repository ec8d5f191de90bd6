import type { ReactNode } from 'react';

export interface InputProps<Draft> {
  id: string;
  value: Draft;
  /** Enables the browser's validation of a blank field. */
  isRequired: boolean;
  onChange(value: Draft): void;
  /** Called when reading a picture starts and ends. The form does not save in between. */
  onBusy(isBusy: boolean): void;
}

/** Text and DOM id of a card's title. */
export interface CardTitle {
  readonly text: string;
  readonly id: string;
}

/** One field of a record. The form holds drafts and the record stores values. */
export interface Field<Value, Draft = Value> {
  readonly label: string;
  /** The part of the card that shows the field. By default it is below the title. */
  readonly cardArea?: 'picture' | 'above' | undefined;
  readonly emptyInput: Draft;
  /** Returns the value of a draft, or undefined if it is invalid. */
  parse(draft: Draft): Value | undefined;
  format(value: Value): Draft;
  /** Used for entries that were stored before the field existed. */
  readonly defaultStored: unknown;
  /** Validates a value from storage or a backup. */
  isValid(stored: unknown): boolean;
  /** Returns the text to search in. */
  searchText(value: Value): string;
  renderInput(props: InputProps<Draft>): ReactNode;
  /** Renders the value in the record's card. Renders nothing if it is empty. */
  renderValue(value: Value, title: CardTitle): ReactNode;
}
