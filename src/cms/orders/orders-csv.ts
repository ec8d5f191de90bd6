import { timeZone } from '~/config/site';
import { csv, csvPhone } from '~/domain/csv';
import { figuresOf, totalOf } from '~/domain/order/figures';
import { columns, officeLabels } from './order-draft';
import { nameStatus, numberOf, officeTime, type StoredOrder, statusOf } from './status';

const itemColumns = ['Item', '№', 'Packs', 'Price', 'Amount', 'Packs in a carton', 'Prices of'];
const orderColumns = [...Object.values(officeLabels), 'Items without a price', 'Total of the order'];

/**
 * Writes orders as CSV, with a row for each item. Discount and total of the order are in the row of its first item, so
 * that each column can be added up.
 */
export function writeOrdersCsv(orders: readonly StoredOrder[]): string {
  const headings = columns.map(([heading]) => heading);
  return csv([
    ['Id', 'Number', `Created (${timeZone})`, 'Status', ...headings, ...itemColumns, ...orderColumns],
    ...orders.flatMap((order) => {
      const { id, items, pricesOf = '' } = order;
      const { discount = '', promised = '', note = '' } = order.office ?? {};
      const { amounts, priced, rows } = figuresOf(items);
      const total = totalOf(items, order.office?.discount);
      const facts = columns.map(([, field]) => (field === 'phone' ? csvPhone(order.phone) : order[field]));
      const start = [id, numberOf(order), officeTime(id).slice(0, 16), nameStatus(statusOf(order)), ...facts];
      return items.map(({ name, quantity, number = '', price, carton }, index) => [
        ...start,
        name,
        number,
        quantity,
        price ?? 'No price',
        amounts[index] ?? '',
        carton ?? '',
        price === undefined ? '' : pricesOf,
        ...(index === 0
          ? [discount, promised, note, rows - priced, priced > 0 ? total : '']
          : ['', '', '', '', '']),
      ]);
    }),
  ]);
}
