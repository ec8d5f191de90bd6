import { priceItems } from './figures';
import type { CatalogueFacts, OfferedItem, Order } from './order';

/**
 * Adds the figures of the price list to items without a price.
 * @param former an earlier version of the items. Those that it has without a price stay without.
 */
export function priceNewItems<Item extends CatalogueFacts & { name: string }>(
  items: readonly Item[],
  offered: readonly OfferedItem[],
  former: readonly (CatalogueFacts & { name: string })[] = [],
): Item[] {
  const unpriced = new Set(former.filter(({ price }) => price === undefined).map(({ name }) => name));
  const priced = priceItems(items, offered);
  return items.map((item, index) => {
    const found = priced[index];
    const isKept = item.price !== undefined || unpriced.has(item.name) || found?.price === undefined;
    return isKept ? item : found;
  });
}

/** Prices the new items of an order like {@link priceNewItems}, and adds the date of the price list. */
export function priceNew(
  order: Order,
  { offeredItems, pricesOf }: { offeredItems: readonly OfferedItem[]; pricesOf: string },
  former?: Order,
): Order {
  const items = priceNewItems(order.items, offeredItems, former?.items);
  if (items.every((item, index) => item === order.items[index])) return order;
  const isPriced = order.items.some(({ price }) => price !== undefined);
  const dates = isPriced ? new Set([...(order.pricesOf?.split(' and ') ?? []), pricesOf]) : [pricesOf];
  return { ...order, items, pricesOf: [...dates].join(' and ') };
}
