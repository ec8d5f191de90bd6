import { cleanTyped } from '~/domain/clean-text';
import { cleanDigits } from '~/domain/digits';
import { chooseDistrict, chooseProvince } from '~/domain/locations';
import { type OrderChoices, type OrderDraft, orderFields } from '~/domain/order/order';
import { translateName } from '~/domain/translate-name';

/**
 * Reads an order from the fields of its form. An order stores a suggestion under its English name. Another name
 * has another price, so it removes what the price list said of the former.
 * @param last the order as last read. The form has a row for each of its items.
 */
export function readFields(
  form: HTMLFormElement,
  last: OrderDraft,
  { offeredItems, itemNames }: Pick<OrderChoices, 'offeredItems' | 'itemNames'>,
): OrderDraft {
  const data = new FormData(form);
  const read = { ...last };
  for (const field of orderFields)
    read[field] = (field === 'phone' ? cleanDigits : cleanTyped)(String(data.get(field) ?? ''));
  const [names, quantities] = [data.getAll('itemName'), data.getAll('itemQuantity')];
  read.items = last.items.map((item, row) => {
    const text = String(names[row] ?? '');
    const typed = cleanTyped(text);
    const offered = offeredItems.find((pack) => translateName(itemNames, pack.name) === typed);
    const name = offered?.name ?? (text === translateName(itemNames, item.name) ? item.name : typed);
    const quantity = cleanDigits(String(quantities[row] ?? ''));
    return name === item.name ? { ...item, quantity } : { name, quantity };
  });
  if (read.province !== last.province) return chooseProvince(read, read.province);
  return read.district === last.district ? read : chooseDistrict(read, read.district);
}
