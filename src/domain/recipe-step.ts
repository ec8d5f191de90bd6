import { latinDigits } from './digits';
import { amounts } from './recipe-amount';

/** Words of a language around the numbers of cooking steps. Signs separate them: `'h|hour'`. */
export interface StepWords {
  /** Stands between the numbers of a range. */
  to: string;
  measures: string;
  /** May stand between an amount and its ingredient. */
  of: string;
  /** Follow a number that stays the same for more servings. */
  fixed: string;
  /** Precede such a number. */
  fixedBefore: string;
  /** Say that the amounts of a sentence are for one piece. */
  each: string;
}

/** A part of a step: text, the number of a product, or an amount for all servings. */
export type StepPart =
  | string
  | { product: string }
  | { quantity: string /** The index of the ingredient that it is part of. */; of?: number };

const sentenceEnd = /(?<=[।!?]\s+|\.\s+(?=[\p{Lu}{]))/u;

/**
 * Splits a cooking step at its products and its amounts. Times, temperatures, lengths and amounts for one piece are
 * text. An amount is part of the ingredient whose last word, or product, follows it.
 * @param halves what the language calls ¼, ½, ¾, 1¼ and 1½
 */
export function readStep(
  step: string,
  ingredients: readonly ({ name: string } | { product: string })[],
  halves: readonly string[],
  words: StepWords,
): StepPart[] {
  const range = `(?:${amounts.source})(?:\\s?(?:[–-]|${words.to})\\s?(?:${amounts.source}))?`;
  const word = `(?<![\\p{L}\\p{M}])(?<word>${halves.join('|')})(?= )`;
  const pattern = new RegExp(`\\{(?<product>\\d+)\\}|(?<!\\p{N}[.,]?)(?!\\s)${range}|${word}`, 'giu');
  const forOne = new RegExp(`(?<![a-z])(?:${words.each})(?![a-z])`, 'i');
  const nouns = ingredients.map((one) =>
    'product' in one
      ? `{${one.product}}`
      : (/[\p{L}\p{M}]+(?=\s*(?:[,(]|$))/u.exec(one.name)?.[0] ?? one.name),
  );
  return step.split(sentenceEnd).flatMap((sentence) => {
    const parts: StepPart[] = [];
    let end = 0;
    for (const { 0: match, index, groups } of latinDigits(sentence).matchAll(pattern)) {
      const before = sentence.slice(0, index);
      const number = sentence.slice(index, index + match.length);
      /** The unit after the number, and the space between them. */
      const findUnit = (units: string) =>
        new RegExp(`^ ?(?:${units})s?(?![a-z])`, 'i').exec(sentence.slice(index + match.length))?.[0];
      const measure = findUnit(words.measures) ?? (groups?.word ? undefined : '');
      const isFixed =
        forOne.test(sentence) ||
        findUnit(words.fixed) !== undefined ||
        before.endsWith(`${number} `) ||
        new RegExp(`(?:${words.fixedBefore}) $`, 'i').test(before);
      const text = number + (measure ?? '');
      const after = sentence.slice(index + text.length).replace(new RegExp(`^ (?:(?:${words.of}) )?`), '');
      const of = nouns.findIndex((noun) => after.startsWith(noun));
      parts.push(before.slice(end));
      if (groups?.product) parts.push({ product: groups.product });
      else if (measure === undefined || isFixed) parts.push(text);
      else parts.push({ quantity: text, ...(of >= 0 && { of }) });
      end = index + text.length;
    }
    return [...parts, sentence.slice(end)].filter((part) => part !== '');
  });
}
