import { interpolate } from '~/config/messages/interpolate';
import { mailLinkLimit, mailtoLink, whatsappLink, whatsappLinkLimit } from '../message-link';
import { flatten, type OrderLabels } from './labels';
import { type Order, type OrderItem, orderFields } from './order';

/**
 * The order as plain text: a line for each field that is filled in, then a line for each item.
 * @param rows how many items to list; the others are counted in a last line
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

/** The text of an order, or a link with it, and how many of its items it lists. */
interface Fitted {
  text: string;
  rows: number;
}

/**
 * Returns the longest text of an order that `fits`: rows are left out from the end, always whole, and counted in
 * the last line. If the fields alone are too long, their values are shortened.
 */
export function fitOrderText(order: Order, labels: OrderLabels, fits: (text: string) => boolean): Fitted {
  const all = order.items.length;
  if (fits(orderText(order, labels))) return { text: orderText(order, labels), rows: all };
  // Every row makes the text longer, so bisect: a long order has hundreds of rows to encode.
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

/** A mail link with as much of the order as every mail program takes. */
export function orderMailLink(
  order: Order,
  labels: OrderLabels,
  { to, subject }: { to: string; subject: string },
): Fitted {
  const link = (text: string) => mailtoLink(to, subject, text, Number.POSITIVE_INFINITY);
  return fitLink(order, labels, link, mailLinkLimit);
}

/** A WhatsApp link with as much of the order as it takes, to a number in international format. */
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
