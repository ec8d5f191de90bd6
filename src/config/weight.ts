import type { Language } from './locales.ts';
import { devanagariDigits } from './messages/interpolate.ts';

/** Writes a weight in a language: `'500 g'`, `'1 kg'` from 1000 g, in Nepali `'५०० ग्राम'`. */
export function writeWeight(grams: number, { units, numerals }: Language): string {
  const weight = grams >= 1000 ? grams / 1000 + units.kg : grams + units.g;
  return numerals === 'deva' ? devanagariDigits(weight) : weight;
}
