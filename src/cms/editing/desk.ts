import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Outcome } from '../storage/outcome';
import type { StoredRecord } from '../stores/record-storage';
import type { RecordStore, Removed } from '../stores/record-store';
import { confirmLeave } from '../stores/unsaved';
import { keyOf } from './focus';

/** What stands on an editor's desk: one form, empty or with a record in it. */
export interface Session<Fields> {
  /** Counts the forms: a new number is a new, untouched form. */
  readonly turn: number;
  /** The record as it was when it came into the form. */
  readonly record: StoredRecord<Fields> | undefined;
  readonly isOpen: boolean;
}

/** What can be done in an editor (spec §4.3), apart from how it looks. */
export interface Desk<Fields> {
  readonly $session: ReadableAtom<Session<Fields>>;
  /** What the list is searched for. */
  readonly $query: WritableAtom<string>;
  /** Opens an empty form. */
  start(): void;
  /** Puts a record into the form; false where the person would rather keep what is typed there. */
  edit(record: StoredRecord<Fields>): boolean;
  /** Saves the form as a new record or in the place of the old one, then clears it. */
  save(fields: Fields): Outcome<StoredRecord<Fields>>;
  /** Clears the form and leaves edit mode. */
  clear(): void;
  /** Leaves edit mode but keeps what is typed: saving makes a new record of it. */
  detach(): void;
  /** Asks where this editor asks, then deletes; undefined where the record stays. */
  remove(record: StoredRecord<Fields>): Removed<Fields> | undefined;
}

interface Options<Fields> {
  store: RecordStore<Fields>;
  confirmDelete?: string | undefined;
  /** Whether the form is there from the beginning. */
  isOpen: boolean;
}

export function createDesk<Fields extends object>({
  store,
  confirmDelete,
  isOpen,
}: Options<Fields>): Desk<Fields> {
  const $session = atom<Session<Fields>>({ turn: 0, record: undefined, isOpen });
  const begin = (record?: StoredRecord<Fields>, open = isOpen) =>
    $session.set({ turn: $session.get().turn + 1, record, isOpen: open });

  return {
    $session,
    $query: atom(''),
    start: () => begin(undefined, true),
    edit: (record) => {
      if (!confirmLeave()) return false;
      begin(record, true);
      return true;
    },
    save: (fields) => {
      const { record } = $session.get();
      const saved = record ? store.replace(record, fields) : store.add(fields);
      if (saved.ok) begin();
      return saved;
    },
    clear: () => begin(),
    detach: () => $session.set({ ...$session.get(), record: undefined }),
    remove: (record) => {
      if (confirmDelete && !window.confirm(confirmDelete)) return undefined;
      const removed = store.remove(record);
      if (!removed.ok || !removed.value) return undefined;
      // Another tab may have deleted what is in the form: that is asked about, not cleared.
      const { record: edited } = $session.get();
      if (edited && keyOf(edited) === keyOf(removed.value.record)) begin();
      return removed.value;
    },
  };
}
