import { flatten } from './labels';
import type { Order } from './order';

/** How many packs were ordered under one name, and in how many orders. */
export interface Total {
  name: string;
  packs: number;
  orders: number;
}

/** What to pack: the packs of each item in all orders, most first. Capitals and spaces make no other item. */
export function sumByItem(orders: readonly Order[]): Total[] {
  return sumBy(orders, ({ items }) => items.map(({ name, quantity }) => [name, quantity]));
}

/** How many packs go to each province. */
export function sumByProvince(orders: readonly Order[]): Total[] {
  return sumBy(orders, ({ province, items }) => items.map(({ quantity }) => [province, quantity]));
}

function sumBy(
  orders: readonly Order[],
  entriesOf: (order: Order) => (readonly [name: string, packs: number])[],
): Total[] {
  const totals = new Map<string, Total>();
  for (const order of orders) {
    const seen = new Set<string>();
    for (const [name, packs] of entriesOf(order)) {
      const key = flatten(name).toLowerCase();
      const total = totals.get(key) ?? { name: flatten(name), packs: 0, orders: 0 };
      total.packs += packs;
      if (!seen.has(key)) total.orders += 1;
      seen.add(key);
      totals.set(key, total);
    }
  }
  return [...totals.values()].sort((a, b) => b.packs - a.packs || a.name.localeCompare(b.name));
}
