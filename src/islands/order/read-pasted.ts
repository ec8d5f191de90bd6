import { cleanTyped } from '~/domain/clean-text';
import { importModule } from '~/domain/import-module';
import type { OfferedItem } from '~/domain/order/order';
import { type ReadLine, readList } from '~/domain/order/read-list';
import { findHeads, type OwnHeads, readTable } from '~/domain/order/read-table';

/** Reads a pasted text or a file: a table if a row has heads of columns, otherwise lines. */
export async function readPasted(
  text: string,
  offered: readonly OfferedItem[],
  heads: OwnHeads,
): Promise<ReadLine[]> {
  const clean = cleanTyped(text);
  const isTable =
    findHeads(
      clean.split(/\r?\n/).map((line) => line.split(/[\t,;|]/)),
      heads,
    ) >= 0;
  if (!isTable) return readList(clean.replaceAll('\t', ', '), offered);
  const { parse } = await importModule(() => import('papaparse'));
  return readTable(parse<string[]>(clean, { skipEmptyLines: 'greedy' }).data, offered, heads);
}
