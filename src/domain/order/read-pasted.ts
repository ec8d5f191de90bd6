import { cleanTyped } from '../clean-text';
import type { OrderChoices } from './order';
import { type ReadLine, readList } from './read-list';
import { findHeads, type OwnHeads, readTable } from './read-table';

/** Splits a text into rows of cells. Papa Parse does it, and comes with the panel. */
export type ParseRows = (text: string, separator: string) => string[][];

/** Letters and digits of Asian keyboards: '５００ｇ'. */
const fullWidth = /[！-～]+/gu;
const separators = ['\t', ',', ';', '|'];

/** Reads a pasted text or a file: a table if a row has heads of columns, otherwise lines. */
export function readPasted(
  text: string,
  parse: ParseRows,
  choices: Pick<OrderChoices, 'offeredItems' | 'unavailable'>,
  heads: OwnHeads,
): ReadLine[] {
  const clean = cleanTyped(text).replace(fullWidth, (letters) => letters.normalize('NFKC'));
  const tables = separators
    .filter((separator) => clean.includes(separator))
    .map((separator) => parse(clean, separator))
    .filter((rows) => findHeads(rows, heads) >= 0);
  const [widest] = tables.sort((a, b) => widthOf(b, heads) - widthOf(a, heads));
  return widest ? readTable(widest, choices, heads) : readList(clean.replaceAll('\t', ', '), choices);
}

const widthOf = (rows: readonly string[][], heads: OwnHeads) => rows[findHeads(rows, heads)]?.length ?? 0;
