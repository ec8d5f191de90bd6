/** Folds case and Unicode variants, so that equal words compare equal. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Returns true if the text contains every word of the query, in any order. */
export function isMatch(text: string, query: string): boolean {
  const words = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((term) => words.includes(term));
}
