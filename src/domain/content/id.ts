/** Splits a name into words that are valid in an id: `"Ram's Śrī Spice"` → `['rams', 'sri', 'spice']`. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Makes a slug from the first words of a name. Returns '' for a name without Latin letters. */
export const slugOf = (name: string, words = 6): string =>
  wordsOf(name).slice(0, words).join('-').slice(0, 50).replace(/-+$/, '');

/** Makes the id of a new record from its name. `kind` replaces a name that cannot begin an id. */
export function newId(name: string, words: number, kind: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name, words);
  const base = /^[a-z]/.test(slug) ? slug : [kind, slug].filter(Boolean).join('-');
  return firstFree(base, taken);
}

/** Appends the lowest number from 2 that makes a name unique. Keeps a name that is not taken. */
export function firstFree(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}

/** Returns the next free catalogue number after those of a category. */
export function newNumber(inCategory: Iterable<string>, taken: ReadonlySet<string>): string {
  let number = Math.max(0, ...Array.from(inCategory, Number)) + 1;
  while (taken.has(String(number))) number++;
  return String(number);
}
