import { cleanTyped } from '~/domain/clean-text';
import { normalise } from '~/domain/search/normalise';

/** Folds case, accents, joiners, digits and Unicode variants, as the search of the website does. */
const normaliseTyped = (text: string) => normalise(cleanTyped(text).normalize('NFKC'));

/** Returns true if the text contains every word of the query, in any order. */
export function isMatch(text: string, query: string): boolean {
  const words = normaliseTyped(text);
  return normaliseTyped(query)
    .split(/\s+/)
    .every((term) => words.includes(term));
}
