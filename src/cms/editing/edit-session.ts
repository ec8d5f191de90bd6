import { atom } from 'nanostores';
import type { MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenKept } from '../copies/versions';
import { type DraftLoss, type EditorDefinition, newRecordHash } from '../editor';
import { $drafts, type Draft, draftKeyOf, draftsOf, freeKey, putDraft } from '../form/drafts';
import { type StoredRecord, siteIdOf } from '../list/record';
import { isEqual } from '../record/equality';
import { describeLinks } from '../sections';
import { succeed } from '../storage/outcome';
import { elementIdOf, findButton, findNeighbourButton, showAndFocus } from './find-button';
import { isMatch } from './search';
import { offerUndo, undoButtonId } from './undo';

interface FormState<Fields> {
  /** A new number remounts the form. */
  readonly formNumber: number;
  /** The key of its draft. */
  readonly key: string;
  /** The record when it was loaded into the form. */
  readonly record: StoredRecord<Fields> | undefined;
  readonly isOpen: boolean;
  readonly isPasting: boolean;
  /** The form opened with a draft. */
  readonly wasLeft: boolean;
}

const textRemoved = { text: 'Your text was removed.' };

const focusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * Creates the actions of an editor. They also move the focus.
 * Edit focuses the form, saving and cancelling focus the record's button, and deleting focuses Undo or the
 * next record. Adding focuses the confirmation, which precedes the empty form, or the button that opens the form.
 */
