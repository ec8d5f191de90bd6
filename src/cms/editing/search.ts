/** Whether a text in small letters has each word of a search, in any order. */
export function isMatch(words: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((term) => words.includes(term));
}
