import { emptyItem, type OrderItem } from './order';

/** The rows with an empty one at the end (spec §4.2). */
export function addItem(items: readonly OrderItem[]): OrderItem[] {
  return [...items, emptyItem()];
}

/** The rows without the one at `index`; the last row left stays (spec §4.2). */
export function removeItem(items: readonly OrderItem[], index: number): OrderItem[] {
  return items.length < 2 ? [...items] : items.filter((_, place) => place !== index);
}

/** The rows with the one at `index` changed. */
export function changeItem(
  items: readonly OrderItem[],
  index: number,
  change: Partial<OrderItem>,
): OrderItem[] {
  return items.map((item, place) => (place === index ? { ...item, ...change } : item));
}

/** A quantity entry as a number (spec §4.2); `NaN` while the field is empty or holds no number. */
export function readQuantity(entry: string): number {
  return entry.trim() === '' ? Number.NaN : Number(entry);
}

/** What the quantity field shows: `NaN` is an empty field. */
export function writeQuantity(quantity: number): string {
  return Number.isNaN(quantity) ? '' : String(quantity);
}
