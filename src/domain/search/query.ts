import { readWords, type Term, term } from './normalise';

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
    .map((word) => term(word).folded),
);

/** The words of a query, with and without a genitive's or an irregular plural's ending: `'masuko'` also as `'masu'`. */
export function readQuery(query: string): QueryWord[] {
  return readWords(query).map(({ plain, folded }) => ({
    forms: [
      { plain, folded },
      ...endings
        .filter(([ending]) => plain.length >= shortestEnded && ending.test(plain))
        .map(([ending, other]) => term(plain.replace(ending, other))),
    ],
    isGeneral: general.has(folded),
  }));
}
