import type { CatalogueFacts, OfferedItem } from './order';

/** Amounts and sum of an order. Items without a known price are left out of the sum. */
export interface OrderFigures {
  /** Amount of each item. Undefined without a known price or a whole quantity. */
  amounts: (number | undefined)[];
  sum: number;
  /** Number of named items with an amount. */
  priced: number;
  /** Number of named items. */
  rows: number;
}

interface PricedItem extends CatalogueFacts {
  name: string;
  quantity: number | string;
}

/** Drops what binary fractions add: 30 × 0.27 is 8.100000000000001. */
const toCents = (amount: number) => Number(amount.toFixed(2));

/** Calculates the amounts and the sum of an order. Every place that shows figures takes them from here. */
export function figuresOf(items: readonly PricedItem[]): OrderFigures {
  const named = items.map(({ name, quantity, price }) => {
    const count = Number(quantity);
    const isPriced = price !== undefined && Number.isSafeInteger(count) && count > 0;
    return name.trim() !== '' && isPriced ? toCents(price * count) : undefined;
  });
  const known = named.filter((amount) => amount !== undefined);
  return {
    amounts: named,
    sum: toCents(known.reduce((sum, amount) => sum + amount, 0)),
    priced: known.length,
    rows: items.filter(({ name }) => name.trim() !== '').length,
  };
}

/** Returns what is to pay for the items of an order that have a price. */
export const totalOf = (items: readonly PricedItem[], discount = 0): number =>
  toCents(figuresOf(items).sum - discount);

/** Finds packs by their names in orders. Ignores case and outer spaces. */
export function indexOffers(offered: readonly OfferedItem[]): (name: string) => OfferedItem | undefined {
  const packs = new Map(offered.map((pack) => [pack.name.toLowerCase(), pack]));
  return (name) => packs.get(name.trim().toLowerCase());
}

/** Adds the figures of the price list to each item. */
export function priceItems<Item extends { name: string }>(
  items: readonly Item[],
  offered: readonly OfferedItem[],
): (Item & CatalogueFacts)[] {
  const find = indexOffers(offered);
  return items.map((item) => {
    const pack = find(item.name);
    if (!pack) return { ...item };
    const { number, price, carton } = pack;
    return { ...item, number, price, ...(carton !== undefined && { carton }) };
  });
}
