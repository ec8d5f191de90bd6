import { atom } from 'nanostores';
import type { MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EditorDefinition } from '../editor';
import { takeNewRecordHash } from '../new-record';
import { succeed } from '../storage/outcome';
import { identityOf } from '../stores/identity';
import type { StoredRecord } from '../stores/record-storage';
import { isByKeyboard, isSecondClick, rememberClick } from './double-click';
import { elementIdOf, findButton, findNeighbourButton } from './record-buttons';
import { isMatch } from './search';
import { offerUndo, undoButtonId } from './undo';
import { confirmLeave } from './unsaved';

interface FormState<Fields> {
  /** A new number remounts the form. */
  readonly formNumber: number;
  /** The record when it was loaded into the form. */
  readonly record: StoredRecord<Fields> | undefined;
  readonly isOpen: boolean;
  readonly isPasting: boolean;
}

type EditorParts<Fields extends object> = Pick<
  EditorDefinition<Fields>,
  'store' | 'name' | 'codec' | 'confirmDelete' | 'openLabel'
>;

/**
 * Creates the actions of an editor. They also move the focus.
 * Edit focuses the form, saving and cancelling focus the record's button, and deleting focuses Undo or the
 * next record. Adding focuses the confirmation, which precedes the empty form, or the button that opens the form.
 */
export function createEditSession<Fields extends object>(
  { store, name, codec, confirmDelete, openLabel }: EditorParts<Fields>,
  panel: RefObject<HTMLElement | null>,
  listHeadingId: string,
) {
  const isOpenByDefault = !openLabel;
  const $form = atom<FormState<Fields>>({
    formNumber: 0,
    record: undefined,
    isOpen: takeNewRecordHash() || isOpenByDefault,
    isPasting: false,
  });
  /** Confirms the last save to screen readers, until the form is used again. */
  const $announcement = atom('');
  const $query = atom('');

  const resetForm = (record?: StoredRecord<Fields>, isOpen = isOpenByDefault, isPasting = false) => {
    $announcement.set('');
    flushSync(() => $form.set({ formNumber: $form.get().formNumber + 1, record, isOpen, isPasting }));
  };
  const findInPanel = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
  const findControl = () => findInPanel('form :is(input, textarea, select), button');
  const focusPanel = () => findControl()?.focus();
  const focusRecord = (record: StoredRecord<Fields> | undefined) => {
    const button = record && findButton(elementIdOf(record), 'edit');
    if (button) button.focus();
    else focusPanel();
  };
  /** Focuses the confirmation, not the empty form below it, so that the user notices that the record was saved. */
  const focusConfirmation = () => findInPanel('[aria-live]')?.focus();
  /** Ends a search that would hide a saved record. */
  const endHidingSearch = (record: StoredRecord<Fields>) => {
    if (!isMatch(codec.searchText(record), $query.get())) $query.set('');
  };

  return {
    $form,
    $query,
    $announcement,
    /** Opens an empty form, or one for pasted text. */
    onOpen: (isPasting: boolean) => {
      resetForm(undefined, true, isPasting);
      focusPanel();
    },
    onEdit: (record: StoredRecord<Fields>) => {
      if (!confirmLeave(store)) return;
      resetForm(record, true);
      focusPanel();
    },
    onInput: () => $announcement.set(''),
    /** Saves the form as a new record or over the edited one, then clears it. */
    onSave: (fields: Fields) => {
      const { record } = $form.get();
      const saved = flushSync(() => {
        const outcome = record ? store.replace(record, fields) : store.add(fields);
        if (!outcome.ok) return outcome;
        endHidingSearch(outcome.value);
        resetForm();
        $announcement.set(`${name.one} saved.`);
        return outcome;
      });
      if (saved.ok && !record && isOpenByDefault) focusConfirmation();
      else if (saved.ok) focusRecord(record && saved.value);
      else if (saved.fault === 'gone' || saved.fault === 'changed') findInPanel('button')?.focus();
      return saved.ok;
    },
    onCancel: () => {
      const { record } = $form.get();
      resetForm();
      focusRecord(record && store.find(record));
    },
    /** Saves the form over another tab's version, or as a new record if that tab deleted it. */
    onKeepMine: () => {
      const { record } = $form.get();
      flushSync(() => $form.set({ ...$form.get(), record: record && store.find(record) }));
      panel.current?.querySelector('form')?.requestSubmit();
    },
    /** Loads another tab's version, or clears the form if that tab deleted the record. */
    onUseStored: () => {
      const { record } = $form.get();
      const current = record && store.find(record);
      resetForm(current, current ? true : isOpenByDefault);
      focusPanel();
    },
    /** Asks for confirmation if the editor requires it, then deletes. */
    onDelete: (record: StoredRecord<Fields>, click: MouseEvent) => {
      if (isSecondClick(click) || (confirmDelete && !window.confirm(confirmDelete))) return;
      const isEdited = () => {
        const { record: edited } = $form.get();
        return edited && identityOf(edited) === identityOf(record);
      };
      if (isEdited() && !confirmLeave(store)) return;
      const next =
        findNeighbourButton(elementIdOf(record), 'delete') ?? document.getElementById(listHeadingId);
      $announcement.set('');
      const removed = flushSync(() => {
        const outcome = store.remove(record);
        if (!outcome.ok || !outcome.value) return undefined;
        // Keep a form whose record another tab has deleted.
        if (isEdited()) resetForm();
        return outcome.value;
      });
      if (!removed) return;
      rememberClick(click);
      const restore = () => {
        const restored = store.restore(removed);
        if (!restored.ok) return restored;
        endHidingSearch(restored.value);
        return succeed(elementIdOf(restored.value));
      };
      flushSync(() => offerUndo({ name, restore }, next));
      if (isByKeyboard(click)) document.getElementById(undoButtonId)?.focus();
      else next?.focus();
    },
  };
}
