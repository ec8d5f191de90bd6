import { atom } from 'nanostores';
import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { isEqual } from '../stores/equality';

/** Whether a form holds typed text that is not saved. */
export const $unsaved = atom(false);

const question = 'You have unsaved changes. Do you want to leave without saving them?';

/** Whether the form may be left: nothing is unsaved, or the person agrees to lose it. */
export function confirmLeave(): boolean {
  return !$unsaved.get() || window.confirm(question);
}

/** What a form holds. The dashboard is told while that differs from what the form held at first. */
export function useDraft<Draft extends object>(
  makeDraft: () => Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const [start] = useState(makeDraft);
  const [draft, setDraft] = useState(start);
  const isUnsaved = !isEqual(draft, start);
  // Before the next paint: the page may be left as soon as the record is saved.
  useLayoutEffect(() => {
    $unsaved.set(isUnsaved);
    return () => $unsaved.set(false);
  }, [isUnsaved]);
  return [draft, setDraft];
}
