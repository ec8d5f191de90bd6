import { atom } from 'nanostores';
import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { isEqual } from '../stores/equality';

/** True while a form has unsaved changes. */
export const $unsaved = atom(false);

const question = 'You have unsaved changes. Do you want to leave without saving them?';

/** Returns true if nothing is unsaved or the user agrees to lose it. */
export function confirmLeave(): boolean {
  return !$unsaved.get() || window.confirm(question);
}

/** Holds the draft of a form, and updates `$unsaved` when it differs from the initial draft. */
export function useDraft<Draft extends object>(
  makeDraft: () => Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const [initialDraft] = useState(makeDraft);
  const [draft, setDraft] = useState(initialDraft);
  const isUnsaved = !isEqual(draft, initialDraft);
  // Update before the next paint, because the user may leave as soon as the record is saved.
  useLayoutEffect(() => {
    $unsaved.set(isUnsaved);
    return () => $unsaved.set(false);
  }, [isUnsaved]);
  return [draft, setDraft];
}
