import { emptyItem, type ItemDraft } from './order';

export function addItem(items: readonly ItemDraft[]): ItemDraft[] {
  return [...items, emptyItem()];
}

/** Removes a row, unless it is the only one. */
export function removeItem(items: readonly ItemDraft[], index: number): ItemDraft[] {
  return items.length < 2 ? [...items] : items.filter((_, place) => place !== index);
}

export function changeItem(
  items: readonly ItemDraft[],
  index: number,
  change: Partial<ItemDraft>,
): ItemDraft[] {
  return items.map((item, place) => (place === index ? { ...item, ...change } : item));
}
