import { cleanTyped } from './clean-text';

/** Converts Devanagari digits to 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Cleans a phone number or a quantity during input. */
export const cleanDigits = (text: string): string => latinDigits(cleanTyped(text));
