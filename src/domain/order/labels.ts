import type { orderFields } from './order';

/** The texts of an order's summary: a label for each field, a heading for the items, a last line. */
export type OrderLabels = Readonly<Record<(typeof orderFields)[number] | 'items', string>> & {
  /** Stands for the rows left out, with their number in the gap: '… and {count} more'. */
  readonly more: string;
  /** Numbers in the digits of the language: '{quantity:deva}'. */
  readonly quantity?: string;
};

/** A text on one line. */
export function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
