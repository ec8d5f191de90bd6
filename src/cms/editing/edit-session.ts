import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Outcome } from '../storage/outcome';
import type { StoredRecord } from '../stores/record-storage';
import type { RecordStore, Removed } from '../stores/record-store';
import { keyOf } from './focus';
import { confirmLeave } from './unsaved';

/** The form of an editor: empty, or with a record in it. */
export interface FormState<Fields> {
  /** A new number makes a new, untouched form. */
  readonly formNumber: number;
  /** The record as it was when it came into the form. */
  readonly record: StoredRecord<Fields> | undefined;
  readonly isOpen: boolean;
}

/** What can be done in an editor (spec §4.3), without its looks and its focus. */
export interface EditSession<Fields> {
  readonly $form: ReadableAtom<FormState<Fields>>;
  /** What the list is searched for. */
  readonly $query: WritableAtom<string>;
  /** Opens an empty form. */
  start(): void;
  /** Puts a record into the form; false when the person wants to keep what is typed there. */
  edit(record: StoredRecord<Fields>): boolean;
  /** Saves the form as a new record or in the place of the old one, then clears it. */
  save(fields: Fields): Outcome<StoredRecord<Fields>>;
  /** Clears the form and leaves edit mode. */
  clear(): void;
  /** Leaves edit mode but keeps what is typed: saving makes a new record of it. */
  detach(): void;
  /** Asks if the editor asks, then deletes; undefined when the record was not deleted. */
  remove(record: StoredRecord<Fields>): Removed<Fields> | undefined;
}

interface Options<Fields> {
  store: RecordStore<Fields>;
  confirmDelete?: string | undefined;
  /** Whether the form is there from the beginning. */
  isOpen: boolean;
}

export function createEditSession<Fields extends object>({
  store,
  confirmDelete,
  isOpen,
}: Options<Fields>): EditSession<Fields> {
  const $form = atom<FormState<Fields>>({ formNumber: 0, record: undefined, isOpen });
  const begin = (record?: StoredRecord<Fields>, open = isOpen) =>
    $form.set({ formNumber: $form.get().formNumber + 1, record, isOpen: open });

  return {
    $form,
    $query: atom(''),
    start: () => begin(undefined, true),
    edit: (record) => {
      if (!confirmLeave()) return false;
      begin(record, true);
      return true;
    },
    save: (fields) => {
      const { record } = $form.get();
      const saved = record ? store.replace(record, fields) : store.add(fields);
      if (saved.ok) begin();
      return saved;
    },
    clear: () => begin(),
    detach: () => $form.set({ ...$form.get(), record: undefined }),
    remove: (record) => {
      if (confirmDelete && !window.confirm(confirmDelete)) return undefined;
      const removed = store.remove(record);
      if (!removed.ok || !removed.value) return undefined;
      // The form may hold a record that another tab has deleted. It must not be cleared then.
      const { record: edited } = $form.get();
      if (edited && keyOf(edited) === keyOf(removed.value.record)) begin();
      return removed.value;
    },
  };
}
