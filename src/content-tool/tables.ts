import { isDeepStrictEqual } from 'node:util';
import { isCollection, isNode, isScalar, isSeq, Scalar, YAMLMap } from 'yaml';
import type { AnyRecord } from '~/domain/content/record';
import { fillFacts } from '~/lib/content/table';
import { type Fields, rowOf, type Section, type TableSet, tablePath } from '~/lib/content-file/sections';
import type { ReadText } from '~/lib/content-file/site';
import { formatTable, parseTable, printTable, type Table } from './table-form';

interface OpenTable {
  name: string;
  path: string;
  text: string;
  document: Table;
  /** The rows before any change. */
  rows: readonly YAMLMap[];
}

function openTable(section: TableSet, name: string, read: ReadText): OpenTable {
  const path = tablePath(section, name);
  const text = read(path);
  const document = parseTable(text);
  return { name, path, text, document, rows: document.contents?.items ?? [] };
}

/** Makes a row without fields, in the style of the last row. */
function makeRow({ document, rows }: OpenTable, id: string | undefined): YAMLMap {
  const like = rows.at(-1);
  const isNumber = typeof like?.get('id') === 'number';
  const row = new YAMLMap();
  row.flow = like?.flow === true;
  row.add(document.createPair('id', isNumber ? Number(id) : id));
  return row;
}

/** Inserts a field after the fields that precede it in the section's order. Short lists are in flow style. */
function insertField({ document, rows }: OpenTable, row: YAMLMap, fields: Fields, field: string): void {
  const names = ['id', ...Object.keys(fields)];
  const before = names.slice(0, names.indexOf(field));
  const index = row.items.findLastIndex(({ key }) => before.includes(String(key)));
  const like: unknown = rows.at(-1)?.get(field, true);
  const flow = !isCollection(like) || like.flow === true;
  row.items.splice(index + 1, 0, document.createPair(field, fields[field], { flow }));
}

/** Updates the fields of a row. Comments and the placeholders of unchanged values stay. */
function setFields(table: OpenTable, row: YAMLMap, section: TableSet, fields: Fields): void {
  const isSame = (node: unknown, value: unknown) =>
    isNode(node) && isDeepStrictEqual(fillFacts(table.path, node.toJS(table.document)), value);
  for (const field of section.fields) {
    const value = fields[field];
    const node: unknown = row.get(field, true);
    if (value === undefined) row.delete(field);
    else if (!isNode(node)) insertField(table, row, fields, field);
    else if (isSame(node, value)) continue;
    else if (isScalar(node)) node.value = value;
    else if (isSeq(node) && Array.isArray(value))
      node.items = value.map((item) => node.items.find((old) => isSame(old, item)) ?? new Scalar(item));
    else row.set(field, value);
  }
}

/** Returns the rows of a table for these records. A record that changes its category brings its row along. */
function makeRows(section: TableSet, own: OpenTable, all: OpenTable[], records: readonly AnyRecord[]) {
  const rows = (section.texts ? [own] : [own, ...all]).flatMap((table) => table.rows);
  return records.flatMap((record) => {
    const fields = rowOf(section, record, own.name);
    if (!fields) return [];
    const row = rows.find((other) => String(other.get('id')) === record.id) ?? makeRow(own, record.id);
    setFields(own, row, section, fields);
    return [row];
  });
}

/** Writes the tables of a section. Returns the changed ones by path. */
export function writeTables(
  section: TableSet & Pick<Section, 'textTables'>,
  records: readonly AnyRecord[],
  read: ReadText,
): Map<string, string> {
  const tables = section.tables.map((name) => openTable(section, name, read));
  const written = section.textTables
    ? writeTables(section.textTables, records, read)
    : new Map<string, string>();
  for (const table of tables) {
    const { path, text, document } = table;
    if (document.contents) document.contents.items = makeRows(section, table, tables, records);
    const printed = printTable(document, text);
    if (printed !== formatTable(text)) written.set(path, printed);
  }
  return written;
}
