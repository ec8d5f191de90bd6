import type { Locale } from '~/config/locales';
import type { orderFields } from './order';

/** Texts of an order message: a label for each field, a heading for the items and a last line. */
export type OrderLabels = Readonly<Record<(typeof orderFields)[number] | 'items', string>> & {
  /** Counts the omitted rows: '… and {count} more'. */
  readonly more: string;
  /** Template for numbers in the numerals of the language: '{quantity:deva}'. */
  readonly quantity?: string;
  /** Language of the amounts, by default English. */
  readonly locale?: Locale;
  readonly figures: FigureLabels;
};

/** Texts of the prices in an order message. */
export interface FigureLabels {
  /** Follows the quantity of an item: `'@ {price} = {amount} [№ {number}]'`. */
  readonly line: string;
  /** `line` for a pack that is sold in cartons. */
  readonly cartonLine: string;
  /** Label of the sum. */
  readonly total: string;
  /** The sum of an order with a price for each item, and the `{date}` of the price list. */
  readonly whole: string;
  /** The sum of an order with a price for some items. */
  readonly part: string;
}

/** Collapses all whitespace to single spaces. */
export function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
