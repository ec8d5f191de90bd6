import { countFields, groupParts, type ReadOrder } from './message-groups';
import { findParts, splitLines } from './message-lines';
import type { ReadLabels } from './message-parts';

/**
 * Parses the orders in a text. Messages of `orderText` may be quoted, wrapped, forwarded by WhatsApp, retyped
 * or surrounded by other text. Parses with the labels of each language and of all together. The result with
 * the most items wins, then the one with the most fields, then the one with a date of
 * its prices.
 */
export function readOrders(text: string, languages: readonly ReadLabels[]): ReadOrder[] {
  const lines = splitLines(text);
  const sets = languages.length > 1 ? [...languages.map((one) => [one]), languages] : [languages];
  const readings = sets.map((labels) => groupParts(findParts(lines, labels)));
  return readings.reduce((best, next) => (isBetter(next, best) ? next : best));
}

function isBetter(next: readonly ReadOrder[], best: readonly ReadOrder[]): boolean {
  const gains = [
    ({ order }: ReadOrder) => order.items.length,
    // A block without items may be a signature.
    (read: ReadOrder) => (read.order.items.length > 0 ? countFields(read) : 0),
    countFields,
    ({ order }: ReadOrder) => (order.pricesOf ? 1 : 0),
  ].map((count) => countAll(next, count) - countAll(best, count));
  return (gains.find((gain) => gain !== 0) ?? 0) > 0;
}

const countAll = (orders: readonly ReadOrder[], count: (order: ReadOrder) => number) =>
  orders.reduce((sum, order) => sum + count(order), 0);
