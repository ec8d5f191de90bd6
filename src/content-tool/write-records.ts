import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import { locales } from '~/config/locales';
import type { AnyRecord, Value } from '~/domain/content/record';
import { restorePlaceholders } from '~/lib/content/placeholders';
import { contentValueAt, writtenFields } from '~/lib/content-file/records';
import type { Section } from '~/lib/content-file/sections';

/** Quotes what older parsers read as a number, a date or a boolean. */
const style = { compat: 'yaml-1.1', singleQuote: true, lineWidth: 112 } as const;

/** New lists that are longer, as JSON, get a line for each entry. */
const longestFlow = 80;

type Path = readonly (string | number)[];

/** Adds a field behind those that precede it in its map. */
function insertField(document: Document, path: Path, value: Value, preceding: readonly string[]): void {
  const place = path.slice(0, -1);
  if (!document.hasIn(place)) document.setIn(place, document.createNode({}));
  const map = document.getIn(place);
  if (!isMap(map)) throw new Error('expected the fields of a record');
  const flow = JSON.stringify(value).length <= longestFlow;
  const index = map.items.findLastIndex(({ key }) => preceding.includes(String(key)));
  map.items.splice(index + 1, 0, document.createPair(path.at(-1), value, { flow }));
}

const findChanges = (section: Section, old: AnyRecord, record: AnyRecord): string[] =>
  writtenFields(section)
    .map(({ name }) => name)
    .filter((name) => !isDeepStrictEqual(contentValueAt(old, name), contentValueAt(record, name)));

/** Restores the placeholders of a text in a field of a language. */
function restoreIn(value: Value, former: string, name: string): Value {
  const locale = locales.find((one) => name.startsWith(`${one}.`));
  return locale && typeof value === 'string' ? restorePlaceholders(value, former, locale) : value;
}

/** Writes the fields that differ. Comments, other fields and placeholders whose values remain stay. */
function editFields(document: Document, place: Path, section: Section, old: AnyRecord, record: AnyRecord) {
  const names = writtenFields(section).map(({ name }) => name);
  for (const name of findChanges(section, old, record)) {
    const [before, value] = [contentValueAt(old, name), contentValueAt(record, name)];
    const path = [...place, ...name.split('.')];
    const node = document.getIn(path, true);
    const restore = (item: Value) => restoreIn(item, String(node), name);
    if (value === undefined) document.deleteIn(path);
    else if (node === undefined) {
      const preceding = names.slice(0, names.indexOf(name)).map((other) => other.split('.').at(-1) ?? '');
      insertField(document, path, value, ['id', 'key', 'number', 'order', ...preceding]);
    } else if (isSeq(node) && Array.isArray(value) && Array.isArray(before))
      node.items = value.map((item) => {
        const index = before.findIndex((other) => isDeepStrictEqual(other, item));
        return index < 0 ? document.createNode(restore(item)) : node.items[index];
      });
    else document.setIn(path, restore(value));
  }
  for (const locale of locales) {
    const block = document.getIn([...place, locale]);
    if (isMap(block) && block.items.length === 0) document.deleteIn([...place, locale]);
  }
}

/** Matches where a row begins: at the comments right above it. */
const rowStart = /(?<!^#.*\n)^(?=(?:#.*\n)*- )/m;

/** Returns the text of a list with other records. Rows that are not changed keep their text. */
export function writeList(
  section: Section,
  before: readonly AnyRecord[],
  after: readonly AnyRecord[],
  text: string,
): string {
  const [, end = ''] = /\n((?:#.*\n|[ \t\r]*\n)*)$/.exec(text) ?? [];
  const [head = '', ...parts] = `\n${text.slice(0, text.length - end.length)}`.split(rowStart);
  const rows = new Map(parts.map((part) => [String(parseDocument(part).getIn([0, 'id'])), part]));
  const written = after.map((record) => {
    const old = before.find(({ id }) => id === record.id) ?? {};
    const { id, key } = record;
    const row = rows.get(String(id)) ?? stringify([{ id, ...(key !== undefined && { key }) }], style);
    if (findChanges(section, old, record).length === 0) return row;
    const document = parseDocument(row, style);
    editFields(document, [0], section, old, record);
    return document.toString(style);
  });
  const texts = [head, ...written, end].map((part) => part.trim());
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Returns the text of a product.
 * @param text its present text, or '' for a new one
 * @param order its place among the numbers, unless it is its own
 */
export function writeProduct(
  section: Section,
  old: AnyRecord,
  record: AnyRecord,
  text: string,
  order?: number,
): string {
  const key = record.key === undefined ? '' : `\nkey: ${record.key}`;
  const document = parseDocument(text || `number: ${record.id}${key}`, style);
  const isPlaced = document.get('order') === order;
  if (isPlaced && findChanges(section, old, record).length === 0) return text;
  editFields(document, [], section, old, record);
  if (!isPlaced) document.delete('order');
  if (!isPlaced && order !== undefined) insertField(document, ['order'], order, ['number', 'key']);
  return document.toString(style);
}
