/** A row that an address asks for. */
export interface AskedItem {
  name: string;
  /** 0 takes the row out of an order; where there is none, it is one more row, or one that is there already as it is. */
  quantity?: string;
}

/** Rows that an address may ask for. */
export const mostItems = 50;

const mostCharacters = 120;

/**
 * The rows that an address asks for: `'?item=Cloves%2050%20g&qty=3&item=Cumin'` gives three packs of one and leaves the
 * quantity of the other open. A `qty` belongs to the `item` before it, the first one counts; one that is no whole number
 * from 0 to 9999 is passed over. So are blank names; control characters and marks that turn the writing direction are
 * dropped; at most 50 rows of at most 120 characters are read.
 * @param search the query of the address, with or without its question mark
 */
export function itemsFromQuery(search: string): AskedItem[] {
  const items: AskedItem[] = [];
  let quantity: string | undefined;
  // From the end, so that each name finds the quantity that follows it.
  for (const [key, value] of [...new URLSearchParams(search)].reverse()) {
    if (key === 'qty') quantity = value;
    if (key !== 'item') continue;
    const name = cleanName(value);
    if (name) items.unshift({ name, ...(isQuantity(quantity) && { quantity }) });
    quantity = undefined;
  }
  return items.slice(0, mostItems);
}

/** The query of an address that asks for these rows, as `itemsFromQuery` reads it; at most 50 of them. */
export function queryFromItems(items: readonly { name: string; quantity: number | string }[]): string {
  const pairs = items.slice(0, mostItems).flatMap(({ name, quantity }) => [
    ['item', name],
    ['qty', String(quantity)],
  ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

const isQuantity = (text: string | undefined): text is string => /^(0|[1-9]\d{0,3})$/.test(text ?? '');

function cleanName(name: string): string {
  const clean = name
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return Array.from(clean).slice(0, mostCharacters).join('').trimEnd();
}
