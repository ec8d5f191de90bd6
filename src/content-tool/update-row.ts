import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Value } from '~/domain/content/record';
import type { Fields, Section } from '~/lib/content-file/sections';

/** The new fields of a row. `fill` replaces the placeholders of a stored value. */
export interface RowUpdate {
  section: Section;
  id: string;
  fields: Fields;
  fill(value: unknown): unknown;
}

/** The line width of most files, and other widths at which an editor may have folded. */
const lineWidth = 111;
const otherWidths = Array.from({ length: 61 }, (_, index) => 80 + index);

/** Matches texts that other YAML parsers read as numbers, dates or booleans. */
const misread = /^(?:[+-]?\.?\d|[~=<])|^(?:y|n|yes|no|on|off|true|false|null)$/i;

function setText(scalar: Scalar, text: string): void {
  scalar.value = text;
  const isPlain = !scalar.type || scalar.type === Scalar.PLAIN;
  const isBlock = scalar.type === Scalar.BLOCK_FOLDED || scalar.type === Scalar.BLOCK_LITERAL;
  if (!isBlock && text.length > lineWidth - 20) scalar.type = Scalar.BLOCK_FOLDED;
  else if (isPlain && misread.test(text)) scalar.type = Scalar.QUOTE_SINGLE;
}

/** Makes a scalar in the style of another one. */
function makeScalar(other: unknown, text: string): Scalar {
  const scalar = new Scalar(text);
  if (isScalar(other) && other.type) scalar.type = other.type;
  setText(scalar, text);
  return scalar;
}

/** Replaces the texts of a list. Unchanged items keep their notation. */
function setList(list: YAMLSeq, texts: readonly Value[], fill: RowUpdate['fill']): void {
  const left = [...list.items];
  list.items = texts.map((text) => {
    const index = left.findIndex((item) => isScalar(item) && isDeepStrictEqual(fill(item.value), text));
    return index < 0 ? makeScalar(list.items[0], String(text)) : left.splice(index, 1)[0];
  });
}

/** Makes a node for a value, in the style of the node it replaces if possible. */
function makeNode(like: unknown, value: Value, fill: RowUpdate['fill']): unknown {
  if (typeof value === 'string') {
    if (!isScalar(like)) return makeScalar(undefined, value);
    setText(like, value);
    return like;
  }
  if (typeof value !== 'object') return new Scalar(value);
  if (!Array.isArray(value)) throw new Error('a row holds plain values and lists of texts');
  const list = isSeq(like) ? like : new YAMLSeq();
  setList(list, value, fill);
  return list;
}

/** Returns the index of a new field, after the fields that precede it in the section's order. */
function findInsertIndex(map: YAMLMap, field: string, order: readonly string[]): number {
  const before = order.slice(0, order.indexOf(field));
  const places = map.items.map(({ key }, place) => (before.includes(String(key)) ? place : 0));
  return Math.max(0, ...places) + 1;
}

function setFields(document: Document, map: YAMLMap, { section, fields, fill }: RowUpdate): void {
  for (const field of section.fields) {
    const value = fields[field];
    const node = map.get(field, true);
    if (value === undefined) map.delete(field);
    else if (isNode(node)) {
      if (!isDeepStrictEqual(fill(node.toJS(document)), value)) map.set(field, makeNode(node, value, fill));
    } else {
      const pair = new Pair(document.createNode(field), makeNode(undefined, value, fill));
      map.items.splice(findInsertIndex(map, field, section.fields), 0, pair);
    }
  }
}

/** Finds the options that reproduce a row exactly, so that unchanged lines stay unchanged. */
function findOptions(document: Document, text: string): ToStringOptions {
  const usual = { singleQuote: true, lineWidth };
  const candidates = [lineWidth, ...otherWidths].flatMap((lineWidth) =>
    [true, false].map((flowCollectionPadding) => ({ ...usual, lineWidth, flowCollectionPadding })),
  );
  return candidates.find((options) => document.toString(options) === `${text}\n`) ?? usual;
}

function openRow(text: string): { document: Document; row: YAMLMap } {
  const document = parseDocument(text);
  const list = document.contents;
  const row = isSeq(list) ? list.items[0] : undefined;
  if (!isMap(row)) throw new Error('expected a row with fields');
  return { document, row };
}

/** Divides the text of a row into its leading comments and the rest. */
const cutComments = (text: string) => /^((?:\s*#.*\n|\s*\n)*)([\s\S]*)$/.exec(text)?.slice(1) ?? ['', text];

/** Updates the fields of a row. The rest keeps its style, order and comments. */
export function updateRow(text: string, update: RowUpdate): string {
  const [comments = '', body = ''] = cutComments(text);
  const { document, row } = openRow(body);
  const options = findOptions(document, body);
  setFields(document, row, update);
  return comments + document.toString(options).trimEnd();
}

/** Writes a new row in the style of another one. */
export function writeNewRow(text: string, update: RowUpdate): string {
  const [, body = ''] = cutComments(text);
  const { document, row } = openRow(body);
  const options = findOptions(document, body);
  visit(document, {
    Node: (_, node) => {
      node.comment = null;
      node.commentBefore = null;
    },
  });
  for (const { key } of [...row.items])
    if (!['id', ...update.section.fields].includes(String(key))) row.delete(key);
  const isNumber = typeof row.get('id') === 'number';
  row.set('id', isNumber ? Number(update.id) : update.id);
  setFields(document, row, update);
  return document.toString(options).trimEnd();
}
