import { isDeepStrictEqual } from 'node:util';
import type { AnyRecord } from '~/domain/content/record';
import { fillFacts } from '~/lib/content/table';
import { carriedBy, rowOf, type Section, tablePath } from '~/lib/content-file/sections';
import { type ReadText, type Row, readRows } from '~/lib/content-file/site';
import { type Blocks, cutTable, joinTable } from './blocks';
import { type RowUpdate, updateRow, writeNewRow } from './update-row';

/** A table with the text of each row. */
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

/** Finds the row of a record. If the record changes its category, the row is in the table of the old one. */
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
  const fill: RowUpdate['fill'] = (value) => fillFacts(own.path, value);
  const wanted = records.flatMap((record) => {
    const fields = rowOf(section, record, own.name);
    return fields ? [{ section, id: record.id ?? '', fields, fill }] : [];
  });
  const texts = wanted.map((update) => {
    const found = findLines(section, own, all, update.id);
    if (!found) return writeNewRow(own.blocks.rows.at(-1)?.text ?? '', update);
    return isDeepStrictEqual(carriedBy(section, found.row), update.fields)
      ? found.text
      : updateRow(found.text, update);
  });
  const isSameList = isDeepStrictEqual(
    wanted.map(({ id }) => id),
    own.rows.map(({ id }) => id),
  );
  const text = joinTable(own.blocks, texts, isSameList);
  return own.hadCarriageReturns ? text.replaceAll('\n', '\r\n') : text;
}

/** Writes the tables of a section. Returns the changed ones by path. */
export function writeTables(
  section: Section,
  records: readonly AnyRecord[],
  read: ReadText,
): Map<string, string> {
  const tables = section.tables.map((name) => openTable(section, name, read));
  const written = tables.map((table) => [table.path, writeTable(section, table, tables, records)] as const);
  return new Map(written.filter(([path, text]) => text !== read(path)));
}
