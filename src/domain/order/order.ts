import { cleanText } from '../clean-text';
import { cleanDigits, latinDigits } from '../digits';
import type { Address, PlaceNames, Province } from '../locations';

/** Figures of an item from the price list. Missing for an item in the customer's own words. */
export interface CatalogueFacts {
  /** Catalogue number of the product. */
  number?: string;
  /** Price of a pack. */
  price?: number;
  /** Packs in a carton. */
  carton?: number;
}

export interface OrderItem extends CatalogueFacts {
  name: string;
  /** A whole number, at least 1. */
  quantity: number;
}

/** Text fields of an order, in the order of the form and the message. */
export const orderFields = [
  'fullName',
  'email',
  'phone',
  'businessName',
  'businessType',
  'province',
  'district',
  'city',
] as const;

/** An empty text is a missing value. The type of business is one of {@link businessTypes}. */
export interface Order extends Address, Record<(typeof orderFields)[number], string> {
  items: OrderItem[];
  /** Date of the price list, as the message writes it. */
  pricesOf?: string;
}

/** An item in the form. Its quantity is the text of the field. */
export interface ItemDraft extends CatalogueFacts {
  name: string;
  quantity: string;
}

/** An order in the form. {@link toOrder} converts it once the form is valid. */
export interface OrderDraft extends Omit<Order, 'items'> {
  items: ItemDraft[];
}

/** A pack that the order form suggests. */
export interface OfferedItem {
  /** Name of its product in orders. */
  product: string;
  name: string;
  /** Weight and price in the language of the page: `'500 g · €340'`. */
  size: string;
  /** Catalogue number of its product. */
  number: string;
  /** Names of its product: the one in the page's language, then the other. */
  titles: readonly [string, string];
  /** Other words for its product: `'besar'`. */
  words?: readonly string[];
  grams?: number;
  carton?: number;
  price: number;
}

/** Translated names of packs and products by the English names that orders store. */
export type ItemNames = Readonly<Record<string, string>>;

/** Something that customers ask for and that is not for sale. */
export interface Unavailable {
  /** In the page's language. */
  name: string;
  /** Its other names, and words for it. */
  words: readonly string[];
  reason: 'soldOut' | 'notSold';
}

/** Choices of the order form. */
export interface OrderChoices {
  provinces: readonly Province[];
  /** Place names in the page's language, unless it is English. */
  placeNames?: PlaceNames | undefined;
  /** Suggestions for items. Other items are valid too. */
  offeredItems: readonly OfferedItem[];
  /** Things that pasted lists may name in vain. Never suggested. */
  unavailable?: readonly Unavailable[];
  /** Item names in the page's language, unless it is English. */
  itemNames?: ItemNames | undefined;
}

export const businessTypes = [
  'Hotel',
  'Restaurant',
  'Party Palace',
  'Wholesaler',
  'Retailer',
  'Dealer',
  'Other',
] as const;

export function emptyItem(): ItemDraft {
  return { name: '', quantity: '1' };
}

export function emptyDraft(): OrderDraft {
  const blank = Object.fromEntries(orderFields.map((field) => [field, ''])) as Omit<Order, 'items'>;
  return { ...blank, items: [emptyItem()] };
}

/** Cleans all texts, because browsers fill in fields without events. */
export function toOrder(draft: OrderDraft): Order {
  const texts = orderFields.map((field) => [field, cleanText(draft[field])]);
  const items = draft.items.map((item) => ({
    ...item,
    name: cleanText(item.name),
    quantity: Number(cleanDigits(item.quantity)),
  }));
  return { ...draft, ...Object.fromEntries(texts), phone: cleanText(cleanDigits(draft.phone)), items };
}

/** An order without items gets one empty row. */
export function toDraft(order: Order): OrderDraft {
  const items = order.items.map((item) => ({ ...item, quantity: String(item.quantity) }));
  return { ...order, items: items.length > 0 ? items : [emptyItem()] };
}

/** Addressee of the printed order. */
export interface Receiver {
  name: string;
  address: string;
  phone: string;
  email: string;
}

/**
 * Finds the packs of a product by its whole name in any language, another word for it, or its number. A name that
 * several products share finds the packs of all.
 */
export function packsOf(text: string, offered: readonly OfferedItem[]): OfferedItem[] {
  const typed = foldLetters(text);
  if (!typed) return [];
  return offered.filter(({ product, number, titles, words = [] }) => {
    const names = [product, number, ...titles, ...words].map(foldLetters);
    // `namesInOrders` adds the number to a shared name.
    return names.includes(typed) || names[0]?.startsWith(`${typed} (№ `);
  });
}

const foldLetters = (text: string) => latinDigits(text.trim().toLowerCase());
