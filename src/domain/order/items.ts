import { emptyItem, type ItemDraft } from './order';

export function addItem(items: readonly ItemDraft[]): ItemDraft[] {
  return [...items, emptyItem()];
}

/** Removes a row, unless it is the only one. */
export function removeItem(items: readonly ItemDraft[], index: number): ItemDraft[] {
  return items.length < 2 ? [...items] : items.filter((_, place) => place !== index);
}

/** Changes a row. Another name has another price, so it removes what the price list said of the former. */
export function changeItem(
  items: readonly ItemDraft[],
  index: number,
  change: Partial<ItemDraft>,
): ItemDraft[] {
  return items.map((item, place) => {
    if (place !== index) return item;
    const { number: _number, price: _price, carton: _carton, ...unpriced } = item;
    const isRenamed = change.name !== undefined && change.name !== item.name;
    return { ...(isRenamed ? unpriced : item), ...change };
  });
}
