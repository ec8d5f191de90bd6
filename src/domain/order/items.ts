import { emptyItem, type ItemDraft } from './order';

/** The rows with an empty one at the end. */
export function addItem(items: readonly ItemDraft[]): ItemDraft[] {
  return [...items, emptyItem()];
}

/** The rows without the one at `index`; the last row left stays. */
export function removeItem(items: readonly ItemDraft[], index: number): ItemDraft[] {
  return items.length < 2 ? [...items] : items.filter((_, place) => place !== index);
}

/** The rows with the one at `index` changed. */
export function changeItem(
  items: readonly ItemDraft[],
  index: number,
  change: Partial<ItemDraft>,
): ItemDraft[] {
  return items.map((item, place) => (place === index ? { ...item, ...change } : item));
}
