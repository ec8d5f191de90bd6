import { cleanText } from '../clean-text';

/** An item that a URL adds to the order. */
export interface RequestedItem {
  name: string;
  /** 0 removes the row. A missing quantity adds a row or leaves an existing one unchanged. */
  quantity?: string;
}

/** The query of the order page that asks for a name to keep the list of the URL. */
export const keepQuery = '?keep';

/** The largest number of items in a URL. */
export const mostItems = 50;

const mostCharacters = 120;

/**
 * Parses the items in a query. `'?item=Cloves%2050%20g&qty=3&item=Cumin'` names two, the second without a
 * quantity. Only the first `qty` after an `item` counts. Ignores blank names and any `qty` but a whole number. One
 * that is too large stays as written, so that the form refuses it. Cleans the names. Reads at most 50 items and 120
 * characters of a name.
 * @param search query with or without its question mark
 */
export function itemsFromQuery(search: string): RequestedItem[] {
  const items: RequestedItem[] = [];
  let quantity: string | undefined;
  // Iterates backwards, because a quantity follows its name.
  for (const [key, value] of [...new URLSearchParams(search)].reverse()) {
    if (key === 'qty') quantity = value;
    if (key !== 'item') continue;
    const name = cleanName(value);
    if (name) items.unshift({ name, ...(isQuantity(quantity) && { quantity }) });
    quantity = undefined;
  }
  return items.slice(0, mostItems);
}

/** Writes the query that `itemsFromQuery` parses, with at most 50 items. */
export function queryFromItems(items: readonly { name: string; quantity: number | string }[]): string {
  const pairs = items.slice(0, mostItems).flatMap(({ name, quantity }) => [
    ['item', name],
    ['qty', String(quantity)],
  ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

const isQuantity = (text: string | undefined): text is string => /^(0|[1-9]\d*)$/.test(text ?? '');

/** Cleans the name of an item, collapses its spaces, removes control characters and shortens it. */
export function cleanName(name: string, most = mostCharacters): string {
  const clean = cleanText(name.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, ''));
  return cleanText(Array.from(clean).slice(0, most).join(''));
}
