import { cleanDigits } from './digits';

/** Milliseconds until the messages of the email and the phone field disappear. */
export const emailMessageMs = 5000;
export const phoneMessageMs = 3000;

/**
 * Matches a letter with its combining marks, or a space. Zero-width joiners shape Devanagari conjuncts and
 * belong to the letter before them. A joiner at the end stays, because the next letter may follow.
 */
const allowed = /\p{L}(?:[\u200c\u200d]?\p{M})*[\u200c\u200d]?|\p{Zs}/gu;

/**
 * Removes everything but letters and spaces from a name: `'Ram2 थापा!'` → `'Ram थापा'`. Tabs, line breaks,
 * and marks without a letter are removed too.
 */
export function stripName(name: string): { value: string; removed: boolean } {
  const value = (name.match(allowed) ?? []).join('');
  return { value, removed: value.length < name.length };
}

/** Strips the name and moves the caret (a UTF-16 offset) with the text before it. */
export function stripWithCaret(name: string, caret: number) {
  return { ...stripName(name), caret: stripName(name.slice(0, caret)).value.length };
}

/** Returns the fault of an email address, or undefined. */
export function checkEmail(email: string): 'required' | 'invalid' | undefined {
  if (email.trim() === '') return 'required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'invalid';
}

/** Cleans a phone number. Input with anything but digits is not accepted; ignore its value. */
export function readPhone(phone: string): { value: string; accepted: boolean } {
  const value = cleanDigits(phone);
  return { value, accepted: /^[0-9]*$/.test(value) };
}
