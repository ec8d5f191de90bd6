import type { Address, PlaceNames, Province } from '../locations';

export interface OrderItem {
  name: string;
  /** A whole number, at least 1. */
  quantity: number;
}

/** The fields of an order beside its items, as the form and the message list them. */
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

/** An empty text is a field that is not filled in yet; the type of business is one of {@link businessTypes}. */
export interface Order extends Address, Record<(typeof orderFields)[number], string> {
  items: OrderItem[];
}

/** An item while it is written: its quantity is the text that stands in the field. */
export interface ItemDraft {
  name: string;
  quantity: string;
}

/** An order while it is written; {@link toOrder} reads its quantities once the form accepts them. */
export interface OrderDraft extends Omit<Order, 'items'> {
  items: ItemDraft[];
}

/** A pack that the order form suggests. */
export interface OfferedItem {
  /** What orders call its product. */
  product: string;
  name: string;
  /** Its weight and price in the language of the page: `'500 g · Rs.340'`. */
  size: string;
  rupees: number;
}

/** What packs and products are called in another language, by the English names, which orders store. */
export type ItemNames = Readonly<Record<string, string>>;

/** What the order form offers to choose from. */
export interface OrderChoices {
  provinces: readonly Province[];
  /** What the places are called in the page's language where it is not English, by their English names. */
  placeNames?: PlaceNames | undefined;
  /** Suggested while an item is typed; anything else may be written too. */
  offeredItems: readonly OfferedItem[];
  /** What items are called in the page's language where it is not English. */
  itemNames?: ItemNames | undefined;
}

/** The kinds of business that order. */
export const businessTypes = [
  'Hotel',
  'Restaurant',
  'Party Palace',
  'Wholesaler',
  'Retailer',
  'Dealer',
  'Other',
] as const;

/** A new row: no name, one piece. */
export function emptyItem(): ItemDraft {
  return { name: '', quantity: '1' };
}

/** A new order with its one row. */
export function emptyDraft(): OrderDraft {
  const blank = Object.fromEntries(orderFields.map((field) => [field, ''])) as Omit<Order, 'items'>;
  return { ...blank, items: [emptyItem()] };
}

/** Converts a valid draft to an order, with quantities as numbers. */
export function toOrder(draft: OrderDraft): Order {
  return { ...draft, items: draft.items.map((item) => ({ ...item, quantity: Number(item.quantity) })) };
}

/** Converts an order to a draft. An order without items gets one empty row. */
export function toDraft(order: Order): OrderDraft {
  const items = order.items.map((item) => ({ ...item, quantity: String(item.quantity) }));
  return { ...order, items: items.length > 0 ? items : [emptyItem()] };
}
