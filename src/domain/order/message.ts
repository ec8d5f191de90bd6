import { interpolate } from '~/config/messages/interpolate';
import { mailLinkLimit, mailtoLink, whatsappLink, whatsappLinkLimit } from '../message-link';
import { flatten, type OrderLabels } from './labels';
import { type Order, type OrderItem, orderFields } from './order';

/**
 * Writes the order as plain text: a line for each non-empty field, then a line for each item.
 * @param rows number of items to list; a last line counts the others
 */
export function orderText(order: Order, labels: OrderLabels, rows = order.items.length): string {
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
  ].join('\n');
}

/** A shortened text or link, and the number of items it lists. */
interface Fitted {
  text: string;
  rows: number;
}

/**
 * Returns the longest text of an order that `fits`. Omits whole rows from the end and counts them in the last
 * line. Shortens the values of the fields if they alone are too long.
 */
export function fitOrderText(order: Order, labels: OrderLabels, fits: (text: string) => boolean): Fitted {
  const all = order.items.length;
  if (fits(orderText(order, labels))) return { text: orderText(order, labels), rows: all };
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

function fitLink(order: Order, labels: OrderLabels, link: (text: string) => string, limit: number): Fitted {
  const { text, rows } = fitOrderText(order, labels, (text) => link(text).length <= limit);
  return { text: link(text), rows };
}

/** Makes a mail link with as many rows as every mail program accepts. */
export function orderMailLink(
  order: Order,
  labels: OrderLabels,
  { to, subject }: { to: string; subject: string },
): Fitted {
  const link = (text: string) => mailtoLink(to, subject, text, Number.POSITIVE_INFINITY);
  return fitLink(order, labels, link, mailLinkLimit);
}

/** Makes a WhatsApp link with as many rows as it accepts. The number is international. */
export function orderWhatsappLink(order: Order, labels: OrderLabels, number: string): Fitted {
  const link = (text: string) => whatsappLink(number, text, Number.POSITIVE_INFINITY);
  return fitLink(order, labels, link, whatsappLinkLimit);
}

function writeItem({ name, quantity }: OrderItem, number: number, labels: OrderLabels): string {
  const write = (digits: number | string) =>
    interpolate(labels.quantity ?? '{quantity}', { quantity: digits });
  const item = flatten(name).replace(/(?<=№ )\d+/g, write);
  return `${write(number)}. ${item} × ${write(quantity)}`;
}

function shorten(order: Order, characters: number): Order {
  const short = { ...order };
  for (const field of orderFields) {
    const letters = Array.from(new Intl.Segmenter().segment(order[field]), ({ segment }) => segment);
    if (letters.length > characters) short[field] = `${letters.slice(0, characters).join('')}…`;
  }
  return short;
}
