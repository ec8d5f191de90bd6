import { latinDigits } from './digits';

/** How long 'Email is required.' and the phone's message stay, in milliseconds. */
export const emailMessageMs = 5000;
export const phoneMessageMs = 3000;

/**
 * A letter with its combining marks, or a space. The two joiners shape Devanagari conjuncts and belong to
 * the letter before them: one that ends the text stays, since the next letter may still be on its way.
 */
const kept = /\p{L}(?:[\u200c\u200d]?\p{M})*[\u200c\u200d]?|\p{Zs}/gu;

/**
 * A name without anything but letters and spaces, of whatever script: `'Ram2 थापा!'` →
 * `'Ram थापा'`, and whether anything was removed. A mark or a joiner without a letter before it goes; tabs and line breaks are no spaces.
 */
export function stripName(name: string): { value: string; removed: boolean } {
  const value = (name.match(kept) ?? []).join('');
  return { value, removed: value.length < name.length };
}

/** The stripped name with the caret (an offset in UTF-16 units) behind the same text as before. */
export function stripWithCaret(name: string, caret: number) {
  return { ...stripName(name), caret: stripName(name.slice(0, caret)).value.length };
}

/** Returns the fault of an email address, or undefined. */
export function checkEmail(email: string): 'required' | 'invalid' | undefined {
  if (email.trim() === '') return 'required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'invalid';
}

/**
 * A phone number with Devanagari digits turned into 0–9. Anything but digits makes the input one that is
 * not accepted, and the field keeps what it held; the value is then of no use.
 */
export function readPhone(phone: string): { value: string; accepted: boolean } {
  const value = latinDigits(phone);
  return { value, accepted: /^[0-9]*$/.test(value) };
}
