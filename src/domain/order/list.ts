import { cleanText } from '../clean-text';
import { cleanDigits } from '../digits';
import { indexOffers } from './figures';
import { emptyItem, type ItemDraft, type OfferedItem, type OrderItem } from './order';

/** A pack of a list. */
export interface ListItem {
  /** Key of the pack: its number and its weight, `'101:500'`. */
  pack: string;
  /** A whole number from 1 to {@link mostQuantity}. */
  quantity: number;
}

/** A row for an order: the name in orders and the quantity. */
export type ListRow = Pick<OrderItem, 'name' | 'quantity'>;

/** A list at the prices of the current price list. */
export interface ListOffer {
  /** Items that are for sale, under their current names. */
  rows: ListRow[];
  sum: number;
  /** Packs that are not for sale. */
  gone: ListItem[];
}

/** The largest number of packs in a list. */
export const mostPacks = 500;

/** The largest quantity of a pack or an item in forms, links, lists, sheets and texts. */
export const mostQuantity = 999_999_999;

const keyShape = /^\d{1,9}:(?:(?:[1-9]\d{0,6}|0(?=\.))(?:\.\d{0,2}[1-9])?|p\d{1,7}(?:\.\d{1,2})?)$/;
const linkedItem = /^,?(\d+:[\d.p]+):([1-9]\d{0,8})(?![\w:]|\.\d)/;
const hashStart = '#list=';

/** Returns the key of a pack: its number and its weight, or its price if the weight is unknown: `'204:p60'`. */
export const packKey = ({ number, grams, price }: Pick<OfferedItem, 'number' | 'grams' | 'price'>): string =>
  `${number}:${grams ?? `p${price}`}`;

/** Splits a key: `'101:500'` gives the number and grams, `'204:p60'` the number and price. */
export function readPackKey(key: string): { number: string; grams?: number; price: number } {
  const [number = '', size = ''] = key.split(':');
  const isPrice = size.startsWith('p');
  return isPrice ? { number, price: Number(size.slice(1)) } : { number, grams: Number(size), price: 0 };
}

export const isPackKey = (value: unknown): value is string =>
  typeof value === 'string' && keyShape.test(value);

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostQuantity;

/**
 * Makes a list of the packs of an order. Adds up rows of the same pack.
 * @returns also the names of the rows that are no pack of the price list, or too many of one
 */
export function toList(
  rows: readonly { name: string; quantity: number | string }[],
  offered: readonly OfferedItem[],
): { items: ListItem[]; others: string[] } {
  const find = indexOffers(offered);
  const items = new Map<string, ListItem>();
  const others: string[] = [];
  for (const row of rows) {
    const pack = find(row.name);
    const key = pack ? packKey(pack) : '';
    const quantity = Number(row.quantity) + (items.get(key)?.quantity ?? 0);
    if (pack && isQuantity(Number(row.quantity)) && isQuantity(quantity))
      items.set(key, { pack: key, quantity });
    else if (row.name.trim()) others.push(row.name.trim());
  }
  return { items: [...items.values()], others };
}

/** Writes the fragment that `readListHash` parses: `'#list=101:500:3,204:p60:2'`. */
export const writeListHash = (items: readonly ListItem[]): string =>
  hashStart + items.map(({ pack, quantity }) => `${pack}:${quantity}`).join(',');

/** The list of a link. */
export interface LinkedList {
  /** Empty if the list is unreadable. */
  items: ListItem[];
  /** The end of the link that is no list, such as a full stop, an advertiser's code, or items cut in two. */
  rest: string;
}

/**
 * Parses the list in a fragment up to the first text that is no item. Chat apps may escape its colons and commas,
 * and may add to its end or cut it.
 * @returns undefined for any other fragment
 */
export function readListHash(hash: string): LinkedList | undefined {
  if (!hash.startsWith(hashStart)) return undefined;
  const items = new Map<string, ListItem>();
  let rest = cleanText(hash.slice(hashStart.length).replace(/(?:%[\da-f]{2})+/gi, unescapeText));
  while (items.size < mostPacks) {
    const [part = '', pack, quantity] = linkedItem.exec(rest) ?? [];
    const sum = Number(quantity) + (items.get(pack ?? '')?.quantity ?? 0);
    if (!isPackKey(pack) || !isQuantity(sum)) break;
    items.set(pack, { pack, quantity: sum });
    rest = rest.slice(part.length);
  }
  return { items: [...items.values()], rest };
}

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compares a list with the packs that are for sale. */
export function offerList(list: readonly ListItem[], offered: readonly OfferedItem[]): ListOffer {
  const packs = new Map(offered.map((pack) => [packKey(pack), pack]));
  const offer: ListOffer = { rows: [], sum: 0, gone: [] };
  for (const item of list) {
    const pack = packs.get(item.pack);
    if (!pack) {
      offer.gone.push(item);
      continue;
    }
    const { name, price } = pack;
    offer.rows.push({ name, quantity: item.quantity });
    offer.sum += price * item.quantity;
  }
  return offer;
}

/**
 * Adds the rows of a list, and their quantities to rows of the same name. Drops rows without a name.
 * @returns also what is left, because the order has too many rows or the quantity is no number or too large
 */
export function addRows<Row extends ListRow>(
  items: readonly ItemDraft[],
  added: readonly Row[],
): { items: ItemDraft[]; left: Row[] } {
  const rows = items.filter(({ name }) => name.trim() !== '');
  const left = added.filter(({ name, quantity }) => {
    const at = rows.findIndex((row) => row.name.trim() === name);
    const sum = quantity + Number(cleanDigits(rows[at]?.quantity ?? ''));
    const fits = isQuantity(sum) && (at >= 0 || rows.length < mostPacks);
    if (fits) rows.splice(at < 0 ? rows.length : at, 1, { ...rows[at], name, quantity: String(sum) });
    return !fits;
  });
  return { items: rows.length > 0 ? rows : [emptyItem()], left };
}
