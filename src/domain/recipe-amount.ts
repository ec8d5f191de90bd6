import type { Locale } from '~/config/locales';
import { latinDigits } from './digits';
import { writeNumerals } from './numerals';

const fractions = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const signs = ['', ...Object.keys(fractions)];

/** The amounts that a language may have words for, in the order of its words. */
const named = [0.25, 0.5, 0.75, 1.5];

/** The amount at the start of a quantity, and the text after it: `'1½ tsp'` is 1.5 and `' tsp'`. */
export interface Quantity {
  amount: number;
  unit: string;
}

/**
 * Parses a quantity of a recipe. Returns undefined if it does not begin with an amount.
 * @param words what a language calls ¼, ½, ¾ and 1½
 */
export function readQuantity(quantity: string, words: readonly string[]): Quantity | undefined {
  const place = words.findIndex((word) => quantity.startsWith(`${word} `));
  const [known, word] = [named[place], words[place]];
  if (known !== undefined && word) return { amount: known, unit: quantity.slice(word.length) };
  const [number = '', whole = '', sign = ''] = /^(\d*)([¼½¾]?)/.exec(latinDigits(quantity)) ?? [];
  if (!number) return undefined;
  const amount = Number(whole) + (fractions[sign as keyof typeof fractions] ?? 0);
  return { amount, unit: quantity.slice(number.length) };
}

/** Formats an amount as a cook measures it: in quarters below 10, and rounded more the larger it is. */
export function writeAmount(amount: number, words: readonly string[], locale: Locale): string {
  const step = amount >= 100 ? 10 : amount >= 20 ? 5 : amount >= 10 ? 1 : 0.25;
  const rounded = Math.max(Math.round(amount / step), 1) * step;
  const word = words[named.indexOf(rounded)];
  if (word) return word;
  const whole = Math.floor(rounded);
  return writeNumerals(`${whole || ''}${signs[(rounded - whole) * 4]}`, locale);
}
