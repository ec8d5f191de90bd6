import { atom } from 'nanostores';

/** Whether a form holds typed text that is not saved. */
export const $unsaved = atom(false);

const question = 'What you have typed is not saved. Do you want to leave it?';

/** Whether the form may be left: nothing is unsaved, or the person agrees to lose it. */
export function confirmLeave(): boolean {
  return !$unsaved.get() || window.confirm(question);
}
