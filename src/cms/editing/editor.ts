import type { MouseEvent, ReactNode } from 'react';
import type { Section } from '../section';
import type { RecordList, StoredRecord } from '../stores/record-storage';
import type { RecordStore } from '../stores/record-store';
import type { RecordName } from '../words';
import type { Codec } from './codec';

/** What every form is given. A form is made anew for each record that is edited. */
export interface FormProps<Fields extends object> {
  /** The record that is edited; none while a new one is written. */
  record: StoredRecord<Fields> | undefined;
  onSave(fields: Fields): void;
  onCancel(): void;
}

/** What every list is given. */
export interface ListProps<Fields extends object> {
  records: RecordList<Fields>;
  onEdit(record: StoredRecord<Fields>): void;
  onDelete(record: StoredRecord<Fields>, click: MouseEvent): void;
}

/** One of the ten editors (spec §2.22): everything in which it differs from the others. */
export interface EditorDefinition<Fields extends object = object> {
  readonly section: Section;
  readonly name: RecordName;
  readonly store: RecordStore<Fields>;
  readonly codec: Codec<Fields>;
  /** Asked before a record is deleted (spec §5.4); without it nothing is asked. */
  readonly confirmDelete?: string;
  readonly emptyText: string;
  /** The button that opens a form which is hidden otherwise. */
  readonly openLabel?: string;
  /** The records as a spreadsheet, where that makes sense. */
  writeCsv?(): string;
  renderForm(props: FormProps<Fields>): ReactNode;
  renderList(props: ListProps<Fields>): ReactNode;
}
