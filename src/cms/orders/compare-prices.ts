import { latinDigits } from '~/domain/digits';
import { figuresOf, priceItems } from '~/domain/order/figures';
import type { Order, OrderItem } from '~/domain/order/order';
import type { FoundItem } from '~/domain/order/read-list';
import { formatPrice, formatSum } from '~/domain/price';
import type { OrderFormOptions } from './order-form-context';

/** Earlier messages wrote dates without the letters of the calendar. */
const plainDay = (day: string) => latinDigits(day).replace(/ BS$/, '');

/** Says that a pasted text has another price than the price list. */
function describePrice(name: string, written: number, listed: number | undefined): string {
  const price = `${name}: ${formatPrice(written)} in the message`;
  return listed === undefined
    ? `${price}, but the price list does not have it. It has no price here.`
    : `${price}, but ${formatPrice(listed)} in the price list. It has the price of the list here.`;
}

/** Lists how the price that a customer has written differs from the price list. */
export const comparePrice = ({ pack: { name, price }, writtenPrice }: FoundItem): string[] =>
  writtenPrice === undefined ? [] : [describePrice(name, writtenPrice, price)];

/**
 * Compares the prices of a pasted order with the price list that it names, and with its sum. An item with
 * another price than the list gets the one of the list.
 */
export function comparePrices(
  order: Order,
  total: number | undefined,
  options: Omit<OrderFormOptions, 'receiver'>,
) {
  const { offeredItems, pricesOf, translations = [] } = options;
  const differences: string[] = [];
  const sum = formatSum(figuresOf(order.items).sum);
  if (total !== undefined && formatSum(total) !== sum)
    differences.push(`The total in the message is ${formatSum(total)}, but its items add up to ${sum}.`);
  if (order.items.every(({ price }) => price === undefined)) return { items: order.items, differences };

  const dates = [pricesOf, ...translations.map((words) => words.pricesOf)].map(plainDay);
  if (!order.pricesOf || !dates.includes(plainDay(order.pricesOf))) {
    const origin = order.pricesOf ? `of ${order.pricesOf}` : 'without a date';
    differences.push(
      `The message has prices ${origin}, and the price list is of ${pricesOf}. They were not compared.`,
    );
    return { items: order.items, differences };
  }
  const items = order.items.map((item): OrderItem => {
    const { name, quantity, price } = item;
    if (price === undefined) return item;
    const [ours = item] = priceItems([{ name, quantity }], offeredItems);
    if (ours.price === price) return item;
    differences.push(describePrice(name, price, ours.price));
    return ours;
  });
  return { items, differences };
}
