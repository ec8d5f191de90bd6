import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';

/** Longer texts are folded, and longer collections are written in block style. */
const lineWidth = 112;

/** Matches packs, prices and texts that other YAML parsers read as numbers, dates or booleans. */
const quoted = /^[-+.]?\d[\d .,:/_-]*k?g?$|^\d{4}-\d\d?-\d\d?T\d|^[~=<]|^(?:y|n|yes|no|on|off)$/i;

/** Writes `[a, b]`. The library can only pad all flow collections or none. */
class FlowList extends YAMLSeq {
  override toString(...[context, ...rest]: Parameters<YAMLSeq['toString']>): string {
    const isPadded = !this.flow || !context;
    return super.toString(isPadded ? context : { ...context, flowCollectionPadding: '' }, ...rest);
  }
}

/** Returns the column at which a value starts in block style. */
function columnOf(path: readonly unknown[]): number {
  const parent = path.at(-1);
  const field = isPair(parent) ? `${parent.key}: ` : '- ';
  return 2 * (path.filter(isCollection).length - 1) + field.length;
}

function chooseScalarType(text: string, column: number): Scalar.Type {
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  if (column + text.length > lineWidth) return Scalar.BLOCK_FOLDED;
  return quoted.test(text) ? Scalar.QUOTE_SINGLE : Scalar.PLAIN;
}

/** @throws Error with the reason if the text is neither a list nor a map in YAML */
export function parseContent(text: string): Document {
  const document: Document = parseDocument(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
  const [fault] = document.errors;
  if (fault) throw fault;
  if (!isCollection(document.contents)) throw new Error('expected a list or a map');
  return document;
}

/** The rows of a list, and the names of pages, which blank lines separate. */
function* separated({ contents }: Document): Iterable<[node: YAMLMap | Scalar, isFlow: boolean]> {
  if (isSeq(contents)) for (const row of contents.items) if (isMap(row)) yield [row, row.flow === true];
  if (isMap(contents) && contents.items.every(({ value }) => isMap(value)))
    for (const { key, value } of contents.items) {
      if (isMap(value)) value.spaceBefore = false;
      if (isScalar(key)) yield [key, false];
    }
}

/** Writes a file in its canonical form, with the line ends of the original text. */
export function printContent(document: Document, original: string): string {
  visit(document, {
    Scalar: (key, scalar, path) => {
      if (key === 'key') scalar.type = Scalar.PLAIN;
      else if (typeof scalar.value === 'string') scalar.type = chooseScalarType(scalar.value, columnOf(path));
    },
  });
  visit(document, {
    Collection: (_, node, path) => {
      const isTooLong = () =>
        columnOf(path) + stringify(node, { singleQuote: true, lineWidth: 0 }).length > lineWidth;
      if (node.flow && (node === document.contents || isTooLong())) node.flow = false;
      return isSeq(node) && !(node instanceof FlowList) ? Object.assign(new FlowList(), node) : undefined;
    },
  });
  let isFirst = true;
  for (const [node, isFlow] of separated(document)) {
    node.spaceBefore = !isFirst && (!isFlow || node.spaceBefore === true);
    isFirst = false;
  }
  const text = document.toString({ singleQuote: true, lineWidth });
  return original.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

export const formatContent = (text: string): string => printContent(parseContent(text), text);
