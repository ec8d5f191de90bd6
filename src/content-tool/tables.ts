import { isDeepStrictEqual } from 'node:util';
import type { AnyRecord } from '~/domain/content/record';
import { fillFacts } from '~/lib/content/table';
import { carriedBy, rowOf, type Section, tablePath } from '~/lib/content-file/sections';
import { type ReadText, type Row, readRows } from '~/lib/content-file/site';
import { type Blocks, cutTable, joinTable } from './blocks';
import { type Mending, mendRow, rowLike } from './mend-row';

/** A table with the lines of each of its rows. */
interface OpenTable {
  path: string;
  name: string;
  hadCarriageReturns: boolean;
  blocks: Blocks;
  rows: Row[];
}

function openTable(section: Section, name: string, read: ReadText): OpenTable {
  const path = tablePath(section, name);
  const text = read(path);
  const blocks = cutTable(text.replaceAll('\r\n', '\n'));
  return {
    path,
    name,
    hadCarriageReturns: text.includes('\r\n'),
    blocks,
    rows: readRows(section, name, read),
  };
}

/** The lines that a record has: in its table, or where categories are tables, in the one that it leaves. */
function findLines(section: Section, own: OpenTable, all: OpenTable[], id: string) {
  for (const { blocks, rows } of section.texts ? [own] : [own, ...all]) {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    const block = blocks.rows[index];
    if (row && block) return { row, text: block.text };
  }
  return undefined;
}

function writeTable(section: Section, own: OpenTable, all: OpenTable[], records: readonly AnyRecord[]) {
  const fill: Mending['fill'] = (value) => fillFacts(own.path, value);
  const wanted = records.flatMap((record) => {
    const fields = rowOf(section, record, own.name);
    return fields ? [{ section, id: record.id ?? '', fields, fill }] : [];
  });
  const texts = wanted.map((mending) => {
    const found = findLines(section, own, all, mending.id);
    if (!found) return rowLike(own.blocks.rows.at(-1)?.text ?? '', mending);
    return isDeepStrictEqual(carriedBy(section, found.row), mending.fields)
      ? found.text
      : mendRow(found.text, mending);
  });
  const isSameList = isDeepStrictEqual(
    wanted.map(({ id }) => id),
    own.rows.map(({ id }) => id),
  );
  const text = joinTable(own.blocks, texts, isSameList);
  return own.hadCarriageReturns ? text.replaceAll('\n', '\r\n') : text;
}

/** The tables of a section as they are to be, by path; those that stay as they are left out. */
export function writeTables(
  section: Section,
  records: readonly AnyRecord[],
  read: ReadText,
): Map<string, string> {
  const tables = section.tables.map((name) => openTable(section, name, read));
  const written = tables.map((table) => [table.path, writeTable(section, table, tables, records)] as const);
  return new Map(written.filter(([path, text]) => text !== read(path)));
}
