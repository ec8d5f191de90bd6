import { flatten } from './labels';
import type { Order } from './order';

/** Number of packs ordered under one name, and the number of orders with it. */
export interface Total {
  name: string;
  packs: number;
  orders: number;
}

/** Sums the packs of each item, most first. Ignores case and extra spaces in names. */
export function sumByItem(orders: readonly Order[]): Total[] {
  return sumBy(orders, ({ items }) => items.map(({ name, quantity }) => [name, quantity]));
}

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
