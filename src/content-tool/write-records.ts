import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isNode, isScalar, isSeq, Scalar, YAMLMap } from 'yaml';
import { locales } from '~/config/locales';
import { cleanText } from '~/domain/clean-text';
import type { AnyRecord, Value } from '~/domain/content/record';
import { fillPlaceholders } from '~/lib/content/placeholders';
import { contentValueAt, writtenFields } from '~/lib/content-file/records';
import type { Section } from '~/lib/content-file/sections';
import { formatContent, parseContent, printContent } from './canonical';

/** Adds a field after those that precede it in the section, in the style of another record. */
function insertField(
  document: Document,
  map: YAMLMap,
  field: string,
  value: Value,
  { before, like }: { before: readonly string[]; like: unknown },
): void {
  const index = map.items.findLastIndex(({ key }) => before.includes(String(key)));
  const flow = !isCollection(like) || like.flow === true;
  map.items.splice(index + 1, 0, document.createPair(field, value, { flow }));
}

/** Returns the map of a record that holds a field: the record itself, or its block of a language. */
function findMap(document: Document, record: YAMLMap, path: readonly string[], like?: YAMLMap): YAMLMap {
  const [block = ''] = path;
  const found: unknown = path.length > 1 ? record.get(block, true) : record;
  if (isMap(found)) return found;
  const made = new YAMLMap();
  const other: unknown = like?.get(block, true);
  made.flow = isMap(other) && other.flow === true;
  record.items.push(document.createPair(block, made));
  return made;
}

/** Schemas clean texts too. */
const clean = (_: unknown, value: unknown) => (typeof value === 'string' ? cleanText(value) : value);

/** Updates the fields of a record. Comments and the placeholders of unchanged values stay. */
function setFields(
  document: Document,
  map: YAMLMap,
  section: Section,
  record: AnyRecord,
  like?: YAMLMap,
): void {
  const names = writtenFields(section).map(({ name }) => name);
  for (const name of names) {
    const path = name.split('.');
    const value = contentValueAt(record, name);
    const locale = locales.find((one) => one === path[0]);
    const isSame = (node: unknown, other: unknown) => {
      const own: unknown = isNode(node) ? node.toJS(document, { reviver: clean }) : undefined;
      return isDeepStrictEqual(locale ? fillPlaceholders(own, locale) : own, other);
    };
    const node: unknown = map.getIn(path, true);
    if (value === undefined && isNode(node)) map.deleteIn(path);
    if (value === undefined || isSame(node, value)) continue;
    if (isScalar(node)) node.value = value;
    else if (isSeq(node) && Array.isArray(value))
      node.items = value.map((item) => node.items.find((old) => isSame(old, item)) ?? new Scalar(item));
    else {
      const field = path.at(-1) ?? '';
      const beside = names.map((other) => other.split('.')).filter(({ length }) => length === path.length);
      const others = beside.map((other) => other.at(-1) ?? '');
      const before = ['id', 'number', ...others.slice(0, others.indexOf(field))];
      insertField(document, findMap(document, map, path, like), field, value, {
        before,
        like: like?.getIn(path, true),
      });
    }
  }
  for (const locale of locales) {
    const block: unknown = map.get(locale, true);
    if (isMap(block) && block.items.length === 0) map.delete(locale);
  }
}

/** Returns the text of a list with these records, in their order. */
export function writeList(section: Section, records: readonly AnyRecord[], text: string): string {
  const document = parseContent(text);
  const list = document.contents;
  if (!isSeq(list)) throw new Error('expected a list of rows');
  const rows = list.items.filter((row): row is YAMLMap => isMap(row));
  const like = rows.at(-1);
  list.items = records.map((record) => {
    const row = rows.find((other) => String(other.get('id')) === record.id) ?? new YAMLMap();
    if (row.items.length === 0) {
      row.flow = like?.flow === true;
      row.add(document.createPair('id', record.id));
    }
    setFields(document, row, section, record, like);
    return row;
  });
  const printed = printContent(document, text);
  return printed === formatContent(text) ? text : printed;
}

/**
 * Returns the text of a product.
 * @param text its present text, or '' for a new one
 * @param order its place among the numbers, unless it is its own
 */
export function writeProduct(section: Section, record: AnyRecord, text: string, order?: number): string {
  const document = parseContent(text || `number: ${record.id}`);
  const map = document.contents;
  if (!isMap(map)) throw new Error('expected the fields of a product');
  setFields(document, map, section, record);
  if (order === undefined) map.delete('order');
  else if (map.has('order')) map.set('order', order);
  else insertField(document, map, 'order', order, { before: ['number'], like: undefined });
  const printed = printContent(document, text);
  return text !== '' && printed === formatContent(text) ? text : printed;
}
