import { cleanDigits, latinDigits } from './digits';

/** From `fewestGuests` on, recipes list the packs that they need. */
export const fewestGuests = 8;
export const mostGuests = 2000;

/** Parses a number of guests up to `mostGuests`: `'२,०००'`. Returns undefined for any other text. */
export function readGuests(text: string): number | undefined {
  const digits = cleanDigits(text).trim();
  if (!/^[1-9](?:\d{0,3}|[, ]\d{3})$/.test(digits)) return undefined;
  const guests = Number(digits.replace(/\D/, ''));
  return guests <= mostGuests ? guests : undefined;
}

/** The amounts that a language may have words for, in the order of its words. */
export const named = [0.25, 0.5, 0.75, 1.25, 1.5];

/** `'1,000'`, `'1.5'`, `'1½'`, `'1 1/2'`. */
export const amounts =
  /(\d+)?\s?([¼-¾⅐-⅞])|(?:(\d+)\s+)?(\d+)[/⁄]([1-9]\d*)|(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+(?:\.\d+|,\d{1,2})?)(?![.,]?\d)/gu;
/** Signs that make the amounts around them no plain amounts: `'2 × 400 g'`, `'10 %'`, `'180 °C'`. */
const other = /[\p{N}/⁄×*%°№]|^\s?x\s?$/iu;
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

interface Amount {
  value: number;
  /** ⅓ or ⅔. */
  isThird?: boolean;
}

export type QuantityPart = string | Amount;

export const isAmount = (part: QuantityPart): part is Amount => typeof part !== 'string';

/**
 * Parses all amounts of a quantity: `'1½ tsp'` is 1.5 and `' tsp'`, `'2–3'` is 2, `'–'` and 3.
 * @param words what a language calls ¼, ½, ¾, 1¼ and 1½
 * @returns undefined if a number in it is no amount
 */
export function readQuantity(quantity: string, words: readonly string[]): QuantityPart[] | undefined {
  const word = words.find((one) => quantity.startsWith(`${one} `)) ?? '';
  const value = named[words.indexOf(word)];
  const parts: QuantityPart[] = value === undefined ? [] : [{ value }];
  const rest = latinDigits(value === undefined ? quantity : quantity.slice(word.length));
  let end = 0;
  for (const match of rest.matchAll(amounts)) {
    parts.push(rest.slice(end, match.index), readMatch(match));
    end = match.index + match[0].length;
  }
  parts.push(rest.slice(end));
  return parts.some((part) => !isAmount(part) && other.test(part)) ? undefined : parts;
}

function readMatch([, whole = '0', sign, before = '0', top, bottom, number = '']: RegExpMatchArray): Amount {
  if (sign) {
    const [numerator, denominator] = sign.normalize('NFKC').split('⁄').map(Number);
    return addFraction(Number(whole), numerator, denominator);
  }
  if (top) return addFraction(Number(before), Number(top), Number(bottom));
  return { value: Number(grouped.test(number) ? number.replaceAll(',', '') : number.replace(',', '.')) };
}

const addFraction = (whole: number, top = 0, bottom = 1): Amount => ({
  value: whole + top / bottom,
  isThird: bottom % 3 === 0,
});

/** Returns true if all numbers of a quantity are amounts. A quantity may have none: `'a little'`. */
export const isScalable = (quantity: string): boolean => readQuantity(quantity, []) !== undefined;
