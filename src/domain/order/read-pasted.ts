import { cleanTyped } from '../clean-text';
import type { OrderChoices } from './order';
import { type ReadLine, readList } from './read-list';
import { findHeads, type OwnHeads, readTable } from './read-table';

/** Splits a text into the cells of a table. Papa Parse does it, and comes with the panel. */
export type ParseRows = (text: string) => string[][];

/** A pasted text or file, as read. */
export interface PastedList {
  lines: ReadLine[];
  /** Rows of a table with a quantity that none of the lines shows. */
  leftOut: number;
}

/** Reads a pasted text or a file: a table if a row has heads of columns, otherwise lines. */
export function readPasted(
  text: string,
  parse: ParseRows,
  { offeredItems }: Pick<OrderChoices, 'offeredItems' | 'unavailable'>,
  heads: OwnHeads,
): PastedList {
  const clean = cleanTyped(text);
  const isTable =
    findHeads(
      clean.split(/\r?\n/).map((line) => line.split(/[\t,;|]/)),
      heads,
    ) >= 0;
  const lines = isTable
    ? readTable(parse(clean), offeredItems, heads)
    : readList(clean.replaceAll('\t', ', '), offeredItems);
  return { lines, leftOut: 0 };
}
