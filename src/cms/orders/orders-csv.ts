import { timeZone } from '~/config/site';
import { csv, csvPhone } from '~/domain/csv';
import { figuresOf } from '~/domain/order/figures';
import type { Order } from '~/domain/order/order';
import { creationTime } from '../list/id';
import type { StoredRecord } from '../list/record';

export const columns = [
  ['Full Name', 'fullName'],
  ['Email Address', 'email'],
  ['Phone Number', 'phone'],
  ['Business Name', 'businessName'],
  ['Business Type', 'businessType'],
  ['Province', 'province'],
  ['District', 'district'],
  ['City', 'city'],
] as const satisfies (readonly [string, keyof Order])[];

const itemColumns = ['Item', '№', 'Packs', 'Price', 'Amount', 'Packs in a carton', 'Prices of'];

/** Writes `'2026-11-24 10:45'`. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Writes orders as CSV, with a row for each item. The sum of an order is in the row of its first item. */
export function writeOrdersCsv(orders: readonly StoredRecord<Order>[]): string {
  const headings = columns.map(([heading]) => heading);
  return csv([
    ['Id', `Created (${timeZone})`, ...headings, ...itemColumns, 'Sum of the order'],
    ...orders.flatMap((order) => {
      const { id, items, pricesOf = '' } = order;
      const created = creationTime(id);
      const { amounts, sum, priced } = figuresOf(items);
      const facts = columns.map(([, field]) => (field === 'phone' ? csvPhone(order.phone) : order[field]));
      return items.map(({ name, quantity, number = '', price, carton }, index) => [
        id ?? '',
        created ? timeFormat.format(created) : '',
        ...facts,
        name,
        number,
        quantity,
        price ?? '',
        amounts[index] ?? '',
        carton ?? '',
        price === undefined ? '' : pricesOf,
        index === 0 && priced > 0 ? sum : '',
      ]);
    }),
  ]);
}
