import { emptyItem, type ItemDraft } from './order';

const mostItems = 50;
const mostCharacters = 120;

/**
 * The rows that an address asks for: `'?item=Meat%20Spice&item=Cloves'` gives two, one piece each.
 * Blank names are passed over; control characters and marks that turn the writing direction are dropped;
 * at most 50 rows of at most 120 characters are read.
 * @param search the query of the address, with or without its question mark
 */
export function itemsFromQuery(search: string): ItemDraft[] {
  return new URLSearchParams(search)
    .getAll('item')
    .map(cleanName)
    .filter((name) => name !== '')
    .slice(0, mostItems)
    .map((name) => ({ ...emptyItem(), name }));
}

function cleanName(name: string): string {
  const clean = name
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return Array.from(clean).slice(0, mostCharacters).join('').trimEnd();
}
