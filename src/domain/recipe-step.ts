import { latinDigits } from './digits';
import { amounts, readQuantity } from './recipe-amount';

/** Words of a language around the numbers of cooking steps. Signs separate them: `'h|hour'`. */
export interface StepWords {
  /** Numbers from one on. */
  counts: string;
  /** Stands between the numbers of a range. */
  to: string;
  measures: string;
  minute: string;
  /** Follow a number that stays the same for more servings. */
  fixed: string;
  /** Precede such a number. */
  fixedBefore: string;
  /** Say that the amounts of a sentence are for one piece. */
  each: string;
}

/** A part of a step: text, the number of a product, an amount for all servings, or a time. */
export type StepPart =
  | string
  | { product: string }
  | { quantity: string }
  | { time: string; minutes: number };

const sentenceEnd = /(?<=[।!?]\s+|\.\s+(?=[\p{Lu}{]))/u;

/**
 * Splits a cooking step at its products, its amounts and its times in minutes. The time of a range is the
 * shorter one. Temperatures, lengths and amounts for one piece are text.
 * @param halves what the language calls ¼, ½, ¾, 1¼ and 1½
 */
export function readStep(step: string, halves: readonly string[], words: StepWords): StepPart[] {
  const range = `(?:${amounts.source})(?:\\s?(?:[–-]|${words.to})\\s?(?:${amounts.source}))?`;
  const word = `(?<![\\p{L}\\p{M}])(?<word>${halves.join('|')}|${words.counts})(?= )`;
  const pattern = new RegExp(`\\{(?<product>\\d+)\\}|(?<!\\p{N}[.,]?)(?!\\s)${range}|${word}`, 'giu');
  const forOne = new RegExp(`(?<![a-z])(?:${words.each})(?![a-z])`, 'i');
  return step.split(sentenceEnd).flatMap((sentence) => {
    const parts: StepPart[] = [];
    let end = 0;
    for (const { 0: match, index, groups } of latinDigits(sentence).matchAll(pattern)) {
      const before = sentence.slice(0, index);
      const number = sentence.slice(index, index + match.length);
      /** The unit after the number, and the space between them. */
      const findUnit = (units: string) =>
        new RegExp(`^ ?(?:${units})s?(?![a-z])`, 'i').exec(sentence.slice(index + match.length))?.[0];
      const minute = findUnit(words.minute);
      const measure = findUnit(words.measures) ?? (groups?.word ? undefined : '');
      const isFixed =
        forOne.test(sentence) ||
        findUnit(words.fixed) !== undefined ||
        before.endsWith(`${number} `) ||
        new RegExp(`(?:${words.fixedBefore}) $`, 'i').test(before);
      const text = number + (minute ?? measure ?? '');
      parts.push(before.slice(end));
      if (groups?.product) parts.push({ product: groups.product });
      else if (minute !== undefined) parts.push({ time: text, minutes: readMinutes(number, words) });
      else parts.push(measure === undefined || isFixed ? text : { quantity: text });
      end = index + text.length;
    }
    return [...parts, sentence.slice(end)].filter((part) => part !== '');
  });
}

const readMinutes = (number: string, { counts }: StepWords): number =>
  readQuantity(number, [])?.find((part) => typeof part !== 'string')?.value ??
  counts.split('|').indexOf(number.toLowerCase()) + 1;
