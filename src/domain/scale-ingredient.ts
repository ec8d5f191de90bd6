import { type Locale, languageOf } from '~/config/locales';
import { groupDigits, writeNumerals } from './numerals';
import { isAmount, named, type QuantityPart, readQuantity } from './recipe-amount';

export interface Ingredient {
  quantity: string;
  /** Weight of the quantity, if its spoons or pieces can be weighed. */
  grams?: number | undefined;
  /** Its quantities in the steps. */
  uses?: readonly string[];
}

/** A kitchen counts up to so many spoons or pieces. It weighs or pours more. */
const mostCounted = 20;

const weights = { g: 1, kg: 1000 };
const volumes = { ml: 1, l: 1000 };
/** In millilitres. */
const spoons = { tsp: 5, tbsp: 15 };
const sizes = { ...weights, ...volumes, ...spoons };
type Unit = keyof typeof sizes;
const units = Object.keys(sizes) as Unit[];

const isSpoon = (unit: Unit | undefined): unit is keyof typeof spoons => unit !== undefined && unit in spoons;

/** A parsed quantity. */
interface Measure {
  parts: readonly QuantityPart[];
  /** The text after the last amount. */
  text: string;
  /** Undefined if it is counted, or has several units. */
  unit: Unit | undefined;
  amounts: readonly number[];
  /** The largest amount. */
  most: number;
}

/** How to convert the amounts of a quantity. */
interface Scale {
  unit: 'g' | 'ml';
  /** Grams or millilitres of an amount of 1. */
  size: number;
}

/**
 * Multiplies the quantities of an ingredient, and rounds them as a cook measures them: `'2–3'` times 2 is `'4–6'`.
 * The quantity of an ingredient whose uses are all of it is their sum. A quantity whose amounts are not plain
 * stays unchanged.
 * @param words what the language calls ¼, ½, ¾, 1¼ and 1½
 * @returns also whether the name of the ingredient is in the plural
 */
