import { atom } from 'nanostores';
import type { MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenKept } from '../copies/versions';
import type { EditorDefinition } from '../editor';
import { isEqual } from '../list/equality';
import type { StoredRecord } from '../list/record';
import { takeNewRecordHash } from '../new-record';
import { succeed } from '../storage/outcome';
import { elementIdOf, findButton, findNeighbourButton, showAndFocus } from './find-button';
import { isMatch } from './search';
import { findTyped, forgetTyped, keepTyped, readTyped } from './typed-draft';
import { offerUndo, undoButtonId } from './undo';
import { confirmLeave, unsavedDraftOf } from './unsaved';

interface FormState<Fields> {
  /** A new number remounts the form. */
  readonly formNumber: number;
  /** The record when it was loaded into the form. */
  readonly record: StoredRecord<Fields> | undefined;
  readonly isOpen: boolean;
  readonly isPasting: boolean;
  /** A draft that was dropped and is restored. */
  readonly draft?: object;
}

/** Functions that reopen a form of the shown editors, by their keys. */
const openSessions = new Map<string, (form: object) => void>();

/** Reopens a form that was left. */
export const reopenForm = (key: string, form: Omit<FormState<object>, 'formNumber'>): void =>
  openSessions.get(key)?.(form);

type EditorParts<Fields extends object> = Pick<
  EditorDefinition<Fields>,
  'store' | 'name' | 'codec' | 'confirmDelete' | 'openLabel'
>;

const focusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

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
  const { key } = codec;
  const isNew = takeNewRecordHash();
  const $form = atom<FormState<Fields>>({
    formNumber: 0,
    record: undefined,
    isOpen: isNew || isOpenByDefault,
    isPasting: false,
  });
  /** Confirms the last save to screen readers, until the form is used again. */
  const $announcement = atom('');
  const $query = atom('');
  /** Key of what was typed before a crash or reload. */
  const $typed = atom<string | undefined>(undefined);

  const resetForm = (record?: StoredRecord<Fields>, isOpen = isOpenByDefault, isPasting = false) => {
    $announcement.set('');
    keepTyped(key, undefined);
    flushSync(() => $form.set({ formNumber: $form.get().formNumber + 1, record, isOpen, isPasting }));
  };
  const findInPanel = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
  const findControl = () => findInPanel('form :is(input, textarea, select), button');
  const focusPanel = () => showAndFocus(findControl());
  const focusRecord = (record: StoredRecord<Fields> | undefined) => {
    const button = record && findButton(elementIdOf(record), 'edit');
    if (button) button.focus();
    else focusPanel();
  };
  /** Focuses the confirmation, not the empty form below it, so that the user notices that the record was saved. */
  const focusConfirmation = () => findInPanel('[aria-live]')?.focus();
  /** Leaves the form with `leave`, then offers to restore its unsaved draft. */
  const leaveForm = (leave: () => void) => {
    const draft = unsavedDraftOf(store);
    const { formNumber: _, ...form } = $form.get();
    leave();
    if (!draft) return;
    const restore = () => {
      reopenForm(key, { ...form, draft });
      return succeed('');
    };
    const text = 'Your text was removed.';
    offerUndo({ kind: 'draft', name, text, restore }, focusedElement());
  };
  /** Ends a search that would hide a saved record. */
  const endHidingSearch = (record: StoredRecord<Fields>) => {
    if (!isMatch(codec.searchText(record), $query.get())) $query.set('');
  };

  /** Says what has become of a saved record once the browser has written it to the disk. */
  const confirmSave = async (isUpdate: boolean) => {
    const form = $form.get();
    const isKept = await whenKept();
    if ($form.get() !== form) return;
    const done = `${name.one} ${store.keptIn === 'storage' ? 'saved' : isUpdate ? 'changed' : 'added'}`;
    if (store.keptIn === 'storage')
      $announcement.set(isKept ? `${done}.` : `${done}, but this browser keeps no earlier versions.`);
    else
      $announcement.set(
        isKept
          ? `${done}. A reload empties this list; ‘Earlier versions’ on the first page gives it back.`
          : `${done}. Press ‘⋯’ and ‘Save a backup’ before you close this page.`,
      );
  };

  /** Opens a form that was left, in place of the present one. */
  const openLeft = (form: object) => {
    const { formNumber, ...empty } = { ...$form.get(), record: undefined };
    leaveForm(() => flushSync(() => $form.set({ ...empty, ...form, formNumber: formNumber + 1 })));
    focusPanel();
  };

  return {
    $form,
    $query,
    $announcement,
    $typed,
    /** Lets `reopenForm` open a form in this session. Returns a function that stops this. */
    connect: () => {
      openSessions.set(key, openLeft);
      if (isNew) focusPanel();
      void findTyped(key).then($typed.set);
      return () => {
        if (openSessions.get(key) === openLeft) openSessions.delete(key);
      };
    },
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
    /** Keeps what is typed. */
    onDraft: (draft: object | undefined) => {
      const { formNumber: _, ...form } = $form.get();
      keepTyped(key, draft && { ...form, draft });
    },
    /** Opens the form of before a crash, or forgets it. Its entry stays until the form is open. */
    onTyped: async (isWanted: boolean) => {
      const found = $typed.get();
      if (!found) return;
      $typed.set(undefined);
      focusPanel();
      if (isWanted) {
        const typed = await readTyped(found).catch(() => undefined);
        if (openSessions.get(key) !== openLeft) return;
        if (!typed) {
          $typed.set(found);
          $announcement.set('This text could not be opened. Is it open in another tab?');
          return;
        }
        reopenForm(key, typed);
      }
      forgetTyped(found);
    },
    /** Saves the form as a new record or over the edited one, then clears it. */
    onSave: (fields: Fields) => {
      const { record } = $form.get();
      const saved = flushSync(() => {
        const outcome = record ? store.replace(record, fields) : store.add(fields);
        if (!outcome.ok) return outcome;
        endHidingSearch(outcome.value);
        resetForm();
        return outcome;
      });
      if (saved.ok) void confirmSave(Boolean(record));
      if (saved.ok && !record && isOpenByDefault) focusConfirmation();
      else if (saved.ok) focusRecord(record && saved.value);
      else if (saved.fault === 'gone' || saved.fault === 'changed') findInPanel('button')?.focus();
      return saved.ok;
    },
    onCancel: () => {
      const { record } = $form.get();
      leaveForm(() => {
        resetForm();
        focusRecord(record && store.find(record));
      });
    },
    /** Saves the form over another tab's version, or as a new record if that tab deleted it. */
    onKeepMine: () => {
      const { record } = $form.get();
      const theirs = record && store.find(record);
      flushSync(() => $form.set({ ...$form.get(), record: theirs }));
      panel.current?.querySelector('form')?.requestSubmit();
      const mine = theirs && store.find(theirs);
      if (!mine || isEqual(mine, theirs)) return;
      const restore = () => {
        const restored = store.replace(mine, theirs);
        if (restored.ok) return succeed(elementIdOf(restored.value));
        // A later change of the record stays.
        return restored.fault === 'gone' || restored.fault === 'changed' ? succeed('') : restored;
      };
      const text = `${name.one} saved over the other version.`;
      offerUndo({ kind: 'draft', name, text, restore }, focusedElement());
    },
    /** Loads another tab's version, or clears the form if that tab deleted the record. */
    onUseStored: () => {
      const { record } = $form.get();
      const current = record && store.find(record);
      leaveForm(() => {
        resetForm(current, current ? true : isOpenByDefault);
        focusPanel();
      });
    },
    /** Asks for confirmation if the editor requires it, then deletes. */
    onDelete: (record: StoredRecord<Fields>, click: MouseEvent) => {
      if (confirmDelete && !window.confirm(confirmDelete)) return;
      const isEdited = () => {
        const { record: edited } = $form.get();
        return edited && edited.id === record.id;
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
      const restore = () => {
        const restored = store.restore(removed);
        if (!restored.ok) return restored;
        endHidingSearch(restored.value);
        return succeed(elementIdOf(restored.value));
      };
      flushSync(() => offerUndo({ kind: 'deletion', name, restore }, next));
      // Browsers count no clicks of a keyboard.
      if (click.detail === 0) document.getElementById(undoButtonId)?.focus();
      else next?.focus();
    },
  };
}
