import { csv } from '~/domain/csv';
import type { Order } from '~/domain/order/order';
import { creationTime } from '../stores/id';
import type { StoredRecord } from '../stores/record-storage';

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

/** Writes orders as CSV: one row each, all items in one cell. */
export function writeOrdersCsv(orders: readonly StoredRecord<Order>[]): string {
  return csv([
    ['Id', 'Created (UTC)', ...columns.map(([heading]) => heading), 'Items'],
    ...orders.map((order) => [
      order.id ?? '',
      creationTime(order.id)?.toISOString() ?? '',
      ...columns.map(([, field]) => order[field]),
      order.items.map(({ name, quantity }) => `${name} - ${quantity}`).join('; '),
    ]),
  ]);
}
