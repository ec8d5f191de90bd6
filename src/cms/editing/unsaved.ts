import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Whether a form holds typed text that is not saved. */
export const $unsaved = atom(false);

const question = 'What you have typed is not saved. Do you want to leave it?';

/** Whether the form may be left: nothing is unsaved, or the person agrees to lose it. */
export function confirmLeave(): boolean {
  return !$unsaved.get() || window.confirm(question);
}

/** Tells the dashboard whether a form holds typed text, as long as the form is there. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    $unsaved.set(isUnsaved);
    return () => $unsaved.set(false);
  }, [isUnsaved]);
}