export function scaleIngredient(
  { quantity, grams, uses = [] }: Ingredient,
  times: number,
  words: readonly string[],
  locale: Locale,
) {
  const whole = readMeasure(quantity, words, locale);
  const isMany = whole.most * times > 1;
  if (times === 1) return { quantity: inflect(quantity, isMany), uses, isMany };
  const convert = (measure: Measure) => {
    const scale = findScale(measure, whole, times, grams);
    const parts = measure.parts.map((part) =>
      isAmount(part) ? { value: round(part.value * times * (scale?.size ?? 1), part.isThird, scale) } : part,
    );
    return { parts, unit: scale?.unit };
  };
  const parts = uses.map((use) => readMeasure(use, words, locale));
  const scaled = parts.map(convert);
  const isSum =
    parts.every(({ text, amounts }) => text === whole.text && amounts.length === 1) &&
    Math.abs(sum(parts.flatMap(({ amounts }) => amounts)) - whole.most) < 0.001;
  const total = convert(whole);
  if (isSum) {
    const value = sum(
      scaled.flatMap(({ parts }) => parts.flatMap((part) => (isAmount(part) ? part.value : []))),
    );
    total.parts = total.parts.map((part) => (isAmount(part) ? { value } : part));
  }
  const write = (one: typeof total) => writeQuantity(one, words, locale);
  return { quantity: write(total), uses: scaled.map(write), isMany };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function readMeasure(quantity: string, words: readonly string[], locale: Locale): Measure {
  const parts = readQuantity(quantity, words) ?? [quantity];
  const texts = parts.flatMap((part) => (isAmount(part) ? [] : part.trim()));
  const amounts = parts.flatMap((part) => (isAmount(part) ? part.value : []));
  const unitOf = (text: string) => units.find((unit) => languageOf(locale).units[unit].trim() === text);
  const text = texts.pop() ?? '';
  return {
    parts,
    text,
    unit: texts.some(unitOf) ? undefined : unitOf(text),
    amounts,
    most: Math.max(0, ...amounts),
  };
}

/**
 * Weights and volumes have a scale. Spoons and pieces get one if the ingredient is more than a cook counts, so that
 * its uses get the same. Returns undefined for others.
 */
function findScale(measure: Measure, whole: Measure, times: number, grams?: number): Scale | undefined {
  const { unit, text } = measure;
  if (unit && !isSpoon(unit)) return { unit: unit in weights ? 'g' : 'ml', size: sizes[unit] };
  const { most } = whole.unit && !isSpoon(whole.unit) ? measure : whole;
  if (most * times <= mostCounted) return undefined;
  if (grams === undefined) return unit && { unit: 'ml', size: spoons[unit] };
  const ratio = isSpoon(unit) && isSpoon(whole.unit) ? spoons[unit] / spoons[whole.unit] : 1;
  return ratio !== 1 || text === whole.text ? { unit: 'g', size: (ratio * grams) / whole.most } : undefined;
}

/** Rounds grams and millilitres to three digits, and counts to quarters below 10. */
function round(value: number, isThird = false, scale?: Scale): number {
  if (scale) return Number((value < 10 ? value : Math.round(value)).toPrecision(value < 10 ? 2 : 3));
  const perWhole = value >= 10 ? 1 : isThird ? 3 : value < 3 / 16 ? 8 : 4;
  return Math.max(Math.round(value * perWhole), 1) / perWhole;
}

const fractions = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const thirds = ['', '⅓', '⅔'];

/** Writes 37500 g as `'37.5 kg'`, and 2.5 as `'2½'`. */
function writeQuantity(
  { parts, unit }: { parts: readonly QuantityPart[]; unit: Scale['unit'] | undefined },
  words: readonly string[],
  locale: Locale,
): string {
  const values = parts.flatMap((part) => (isAmount(part) ? part.value : []));
  const isLarge = values.every((value) => value >= 1000);
  const written = parts.map((part, index) => {
    if (!isAmount(part)) return inflect(part, Math.max(...values) > 1);
    if (unit) return groupDigits(isLarge ? part.value / 1000 : part.value, locale);
    const hasUnit = String(parts[index + 1] ?? '').startsWith(' ');
    return (hasUnit && words[named.indexOf(part.value)]) || writeCount(part.value, locale);
  });
  const large = { g: 'kg', ml: 'l' } as const;
  if (unit) written.splice(-1, 1, languageOf(locale).units[isLarge ? large[unit] : unit]);
  return writeNumerals(written.join(''), locale);
}

function writeCount(value: number, locale: Locale): string {
  const whole = Math.floor(value + 0.001);
  const rest = value - whole;
  const isThird = Math.abs(rest * 3 - Math.round(rest * 3)) < 0.01;
  const sign = isThird ? thirds[Math.round(rest * 3)] : fractions[Math.round(rest * 8)];
  return `${whole > 0 || !sign ? groupDigits(whole, locale) : ''}${sign}`;
}

/** The ending of a plural: `'onion(s), chopped'`. */
const ending = /(\p{L})\((\p{Ll}{1,2})\)/gu;
/** An amount in brackets: `'drumsticks (1 kg)'`. */
const inBrackets = /\((?=[\d०-९¼-¾⅐-⅞])([^()]+)\)/g;

const inflect = (text: string, isMany: boolean) => text.replace(ending, isMany ? '$1$2' : '$1');

/** Returns true if the name of an ingredient changes with its quantity. */
export const hasAmount = (name: string): boolean => name.includes('(');

/** Writes the name of an ingredient in the singular or plural, and multiplies its amounts in brackets. */
export const scaleName = (name: string, times: number, isMany: boolean, locale: Locale): string =>
  inflect(name, isMany).replace(
    inBrackets,
    (_, quantity: string) => `(${scaleIngredient({ quantity }, times, [], locale).quantity})`,
  );
