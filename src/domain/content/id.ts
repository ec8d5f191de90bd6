/** The words of a name that an id can hold: `"Ram's Śrī Spice"` → `['rams', 'sri', 'spice']`. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The first words of a name as a part of an address or file name; '' where it has no Latin letters. */
export const slugOf = (name: string, words = 6): string =>
  wordsOf(name).slice(0, words).join('-').slice(0, 50).replace(/-+$/, '');

/** The id of a new record, made from its name; `kind` stands in for a name that cannot begin an id. */
export function newId(name: string, words: number, kind: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name, words);
  const base = /^[a-z]/.test(slug) ? slug : [kind, slug].filter(Boolean).join('-');
  return firstFree(base, taken);
}

/** The name itself, or with the lowest number from 2 on that makes it new. */
export function firstFree(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}

/** The catalogue number of a new product: the next free one after those of its category. */
export function newNumber(inCategory: Iterable<string>, taken: ReadonlySet<string>): string {
  let number = Math.max(0, ...Array.from(inCategory, Number)) + 1;
  while (taken.has(String(number))) number++;
  return String(number);
}
