import { type Locale, languageOf } from '~/config/locales';
import { cleanDigits, latinDigits } from './digits';
import { writeNumerals } from './numerals';

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
const named = [0.25, 0.5, 0.75, 1.25, 1.5];

/** `'1,000'`, `'1.5'`, `'1½'`, `'1 1/2'`. */
export const amounts =
  /(\d+)?\s?([¼-¾⅐-⅞])|(?:(\d+)\s+)?(\d+)[/⁄]([1-9]\d*)|(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+(?:\.\d+|,\d{1,2})?)(?![.,]?\d)/gu;
/** Signs that make the amounts around them no plain amounts: `'2 × 400 g'`, `'10 %'`, `'180 °C'`. */
const other = /[\p{N}/⁄×*%°№]|^\s?x\s?$/iu;
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

interface Amount {
  value: number;
  /** `thirds`: ⅓ and ⅔. `decimals`: 1.5. By default quarters. */
  kind?: 'thirds' | 'decimals';
}

/**
 * Parses all amounts of a quantity: `'1½ tsp'` is 1.5 and `' tsp'`, `'2–3'` is 2, `'–'` and 3.
 * @param words what a language calls ¼, ½, ¾, 1¼ and 1½
 * @returns undefined if a number in it is no amount
 */
export function readQuantity(quantity: string, words: readonly string[]): (string | Amount)[] | undefined {
  const word = words.find((one) => quantity.startsWith(`${one} `)) ?? '';
  const value = named[words.indexOf(word)];
  const parts: (string | Amount)[] = value === undefined ? [] : [{ value }];
  const rest = latinDigits(value === undefined ? quantity : quantity.slice(word.length));
  let end = 0;
  for (const match of rest.matchAll(amounts)) {
    parts.push(rest.slice(end, match.index), readMatch(match));
    end = match.index + match[0].length;
  }
  parts.push(rest.slice(end));
  return parts.some((part) => typeof part === 'string' && other.test(part)) ? undefined : parts;
}

function readMatch([, whole = '0', sign, before = '0', top, bottom, number = '']: RegExpMatchArray): Amount {
  if (sign) {
    const [numerator, denominator] = sign.normalize('NFKC').split('⁄').map(Number);
    return addFraction(Number(whole), numerator, denominator);
  }
  if (top) return addFraction(Number(before), Number(top), Number(bottom));
  if (grouped.test(number)) return { value: Number(number.replaceAll(',', '')) };
  return { value: Number(number.replace(',', '.')), ...(/\D/.test(number) && { kind: 'decimals' }) };
}

function addFraction(whole: number, top = 0, bottom = 1): Amount {
  return { value: whole + top / bottom, ...(bottom % 3 === 0 && { kind: 'thirds' }) };
}

/** Returns true if all numbers of a quantity are amounts. A quantity may have none: `'a little'`. */
export const isScalable = (quantity: string): boolean => readQuantity(quantity, []) !== undefined;

/**
 * Multiplies all amounts of a quantity: `'2–3'` times 2 is `'4–6'`. Returns a quantity whose amounts are not
 * plain unchanged.
 */
export function scaleQuantity(quantity: string, times: number, words: readonly string[], locale: Locale) {
  const read = times === 1 ? undefined : readQuantity(quantity, words);
  const parts = read && enlargeUnit(multiply(read, times), locale);
  return (
    parts
      ?.map((part, index) => {
        if (typeof part === 'string') return writeNumerals(part, locale);
        const hasUnit = String(parts[index + 1] ?? '').startsWith(' ');
        return writeAmount(part, hasUnit ? words : [], locale);
      })
      .join('') ?? quantity
  );
}

const multiply = (parts: readonly (string | Amount)[], times: number, kind?: Amount['kind']) =>
  parts.map((part) =>
    typeof part === 'string' ? part : { ...part, ...(kind && { kind }), value: part.value * times },
  );

/** Writes 37500 g as 37.5 kg. */
function enlargeUnit(parts: (string | Amount)[], locale: Locale): (string | Amount)[] {
  const { g, kg, ml, l } = languageOf(locale).units;
  const large = { [g]: kg, [ml]: l }[String(parts.at(-1))];
  if (!large || parts.some((part) => typeof part !== 'string' && part.value < 10_000)) return parts;
  return [...multiply(parts, 1 / 1000, 'decimals').slice(0, -1), large];
}

/** An amount in brackets: `'drumsticks (1 kg)'`. */
const inBrackets = /\((?=[\d०-९¼-¾⅐-⅞])([^()]+)\)/g;

export const hasAmount = (name: string): boolean => name.search(inBrackets) >= 0;

/** Multiplies the amounts in brackets of an ingredient. */
export const scaleName = (name: string, times: number, locale: Locale): string =>
  name.replace(inBrackets, (_, quantity: string) => `(${scaleQuantity(quantity, times, [], locale)})`);

/** Formats an amount as a cook measures it: in quarters below 10, and rounded more the larger it is. */
function writeAmount({ value, kind }: Amount, words: readonly string[], locale: Locale): string {
  if (kind === 'decimals') return writeNumerals(Number(value.toPrecision(value < 10 ? 2 : 3)), locale);
  const perWhole = kind === 'thirds' ? 3 : 4;
  const step = value >= 100 ? 10 : value >= 10 ? 1 : 1 / perWhole;
  const rounded = Math.max(Math.round(value / step), 1) * step;
  const word = words[named.indexOf(rounded)];
  if (word) return word;
  const whole = Math.floor(rounded + 0.01);
  const signs = kind === 'thirds' ? ['', '⅓', '⅔'] : ['', '¼', '½', '¾'];
  return writeNumerals(`${whole || ''}${signs[Math.round((rounded - whole) * perWhole)]}`, locale);
}
