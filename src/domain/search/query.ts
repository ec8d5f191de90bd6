import { readTerm, readWords, type Term } from './normalise';

/** A word of a query in the forms that may be meant, the typed one first. */
export interface QueryWord {
  forms: Term[];
  /** Words such as 'masala' or 'powder', which people add without need. */
  isGeneral: boolean;
}

const endings: [RegExp, string][] = [
  [/(?:ko|को)$/, ''],
  [/ves$/, 'f'],
];

const shortestEnded = 5;

const general = new Set(
  'masala masla spice spices powder dhulo seed seeds whole ko and for'
    .split(' ')
    .map((word) => readTerm(word).sound),
);

/** The words of a query, with and without a genitive's or an irregular plural's ending: `'masuko'` also as `'masu'`. */
export function readQuery(query: string): QueryWord[] {
  return readWords(query).map(({ spelling, sound }) => ({
    forms: [
      { spelling, sound },
      ...endings
        .filter(([ending]) => spelling.length >= shortestEnded && ending.test(spelling))
        .map(([ending, other]) => readTerm(spelling.replace(ending, other))),
    ],
    isGeneral: general.has(sound),
  }));
}
