import { atom } from 'nanostores';
import type { MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EditorDefinition } from '../editor';
import { newRecord } from '../new-record';
import { succeed } from '../storage/outcome';
import { identityOf } from '../stores/identity';
import type { StoredRecord } from '../stores/record-storage';
import { isByKeyboard, isSecondClick, rememberClick } from './double-click';
import { elementIdOf, findButton, findNeighbour } from './focus';
import { isMatch } from './search';
import { offerUndo, undoButtonId } from './undo';
import { confirmLeave } from './unsaved';

/** The form of an editor: empty, or with a record in it. */
interface FormState<Fields> {
  /** A new number makes a new, untouched form. */
  readonly formNumber: number;
  /** The record as it was when it came into the form. */
  readonly record: StoredRecord<Fields> | undefined;
  readonly isOpen: boolean;
  readonly isPasting: boolean;
}

type Subject<Fields extends object> = Pick<
  EditorDefinition<Fields>,
  'store' | 'name' | 'codec' | 'confirmDelete' | 'openLabel'
>;

/**
 * Creates the actions of an editor and moves the focus after each: to the form after Edit, to the record's button after
 * saving or cancelling, to Undo or the next record after deleting.
 */
export function createEditSession<Fields extends object>(
  { store, name, codec, confirmDelete, openLabel }: Subject<Fields>,
  panel: RefObject<HTMLElement | null>,
  listHeadingId: string,
) {
  const isOpenAtRest = !openLabel;
  const $form = atom<FormState<Fields>>({
    formNumber: 0,
    record: undefined,
    isOpen: isOpenAtRest || location.hash === newRecord,
    isPasting: false,
  });
  /** What was saved last, until the form is used for something else. */
  const $told = atom('');
  /** What the list is searched for. */
  const $query = atom('');

  const begin = (record?: StoredRecord<Fields>, isOpen = isOpenAtRest, isPasting = false) => {
    // The form that the address has asked for is done with; a reload would open it again.
    if (location.hash === newRecord) history.replaceState(history.state, '', location.pathname);
    $told.set('');
    flushSync(() => $form.set({ formNumber: $form.get().formNumber + 1, record, isOpen, isPasting }));
  };
  const focusPanel = () =>
    panel.current?.querySelector<HTMLElement>('form :is(input, textarea, select), button')?.focus();
  const focusRecord = (record: StoredRecord<Fields> | undefined) => {
    const button = record && findButton(elementIdOf(record), 'edit');
    if (button) button.focus();
    else focusPanel();
  };
  /** Ends a search that would hide a record that was just saved. */
  const reveal = (record: StoredRecord<Fields>) => {
    if (!isMatch(codec.searchText(record), $query.get())) $query.set('');
  };

  return {
    $form,
    $query,
    $told,
    /** Opens an empty form, or one for a text to be pasted. */
    onOpen: (isPasting: boolean) => {
      begin(undefined, true, isPasting);
      focusPanel();
    },
    onEdit: (record: StoredRecord<Fields>) => {
      if (!confirmLeave()) return;
      begin(record, true);
      focusPanel();
    },
    /** Saves the form as a new record or in the place of the old one, then clears it. */
    onSave: (fields: Fields) => {
      const { record } = $form.get();
      const saved = flushSync(() => {
        const outcome = record ? store.replace(record, fields) : store.add(fields);
        if (!outcome.ok) return outcome;
        reveal(outcome.value);
        begin();
        $told.set(`${name.one} saved.`);
        return outcome;
      });
      if (saved.ok) focusRecord(record && saved.value);
      else if (saved.fault === 'gone' || saved.fault === 'changed')
        panel.current?.querySelector('button')?.focus();
      return saved.ok;
    },
    /** Clears the form and leaves edit mode. */
    onCancel: () => {
      const { record } = $form.get();
      begin();
      focusRecord(record && store.find(record));
    },
    /** Saves the form over another tab's version, or as a new record if that tab deleted it. */
    onKeep: () => {
      const { record } = $form.get();
      flushSync(() => $form.set({ ...$form.get(), record: record && store.find(record) }));
      panel.current?.querySelector('form')?.requestSubmit();
    },
    /** Loads another tab's version, or clears the form if that tab deleted the record. */
    onDiscard: () => {
      const { record } = $form.get();
      const current = record && store.find(record);
      begin(current, current ? true : isOpenAtRest);
      focusPanel();
    },
    /** Asks if the editor asks, then deletes. */
    onDelete: (record: StoredRecord<Fields>, click: MouseEvent) => {
      if (isSecondClick(click) || (confirmDelete && !window.confirm(confirmDelete))) return;
      const isEdited = () => {
        const { record: edited } = $form.get();
        return edited && identityOf(edited) === identityOf(record);
      };
      if (isEdited() && !confirmLeave()) return;
      const next = findNeighbour(elementIdOf(record), 'delete') ?? document.getElementById(listHeadingId);
      const removed = flushSync(() => {
        const outcome = store.remove(record);
        if (!outcome.ok || !outcome.value) return undefined;
        // The form may hold a record that another tab has deleted. It must not be cleared then.
        if (isEdited()) begin();
        return outcome.value;
      });
      if (!removed) return;
      rememberClick(click);
      const restore = () => {
        const restored = store.restore(removed);
        if (!restored.ok) return restored;
        reveal(restored.value);
        return succeed(elementIdOf(restored.value));
      };
      flushSync(() => offerUndo({ name, restore }, next));
      if (isByKeyboard(click)) document.getElementById(undoButtonId)?.focus();
      else next?.focus();
    },
  };
}
