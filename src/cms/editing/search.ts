/** What a search compares: small letters, and one spelling of what Unicode can write in several ways. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a text has each word of a search, in any order. */
export function isMatch(text: string, query: string): boolean {
  const words = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((term) => words.includes(term));
}
