import type { ReactNode } from 'react';

/** What a field's input is given. */
export interface InputProps<Draft> {
  id: string;
  value: Draft;
  onChange(value: Draft): void;
  /** Called when reading a picture begins and ends. The form waits for it. */
  onBusy(isBusy: boolean): void;
}

/** One field of a record. A draft is what the form holds for it; a value is what the record keeps. */
export interface Field<Value, Draft = Value> {
  readonly label: string;
  /** What an empty form holds. */
  readonly emptyDraft: Draft;
  /** The value of a draft; undefined when the draft cannot be saved. */
  parse(draft: Draft): Value | undefined;
  format(value: Value): Draft;
  /** Whether a value from storage or from a backup can be used. */
  isValid(kept: unknown): boolean;
  /** The value as a backup holds it, where JSON cannot hold it as it is. */
  serialize?(value: Value): Promise<unknown>;
  deserialize?(kept: unknown): Promise<Value | undefined>;
  /** What a search looks through. */
  searchText(value: Value): string;
  renderInput(props: InputProps<Draft>): ReactNode;
}

/**
 * What saving does while a field is blank (spec §5.3): `ignore` does nothing and says nothing, `report` lets
 * the browser ask for the field, `accept` saves it empty.
 */
export type IfBlank = 'ignore' | 'report' | 'accept';
