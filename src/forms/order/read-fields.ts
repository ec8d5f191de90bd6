import { cleanTyped } from '~/domain/clean-text';
import { cleanDigits } from '~/domain/digits';
import { chooseDistrict, chooseProvince } from '~/domain/locations';
import { changeItem } from '~/domain/order/items';
import {
  type ItemNames,
  type OfferedItem,
  type OrderChoices,
  type OrderDraft,
  orderFields,
} from '~/domain/order/order';
import { translateName } from '~/domain/translate-name';

/** Returns the name of an item that an order stores for the text of a field. */
export function nameInOrders(
  text: string,
  offeredItems: readonly OfferedItem[],
  itemNames?: ItemNames,
): string {
  return offeredItems.find(({ name }) => translateName(itemNames, name) === text)?.name ?? text;
}

/**
 * Adds to a draft what the fields of its form contain, because browsers and extensions may fill in a field
 * without an event. A field that the draft has changed since keeps the change.
 * @param shown the draft that the fields show
 */
export function readFields(
  form: HTMLFormElement,
  shown: OrderDraft,
  draft: OrderDraft,
  { offeredItems, itemNames }: Pick<OrderChoices, 'offeredItems' | 'itemNames'>,
): OrderDraft {
  const data = new FormData(form);
  let read = draft;
  for (const field of orderFields) {
    // A select is empty while its options load.
    const text = String(data.get(field) ?? '') || shown[field];
    if (text === shown[field] || draft[field] !== shown[field]) continue;
    if (field === 'province') read = chooseProvince(read, text);
    else if (field === 'district') read = chooseDistrict(read, text);
    else read = { ...read, [field]: field === 'phone' ? cleanDigits(text) : cleanTyped(text) };
  }

  const [names, quantities] = [data.getAll('itemName'), data.getAll('itemQuantity')];
  for (const [index, item] of draft.items.entries()) {
    const row = shown.items.indexOf(item);
    const text = String(names[row] ?? '') || item.name;
    const isNamed = text === item.name || text === translateName(itemNames, item.name);
    const name = isNamed ? item.name : nameInOrders(cleanTyped(text), offeredItems, itemNames);
    const entered = String(quantities[row] ?? '') || item.quantity;
    const quantity = entered === item.quantity ? entered : cleanDigits(entered);
    if (name !== item.name || quantity !== item.quantity)
      read = { ...read, items: changeItem(read.items, index, { name, quantity }) };
  }
  return read;
}
