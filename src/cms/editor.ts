import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { RecordAction } from './editing/find-button';
import type { RecordStore } from './list/list';
import type { IncomingRecord, RecordList, StoredRecord } from './list/record';
import type { SectionRow } from './sections';
import type { EntryRules } from './storage/entry';

/** URL fragment that opens an editor with an empty form. */
export const newRecordHash = '#new';

/** URL fragment that opens the table of prices. */
export const pricesHash = '#prices';

/** What an act has removed from a draft. */
export interface DraftLoss<Draft extends object = object> {
  /** Describes the act: `'Cloves removed.'` */
  text: string;
  /** Puts it back into a draft that has changed since. Otherwise the draft of before opens beside it. */
  restore?(last: Draft): Draft;
}

/** Props of all forms. A form remounts for each record that is edited. */
export interface FormProps<Fields extends object, Draft extends object = object> {
  /** The edited record, or undefined for a new one. */
  record: StoredRecord<Fields> | undefined;
  /** Opens the form for pasted text. */
  isPasting: boolean;
  /** What the form holds. */
  draft: Draft;
  /** Changes what the form holds. A loss can be undone. */
  setDraft(change: (last: Draft) => Draft, loss?: DraftLoss<Draft>): void;
  /**
   * Returns true if the record was saved.
   * @param left the draft that remains
   */
  onSave(fields: Fields, left?: Draft): boolean;
  onCancel(left?: Draft): void;
}

export interface ListProps<Fields extends object> {
  records: RecordList<Fields>;
  onEdit(record: StoredRecord<Fields>): void;
  onDelete(record: StoredRecord<Fields>, click: MouseEvent): void;
  /** Opens the form for a new record with a draft. */
  onStart(draft: object): void;
  /** Missing if public pages do not show the list. */
  reordering?: Reordering<Fields> | undefined;
}

/** Moves records in their list, and previews them on the page. */
export interface Reordering<Fields extends object> {
  /**
   * Moves a record to an index of its list, if there is one.
   * @param control the control of the record that keeps the focus
   */
  onMove(record: StoredRecord<Fields>, index: number, control?: RecordAction): void;
  /** Missing if the section has no frame. */
  onPreview?(record: StoredRecord<Fields>): void;
}

/** Validates and searches the records of one editor. */
export interface Codec<Fields extends object> extends EntryRules<Fields> {
  /** Labels by field name. */
  readonly labels: Readonly<Record<string, string>>;
  /** Describe values that say nothing by themselves, by field name. */
  readonly describe?: Readonly<Record<string, (value: unknown) => string>>;
  searchText(record: IncomingRecord<Fields>): string;
}

export interface EditorDefinition<Fields extends object = object> extends SectionRow {
  readonly store: RecordStore<Fields>;
  readonly codec: Codec<Fields>;
  /** Question before a record is deleted. If it is missing, the editor deletes at once. */
  readonly confirmDelete?: string;
  /** Label of the button that opens the form. If it is missing, the form is always open. */
  readonly openLabel?: string;
  /** Label of the button that opens the form for pasted text. */
  readonly pasteLabel?: string;
  /** Returns the records as CSV, if the editor offers that. */
  writeCsv?(): string;
  /** Returns what the form holds of a record, or of a new one. */
  makeDraft(record: StoredRecord<Fields> | undefined, isPasting: boolean): object;
  /** Lists the texts of a draft with the labels of their fields. The first one is its title. */
  readDraft(draft: object): [label: string, text: string][];
  renderForm(props: FormProps<Fields>): ReactNode;
  renderList(props: ListProps<Fields>): ReactNode;
  /** Renders totals of the records that filter and search have found, above a list of several. */
  renderOverview?(shown: RecordList<Fields>): ReactNode;
  /** Renders its children once the form and the list are loaded. */
  readonly Gate?: ComponentType<{ children: ReactNode }>;
  /** Arranges and filters the records, and renders the controls of the filter. */
  useShown?(records: RecordList<Fields>): { shown: RecordList<Fields>; controls?: ReactNode };
  /** Ends a filter that hides a record. */
  reveal?(record: StoredRecord<Fields>): void;
}
