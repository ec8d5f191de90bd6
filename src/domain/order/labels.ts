import type { orderFields } from './order';

/** Texts of an order message: a label for each field, a heading for the items and a last line. */
export type OrderLabels = Readonly<Record<(typeof orderFields)[number] | 'items', string>> & {
  /** Counts the omitted rows: '… and {count} more'. */
  readonly more: string;
  /** Template for numbers in the numerals of the language: '{quantity:deva}'. */
  readonly quantity?: string;
};

/** Collapses all whitespace to single spaces. */
export function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