export function createEditSession<Fields extends object>(
  editor: EditorDefinition<Fields>,
  panel: RefObject<HTMLElement | null>,
  listHeadingId: string,
) {
  const { store, name, codec, makeDraft, confirmDelete, openLabel, reveal } = editor;
  const isOpenByDefault = !openLabel;
  let formNumber = 0;
  /** The draft that the form shows. */
  let shown: Draft | undefined;

  /** Returns a form with the draft at a key, if there is one. */
  const makeForm = (
    record?: StoredRecord<Fields>,
    isOpen = isOpenByDefault,
    isPasting = false,
    key = draftKeyOf(codec.key, { record, isPasting }),
  ): FormState<Fields> => {
    const left = $drafts.get().get(key);
    shown = left;
    formNumber += 1;
    const form = { formNumber, key, record, isOpen, isPasting, wasLeft: Boolean(left) };
    return left
      ? { ...form, record: left.record as StoredRecord<Fields> | undefined, isPasting: left.isPasting }
      : form;
  };
  const $form = atom(makeForm(undefined, location.hash === newRecordHash || isOpenByDefault));
  /** Confirms the last save to screen readers, until the form is used again. */
  const $announcement = atom('');
  const $query = atom('');

  const showForm = (...form: Parameters<typeof makeForm>) => {
    $announcement.set('');
    flushSync(() => $form.set(makeForm(...form)));
  };
  const findInPanel = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
  const focusPanel = () =>
    showAndFocus(findInPanel('form :is(input, textarea, select)') ?? findInPanel('.button'));
  const focusRecord = (record: StoredRecord<Fields> | undefined) => {
    const button = record && findButton(elementIdOf(record), 'edit');
    if (button) button.focus();
    else focusPanel();
  };
  /** Focuses the confirmation, not the empty form below it, so that the user notices that the record was saved. */
  const focusConfirmation = () => findInPanel('[aria-live]')?.focus();
  const openDraft = (key: string) => {
    showForm(undefined, true, false, key);
    focusPanel();
  };

  /** Keeps what the form holds, unless the record is the same. Undefined removes the draft. */
  const keepDraft = (draft: object | undefined) => {
    const { key, record, isPasting } = $form.get();
    const isTyped = draft && !isEqual(draft, makeDraft(record, isPasting));
    shown = isTyped ? { record, isPasting, draft } : undefined;
    putDraft(key, shown);
  };
  /** Changes the form's draft with `change`, then offers to put back what it has lost. */
  const loseDraft = (
    change: () => void,
    { text, restore: merge }: DraftLoss,
    before = $drafts.get().get($form.get().key),
  ) => {
    const { key } = $form.get();
    change();
    const after = $drafts.get().get(key);
    if (!before || before === after) return;
    const restore = () => {
      const drafts = $drafts.get();
      const now = drafts.get(key);
      const isChanged = now && now !== after;
      const target = isChanged && !merge ? freeKey(drafts, key) : key;
      putDraft(target, isChanged && merge ? { ...now, draft: merge(now.draft) } : before);
      openDraft(target);
      return succeed('');
    };
    offerUndo({ kind: 'draft', name, text, restore }, focusedElement());
  };

  /** Ends a search and a filter that would hide a saved record. */
  const endHidingSearch = (record: StoredRecord<Fields>) => {
    reveal?.(record);
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

  return {
    $form,
    $query,
    $announcement,
    /** Shows drafts that do not come from the form, such as those of closed tabs. Returns a function that stops this. */
    connect: () => {
      if (location.hash === newRecordHash) focusPanel();
      return $drafts.subscribe((drafts) => {
        const { key, record, isOpen, isPasting } = $form.get();
        if (drafts.get(key) !== shown) $form.set(makeForm(record, isOpen, isPasting, key));
      });
    },
    openDraft,
    /** Opens an empty form, or one for pasted text. */
    onOpen: (isPasting: boolean) => {
      showForm(undefined, true, isPasting);
      focusPanel();
    },
    onEdit: (record: StoredRecord<Fields>) => {
      showForm(record, true);
      focusPanel();
    },
    onStart: (draft: object) => {
      const key = freeKey($drafts.get(), draftKeyOf(codec.key, { record: undefined, isPasting: false }));
      putDraft(key, { record: undefined, isPasting: false, draft });
      openDraft(key);
      $form.set({ ...$form.get(), wasLeft: false });
    },
    onInput: () => $announcement.set(''),
    setDraft: (change: (last: object) => object, loss?: DraftLoss) => {
      const { key, record, isPasting } = $form.get();
      const last = $drafts.get().get(key) ?? { record, isPasting, draft: makeDraft(record, isPasting) };
      const changeDraft = () => keepDraft(change(last.draft));
      if (loss) loseDraft(changeDraft, loss, last);
      else changeDraft();
    },
    /** Saves the form as a new record or over the edited one, then clears it. */
    onSave: (fields: Fields, left?: object) => {
      const { record } = $form.get();
      const saved = flushSync(() => {
        const outcome = record ? store.replace(record, fields) : store.add(fields);
        if (!outcome.ok) return outcome;
        endHidingSearch(outcome.value);
        keepDraft(left);
        showForm();
        return outcome;
      });
      if (saved.ok) void confirmSave(Boolean(record));
      if (saved.ok && !record && isOpenByDefault) focusConfirmation();
      else if (saved.ok) focusRecord(record && saved.value);
      else if (saved.fault === 'gone' || saved.fault === 'changed')
        findInPanel('[role=alert] button')?.focus();
      return saved.ok;
    },
    onCancel: (left?: object) => {
      const { record } = $form.get();
      loseDraft(() => {
        keepDraft(left);
        showForm();
        focusRecord(record && store.find(record));
      }, textRemoved);
    },
    /** Saves the form over another tab's version, or as a new record if that tab deleted it. */
    onKeepMine: () => {
      const { record, key } = $form.get();
      const theirs = record && store.find(record);
      flushSync(() => $form.set({ ...$form.get(), record: theirs }));
      const draft = $drafts.get().get(key);
      if (draft) keepDraft(draft.draft);
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
    /** Removes what was typed, and loads the stored version, or clears the form if the record was deleted. */
    onUseStored: () => {
      const { record, isPasting } = $form.get();
      const current = record && store.find(record);
      const isOpen = record && !current ? isOpenByDefault : true;
      loseDraft(() => {
        keepDraft(undefined);
        showForm(current, isOpen, isPasting);
        focusPanel();
      }, textRemoved);
    },
    /** Asks for confirmation if the editor requires it, then deletes. The record's drafts come back with it. */
    onDelete: (record: StoredRecord<Fields>, click: MouseEvent) => {
      const links = describeLinks(editor, siteIdOf(record));
      const question = [confirmDelete ?? (links && `Delete this ${name.one}?`), links]
        .filter(Boolean)
        .join(' ');
      if (question && !window.confirm(question)) return;
      const next =
        findNeighbourButton(elementIdOf(record), 'delete') ?? document.getElementById(listHeadingId);
      $announcement.set('');
      const isOf = ({ record: edited }: { record: StoredRecord<object> | undefined }) =>
        edited?.id === record.id;
      const drafts = draftsOf($drafts.get(), codec.key).filter(([, draft]) => isOf(draft));
      const removed = flushSync(() => {
        const outcome = store.remove(record);
        // Keep a form whose record another tab has deleted.
        if (!outcome.ok || !outcome.value) return undefined;
        for (const [key] of drafts) putDraft(key, undefined);
        if (isOf($form.get())) showForm();
        return outcome.value;
      });
      if (!removed) return;
      const restore = () => {
        const restored = store.restore(removed);
        if (!restored.ok) return restored;
        endHidingSearch(restored.value);
        for (const [key, draft] of drafts) putDraft(freeKey($drafts.get(), key), draft);
        return succeed(elementIdOf(restored.value));
      };
      flushSync(() => offerUndo({ kind: 'deletion', name, restore }, next));
      // Browsers count no clicks of a keyboard.
      if (click.detail === 0) document.getElementById(undoButtonId)?.focus();
      else next?.focus();
    },
  };
}
