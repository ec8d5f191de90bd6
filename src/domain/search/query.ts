import { cleanTyped } from '../clean-text';
import { readTerm, readWords, type Term } from './normalise';

/** A word of a query in the forms that may be meant, the typed one first. */
export interface QueryWord {
  forms: [Term, ...Term[]];
  /** Words such as 'masala' or 'powder', which people add without need. */
  isGeneral: boolean;
  /** A product's number or a unit, which is never misspelt. */
  isExact: boolean;
}

const endings: [RegExp, string][] = [
  [/(?:ko|को)$/, ''],
  [/ves$/, 'f'],
];

const shortestEnded = 5;

const general = new Set(
  'masala masla spice spices powder dhulo seed seeds dana geda whole ko and ra for'
    .split(' ')
    .map((word) => readTerm(word).sound),
);

/** Words before a product's number, in `'no. 12'` or `'नं. १२'`. '№' and '#' are no words. */
const numberSign = /^(?:no|nr|number|नं?|नम्बर)$/u;

const isNumber = (spelling: string) => /^\d+$/.test(spelling);

const unit = /^(?:g|gms?|grams?|kgs?|kilos?|ग्राम?|किलो|केजी)$/u;

/** Returns true for the weight of a pack or a part of it, as in `'500g'`, `'100 gram'` and `'kilo'`. */
const isWeight = (word: string, next = '') =>
  unit.test(word.replace(/^\d+/, '')) || (isNumber(word) && unit.test(next));

/** The words of a query, with and without a genitive's or an irregular plural's ending: `'masuko'` also as `'masu'`. */
export function readQuery(query: string): QueryWord[] {
  const typed = readWords(cleanTyped(query)).filter(
    ({ spelling }, at, all) => !(numberSign.test(spelling) && isNumber(all[at + 1]?.spelling ?? '')),
  );
  const named = typed.filter(({ spelling }, at) => !isWeight(spelling, typed[at + 1]?.spelling));
  // A weight alone is searched for as it was typed.
  const words = named.length > 0 ? named : typed;
  return words.map(({ spelling, sound }) => ({
    forms: [
      { spelling, sound },
      ...endings
        .filter(([ending]) => spelling.length >= shortestEnded && ending.test(spelling))
        .map(([ending, other]) => readTerm(spelling.replace(ending, other))),
    ],
    isGeneral: general.has(sound),
    isExact: isNumber(spelling) || unit.test(spelling),
  }));
}
