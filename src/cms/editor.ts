import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { MotifName } from '~/config/motif';
import type { SectionName } from '~/domain/content/record';
import type { EntryRules } from './storage/entry';
import type { RecordList, StoredRecord } from './stores/record-storage';
import type { RecordStore } from './stores/record-store';
import type { RecordName } from './words';

/** What every form is given. A form is made anew for each record that is edited. */
export interface FormProps<Fields extends object> {
  /** The record that is edited; none while a new one is written. */
  record: StoredRecord<Fields> | undefined;
  /** Whether a new one is to be read from a text. */
  isPasting: boolean;
  /** Returns whether it was saved. */
  onSave(fields: Fields): boolean;
  onCancel(): void;
}

/** What every list is given. */
export interface ListProps<Fields extends object> {
  records: RecordList<Fields>;
  onEdit(record: StoredRecord<Fields>): void;
  onDelete(record: StoredRecord<Fields>, click: MouseEvent): void;
  /** What the order of a list allows, where pages show it. */
  order?: ListOrder<Fields> | undefined;
}

/** Puts records in order, and shows one on its page. */
export interface ListOrder<Fields extends object> {
  /** Moves a record one place up (-1) or down (1). */
  onStep(record: StoredRecord<Fields>, step: -1 | 1): void;
  onDrag(record: StoredRecord<Fields>, press: PointerEvent): Promise<void>;
  onShow(record: StoredRecord<Fields>): void;
}

/** How records of one kind are checked, searched, and written into a backup. */
export interface Codec<Fields extends object> extends EntryRules<Fields> {
  /** The labels of the fields, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  /** Returns the text that a search looks through. */
  searchText(record: Fields): string;
  serialize(record: StoredRecord<Fields>): Promise<object>;
  /** The record in a valid entry; undefined when its picture cannot be read. */
  deserialize(entry: object): Promise<StoredRecord<Fields> | undefined>;
}

/** Names and texts of an editor. */
export interface EditorTexts {
  /** The last part of its address: `/cms/<id>/`. */
  readonly id: string;
  /** What the sidebar calls it. */
  readonly menu: string;
  readonly heading: string;
  /** The drawing that stands for it. */
  readonly motif: MotifName;
  /** Key of its records in local storage and in a backup. */
  readonly key: string;
  readonly name: RecordName;
  /** Asked before a record is deleted; without it nothing is asked. */
  readonly confirmDelete?: string;
  readonly emptyText: string;
  /** The list of the site that its records are for. */
  readonly site?: SectionName;
}

/** One editor of the dashboard. */
export interface EditorDefinition<Fields extends object = object> extends EditorTexts {
  readonly store: RecordStore<Fields>;
  readonly codec: Codec<Fields>;
  /** The button that opens a form which is hidden otherwise. */
  readonly openLabel?: string;
  /** The button beside it that opens the form for a text to be pasted. */
  readonly pasteLabel?: string;
  /** The records as a spreadsheet, where that makes sense. */
  writeCsv?(): string;
  renderForm(props: FormProps<Fields>): ReactNode;
  renderList(props: ListProps<Fields>): ReactNode;
  /** What several records come to, above the list. */
  renderOverview?(records: RecordList<Fields>): ReactNode;
}
