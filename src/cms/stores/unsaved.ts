import { atom } from 'nanostores';

/** Whether a form holds typed text that is not saved. */
export const $unsaved = atom(false);

const question = 'What you have typed is not saved. Do you want to leave it?';

/** Asks before typed text is left; true where there is none or the person agrees. */
export function confirmLeave(): boolean {
  return !$unsaved.get() || window.confirm(question);
}
