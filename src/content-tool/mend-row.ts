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

/** What a row is to hold, and how a value that stands in its file reads on pages. */
export interface Mending {
  section: Section;
  id: string;
  fields: Fields;
  fill(value: unknown): unknown;
}

/** The widest line that most files have, and what other editors may have folded at. */
const lineWidth = 111;
const otherWidths = Array.from({ length: 61 }, (_, index) => 80 + index);

/** Texts that other YAML readers take for numbers, days or switches. */
const looksOtherwise = /^(?:[+-]?\.?\d|[~=<])|^(?:y|n|yes|no|on|off|true|false|null)$/i;

function setText(scalar: Scalar, text: string): void {
  scalar.value = text;
  const isPlain = !scalar.type || scalar.type === Scalar.PLAIN;
  const isBlock = scalar.type === Scalar.BLOCK_FOLDED || scalar.type === Scalar.BLOCK_LITERAL;
  if (!isBlock && text.length > lineWidth - 20) scalar.type = Scalar.BLOCK_FOLDED;
  else if (isPlain && looksOtherwise.test(text)) scalar.type = Scalar.QUOTE_SINGLE;
}

/** A text written as another one is. */
function textLike(other: unknown, text: string): Scalar {
  const scalar = new Scalar(text);
  if (isScalar(other) && other.type) scalar.type = other.type;
  setText(scalar, text);
  return scalar;
}

/** Puts texts into a list. Items that say the same keep their place in the file's words. */
function setList(list: YAMLSeq, texts: readonly Value[], fill: Mending['fill']): void {
  const left = [...list.items];
  list.items = texts.map((text) => {
    const index = left.findIndex((item) => isScalar(item) && isDeepStrictEqual(fill(item.value), text));
    return index < 0 ? textLike(list.items[0], String(text)) : left.splice(index, 1)[0];
  });
}

/** A value that takes the place of a node, written like it where that can be. */
function valueLike(like: unknown, value: Value, fill: Mending['fill']): unknown {
  if (typeof value === 'string') {
    if (!isScalar(like)) return textLike(undefined, value);
    setText(like, value);
    return like;
  }
  if (typeof value !== 'object') return new Scalar(value);
  if (!Array.isArray(value)) throw new Error('a row holds plain values and lists of texts');
  const list = isSeq(like) ? like : new YAMLSeq();
  setList(list, value, fill);
  return list;
}

/** Where a new field goes: behind those that come before it in the order of the files. */
function placeOf(map: YAMLMap, field: string, order: readonly string[]): number {
  const before = order.slice(0, order.indexOf(field));
  const places = map.items.map(({ key }, place) => (before.includes(String(key)) ? place : 0));
  return Math.max(0, ...places) + 1;
}

function setFields(document: Document, map: YAMLMap, { section, fields, fill }: Mending): void {
  for (const field of section.fields) {
    const value = fields[field];
    const node = map.get(field, true);
    if (value === undefined) map.delete(field);
    else if (isNode(node)) {
      if (!isDeepStrictEqual(fill(node.toJS(document)), value)) map.set(field, valueLike(node, value, fill));
    } else {
      const pair = new Pair(document.createNode(field), valueLike(undefined, value, fill));
      map.items.splice(placeOf(map, field, section.fields), 0, pair);
    }
  }
}

/** Options under which the library writes a row as it stands, so that the rest of a changed one stays as it is. */
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

/** The comments above a row, and the row. */
const cutComments = (text: string) => /^((?:\s*#.*\n|\s*\n)*)([\s\S]*)$/.exec(text)?.slice(1) ?? ['', text];

/** The lines of a row with other values. What stays keeps its style, its order and its comments. */
export function mendRow(text: string, mending: Mending): string {
  const [comments = '', body = ''] = cutComments(text);
  const { document, row } = openRow(body);
  const options = findOptions(document, body);
  setFields(document, row, mending);
  return comments + document.toString(options).trimEnd();
}

/** The lines of a new row, written as another one is. */
export function rowLike(text: string, mending: Mending): string {
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
    if (!['id', ...mending.section.fields].includes(String(key))) row.delete(key);
  const isNumber = typeof row.get('id') === 'number';
  row.set('id', isNumber ? Number(mending.id) : mending.id);
  setFields(document, row, mending);
  return document.toString(options).trimEnd();
}
