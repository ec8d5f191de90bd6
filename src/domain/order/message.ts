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

/**
 * The longest text of an order that `fits`: rows are left out from the end, always whole, and counted in
 * the last line. Where the fields alone are too long, their values are shortened.
 */
export function fitOrderText(order: Order, labels: OrderLabels, fits: (text: string) => boolean): string {
  for (let rows = order.items.length; rows >= 0; rows--) {
    const text = orderText(order, labels, rows);
    if (fits(text)) return text;
  }
  const shortened = [60, 30, 15, 5].map((characters) => orderText(shorten(order, characters), labels, 0));
  return shortened.find(fits) ?? '';
}

/** A mail link with the order filled in, at most `limit` characters long. */
export function orderMailLink(
  order: Order,
  labels: OrderLabels,
  { to, subject, limit = mailLinkLimit }: { to: string; subject: string; limit?: number },
): string {
  const link = (text: string) => mailtoLink(to, subject, text, Number.POSITIVE_INFINITY);
  return link(fitOrderText(order, labels, (text) => link(text).length <= limit));
}

/** A WhatsApp link with the order filled in, to a number in international format. */
export function orderWhatsappLink(order: Order, labels: OrderLabels, number: string): string {
  const link = (text: string) => whatsappLink(number, text, Number.POSITIVE_INFINITY);
  return link(fitOrderText(order, labels, (text) => link(text).length <= whatsappLinkLimit));
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
