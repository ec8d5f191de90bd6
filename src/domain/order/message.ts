import { interpolate } from '~/config/messages/interpolate';
import { splitLetters } from '../letters';
import { messageLink, type Recipient } from '../message-link';
import { formatPrice, formatSum } from '../price';
import { figuresOf } from './figures';
import { flatten, type OrderLabels } from './labels';
import { type Order, type OrderItem, orderFields } from './order';

/** An order with a link that opens its packs as a list. */
interface LinkedOrder extends Order {
  link?: string;
}

/**
 * Writes the order as plain text: a line for each non-empty field, a line for each item, and the sum of those
 * with a price. The link to its packs ends it.
 * @param rows number of items to list; a last line counts the others
 */
export function orderText(order: LinkedOrder, labels: OrderLabels, rows = order.items.length): string {
  const facts = orderFields
    .filter((field) => order[field].trim() !== '')
    .map((field) => `${labels[field]}: ${flatten(order[field])}`);
  const left = order.items.length - rows;
  return [
    ...facts,
    '',
    `${labels.items}:`,
    ...order.items.slice(0, rows).map((item, index) => writeItem(item, index + 1, labels)),
    ...(left > 0 ? [interpolate(labels.more, { count: left })] : []),
    ...writeTotal(order, labels),
    ...(order.link ? ['', order.link] : []),
  ].join('\n');
}

/** A shortened text or link. */
interface Fitted {
  text: string;
  /** Number of items it lists. */
  rows: number;
  /** Unset if it leaves out prices and the sum. */
  isPriced: boolean;
}

/**
 * Returns the longest text of an order that `fits`. Omits the prices first, then the link and whole rows from
 * the end, which the last line counts. Shortens the values of the fields if they alone are too long.
 */
export function fitOrderText(
  order: LinkedOrder,
  labels: OrderLabels,
  fits: (text: string) => boolean,
): Fitted {
  const all = order.items.length;
  for (const [one, isPriced] of [
    [order, true],
    [withoutPrices(order), false],
  ] as const) {
    const text = orderText(one, labels);
    if (fits(text)) return { text, rows: all, isPriced };
  }
  const { text, rows } = fitRows({ ...withoutPrices(order), link: '' }, labels, fits);
  return { text, rows, isPriced: false };
}

function fitRows(order: LinkedOrder, labels: OrderLabels, fits: (text: string) => boolean) {
  const all = order.items.length;
  // Bisects, because every row makes the text longer and encoding hundreds of rows is slow.
  let [rows, tooMany] = [-1, all];
  while (tooMany - rows > 1) {
    const middle = (rows + tooMany) >> 1;
    if (fits(orderText(order, labels, middle))) rows = middle;
    else tooMany = middle;
  }
  if (rows >= 0) return { text: orderText(order, labels, rows), rows };
  const shortened = [60, 30, 15, 5].map((characters) => orderText(shorten(order, characters), labels, 0));
  return { text: shortened.find(fits) ?? '', rows: 0 };
}

/** Makes a link to a channel with as many rows as it accepts. */
export function orderLink(
  order: LinkedOrder,
  labels: OrderLabels,
  channel: Recipient,
  subject: string,
): Fitted {
  const link = (text: string) => messageLink(channel, { text, subject }, Number.POSITIVE_INFINITY);
  const fitted = fitOrderText(order, labels, (text) => link(text).length <= channel.limit);
  return { ...fitted, text: link(fitted.text) };
}

function writeItem(item: OrderItem, place: number, labels: OrderLabels): string {
  const { name, quantity, number = '', price, carton } = item;
  const write = (digits: number | string) =>
    interpolate(labels.quantity ?? '{quantity}', { quantity: digits });
  const written = flatten(name).replace(/(№ )(\d+)/g, (_, sign, digits) => sign + write(digits));
  const line = `${write(place)}. ${written} × ${write(quantity)}`;
  const [amount] = figuresOf([item]).amounts;
  if (price === undefined || amount === undefined) return line;
  const { figures, locale } = labels;
  const values = {
    price: formatPrice(price, locale),
    amount: formatSum(amount, locale),
    number,
    ...(carton && { carton, sum: formatSum(price * carton, locale) }),
  };
  return `${line} ${interpolate(carton ? figures.cartonLine : figures.line, values)}`;
}

function writeTotal(order: Order, { figures, locale }: OrderLabels): string[] {
  const { sum, priced, rows } = figuresOf(order.items);
  if (priced === 0 || !order.pricesOf) return [];
  const values = { sum: formatSum(sum, locale), date: order.pricesOf, priced, rows };
  return [`${figures.total}: ${interpolate(priced === rows ? figures.whole : figures.part, values)}`];
}

const withoutPrices = (order: LinkedOrder): LinkedOrder => ({
  ...order,
  items: order.items.map(({ name, quantity }) => ({ name, quantity })),
});

function shorten(order: Order, characters: number): Order {
  const short = { ...order };
  for (const field of orderFields) {
    const letters = splitLetters(order[field]);
    if (letters.length > characters) short[field] = `${letters.slice(0, characters).join('')}…`;
  }
  return short;
}
