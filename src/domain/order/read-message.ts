import { latinDigits } from '../digits';
import { flatten, type OrderLabels } from './labels';
import { emptyDraft, type Order, type OrderItem, orderFields, toOrder } from './order';

export interface ReadOrder {
  order: Order;
  /** Lines around the order that no shape takes, without quotation marks. */
  unread: string[];
}

type FieldName = (typeof orderFields)[number];
export type ReadLabels = Pick<OrderLabels, FieldName | 'items'>;

type Field = { kind: 'field'; field: FieldName; value: string };
type Item = { kind: 'item'; number: number | undefined; item: OrderItem };
/** The source is the whole line unless given. */
type Part = (Field | Item | { kind: 'items' | 'divider' | 'unread' }) & { source?: string };

type Found = Part & { source: string; isAfterBlank: boolean };

const labelNames = [...orderFields, 'items'] as const;

interface Context {
  nameOf(label: string): FieldName | 'items';
  /** Matches each label with its colon. */
  label: RegExp;
  /** Matches a label with its colon at the start of a line. */
  head: RegExp;
  /** A list of items has begun, so that an item needs no number. */
  isInItems: boolean;
}

/** Reads a whole line as parts of an order; undefined for a line of another shape. */
type Shape = (line: string, context: Context) => Part[] | undefined;

interface Line {
  text: string;
  /** With its quotation marks, which count when a mail program wraps lines. */
  length: number;
  /** Length of the longest line in its paragraph that could have been wrapped. */
  longest: number;
}

/** Quotation marks and marks of the writing direction. */
const lineStart = /^[\s>\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/;

/** WhatsApp's prefix: `'[10:42, 22/11/2026] Ram: '` copied, `'22/11/2026, 10:42 - Ram: '` exported. */
const stamp = /^(?:\[[^\]]{5,40}\]|\p{Nd}[^:]{4,16}:\p{Nd}{2}[^-]{0,8}-) [^:]{1,60}: /u;

const bullet = /^[-–—•*·▪◦‣●○+]\s/u;
const itemNumber = /^\(?(\p{Nd}{1,5})[.)।](?:\s|(?=\p{L}|$))/u;
const itemEnd = /(?:(?:^|\s)[xXхХ]|\s?[×✕✖*])\s?(\p{Nd}{1,16})[.,;]?$/u;
const itemGap = /(?<=[×✕✖*xXхХ]\s?\p{Nd}{1,16})(?:\s?[,;|]\s?|\s(?=\(?\p{Nd}{1,5}[.)।]\s))/gu;
const divider = /^[^\p{L}\p{N}]*(?:order|अर्डर) \p{Nd}+ ?(?:of|\/|मध्ये) ?\p{Nd}+[^\p{L}\p{N}]*$/iu;

/** WhatsApp's marks around bold, italic and struck text. */
const emphasis = /(?<=^|[\s(])[*_~]{1,3}(?=\S)|(?<=\S)[*_~]{1,3}(?=$|[\s:：.,;)])/gu;
const emphasised = /^([*_~]{1,3})(?=\S)(.*\S)\1$/u;

/** Tried in this order; the first that takes the line wins. */
const shapes: readonly Shape[] = [
  readFieldsInOneLine,
  readItemsInOneLine,
  readMarkedItem,
  readFieldLine,
  (line) => (divider.test(line) ? [{ kind: 'divider' }] : undefined),
  (line, { isInItems }) => (isInItems && !stamp.test(line) ? readItem(line) : undefined),
];

/** A mail program wraps no line below this width. */
const leastWrap = 60;
const mostWraps = 12;

/** What an empty field accepts from the next line. Other fields accept any text. */
const plausible: Partial<Record<FieldName, RegExp>> = {
  phone: /^[+(]?\p{Nd}[\p{Nd}\s()+./-]*$/u,
  email: /^\S+@\S+$/u,
};

/**
 * Parses the orders in a text: messages that `orderText` wrote, also quoted, wrapped, forwarded by WhatsApp, retyped
 * or with other text around them. The text is read in each language and in all of them together. The reading with
 * the most items wins, then the one with the most fields.
 */
export function readOrders(text: string, languages: readonly ReadLabels[]): ReadOrder[] {
  const lines = splitLines(text);
  const sets = languages.length > 1 ? [...languages.map((one) => [one]), languages] : [languages];
  const readings = sets.map((labels) => groupParts(readParts(lines, labels)));
  return readings.reduce((best, next) => (isBetter(next, best) ? next : best));
}

function isBetter(next: readonly ReadOrder[], best: readonly ReadOrder[]): boolean {
  const gains = [
    ({ order }: ReadOrder) => order.items.length,
    // A block without items may be a signature.
    (read: ReadOrder) => (read.order.items.length > 0 ? countFields(read) : 0),
    countFields,
  ].map((count) => countAll(next, count) - countAll(best, count));
  return (gains.find((gain) => gain !== 0) ?? 0) > 0;
}

const countAll = (orders: readonly ReadOrder[], count: (order: ReadOrder) => number) =>
  orders.reduce((sum, order) => sum + count(order), 0);

const countFields = ({ order }: Pick<ReadOrder, 'order'>) =>
  orderFields.filter((field) => order[field] !== '').length;

function splitLines(text: string): Line[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map((raw) => ({
    text: flatten(raw.replace(lineStart, '')),
    length: raw.trimEnd().length,
    longest: 0,
  }));
  for (let start = 0; start < lines.length; start++) {
    let end = start;
    let longest = leastWrap;
    for (; lines[end]?.text; end++) {
      const { text, length } = lines[end] as Line;
      if (text.includes(' ')) longest = Math.max(longest, length);
    }
    for (const line of lines.slice(start, end)) line.longest = longest;
    start = end;
  }
  return lines;
}

function readParts(lines: readonly Line[], labels: readonly ReadLabels[]): Found[] {
  const context = makeContext(labels);
  const found: Found[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!lines[at]?.text) continue;
    const { text, parts, used } = readLine(lines, at, context);
    const isAfterBlank = !lines[at - 1]?.text;
    for (const [index, part] of parts.entries())
      found.push({ source: text, ...part, isAfterBlank: isAfterBlank && index === 0 });
    const last = parts.at(-1)?.kind;
    context.isInItems = last === 'items' || last === 'item';
    at += used - 1;
  }
  return found;
}

/** Reads the line at an index together with the lines that a mail program wrapped off it. */
function readLine(lines: readonly Line[], at: number, context: Context) {
  const join = (used: number) =>
    lines
      .slice(at, at + used)
      .map(({ text }) => text)
      .join(' ');
  for (let used = 1 + countWraps(lines, at, context); used > 0; used--) {
    const text = join(used);
    const parts = readShape(text, context);
    if (parts) return { text, parts, used };
  }
  const text = join(1);
  const unstamped = text.replace(stamp, '');
  const parts = unstamped === text ? undefined : readShape(unstamped, { ...context, isInItems: false });
  return { text, parts: parts ?? [{ kind: 'unread' } as const], used: 1 };
}

function readShape(line: string, context: Context): Part[] | undefined {
  const plain = line.replace(emphasis, '');
  for (const variant of plain === line ? [line] : [line, plain])
    for (const shape of shapes) {
      const parts = shape(variant, context);
      if (parts) return parts;
    }
  return undefined;
}

/**
 * How many of the next lines go on with a label or an item: those whose first word was too long for the line before,
 * and the line after an empty field.
 */
function countWraps(lines: readonly Line[], at: number, context: Context): number {
  const first = lines[at]?.text ?? '';
  if (!beginsPart(first, context)) return 0;
  const [empty] = readFieldLine(first.replace(emphasis, ''), context) ?? [];
  let count = 0;
  for (; count < mostWraps; count++) {
    const [before, next] = [lines[at + count], lines[at + count + 1]];
    if (!before || !next?.text || beginsPart(next.text, context) || stamp.test(next.text)) break;
    const [word = ''] = next.text.split(' ', 1);
    const isEmpty = count === 0 && empty?.kind === 'field' && empty.value === '';
    if (isEmpty) {
      if (!(plausible[empty.field]?.test(next.text) ?? true)) break;
    } else if (before.length + 1 + word.length <= next.longest) break;
  }
  return count;
}

const beginsPart = (line: string, { head }: Context) =>
  bullet.test(line) || itemNumber.test(line) || head.test(line.replace(emphasis, ''));

function makeContext(labels: readonly ReadLabels[]): Context {
  const names = new Map(
    labels.flatMap((words) => labelNames.map((name) => [words[name].toLowerCase(), name] as const)),
  );
  const words = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '\\$&'));
  const pattern = `(${words.join('|')}) ?[:：] ?`;
  return {
    nameOf: (label) => names.get(label.toLowerCase()) ?? 'items',
    label: new RegExp(`(?<=^|[\\s,;|])${pattern}`, 'giu'),
    head: new RegExp(`^${pattern}`, 'iu'),
    isInItems: false,
  };
}

/** `'Full Name: Ram, Phone Number: 9841000000, Items: 1. Cloves × 2'`, with any text before the first label. */
function readFieldsInOneLine(line: string, { label, nameOf }: Context): Part[] | undefined {
  const matches = [...line.matchAll(label)];
  const names = matches.map(([, word = '']) => nameOf(word));
  if (new Set(names).size < 3) return undefined;
  const parts = matches.flatMap((match, index): Part[] => {
    const name = names[index] ?? 'items';
    const value = line.slice(match.index + match[0].length, matches[index + 1]?.index);
    const text = value.trim().replace(/ ?[,;|]$/, '');
    const source = `${match[0].trim()} ${text}`;
    if (name !== 'items') return [{ kind: 'field', field: name, value: unwrap(text), source }];
    return [{ kind: 'items', source: match[0].trim() }, ...splitItems(text).map(readRow)];
  });
  const before = line.slice(0, matches[0]?.index).trim();
  return /[\p{L}\p{N}]/u.test(before) ? [{ kind: 'unread', source: before }, ...parts] : parts;
}

/** `'Items:'`, also with the items behind it, or only these: with a number each or, in a list, without. */
function readItemsInOneLine(line: string, { head, nameOf, isInItems }: Context): Part[] | undefined {
  const [start = '', label] = head.exec(line) ?? [];
  const hasHead = label !== undefined && nameOf(label) === 'items';
  const rows = splitItems(hasHead ? line.slice(start.length) : line).map(readRow);
  if (!rows.every((row) => row.kind === 'item')) return undefined;
  if (hasHead) return [{ kind: 'items', source: start }, ...rows];
  const numbered = rows.filter(({ number }) => number !== undefined).length;
  return rows.length > 1 && (numbered === rows.length || (numbered === 0 && isInItems)) ? rows : undefined;
}

const splitItems = (text: string) => text.split(itemGap).filter(Boolean);

const readRow = (source: string): Part => ({ ...(readItem(source)?.[0] ?? { kind: 'unread' }), source });

/** `'2. Meat Spice × 10'` or `'• Meat Spice x १०'`. */
function readMarkedItem(line: string): Part[] | undefined {
  return bullet.test(line) || itemNumber.test(line) ? readItem(line) : undefined;
}

function readItem(line: string): [Item] | undefined {
  const row = line.replace(bullet, '');
  const [mark = '', number] = itemNumber.exec(row) ?? [];
  const rest = row.slice(mark.length);
  const end = itemEnd.exec(rest);
  const quantity = end ? readNumber(end[1]) : 0;
  if (!end || !Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  // Nepali messages write catalogue numbers in Devanagari. Orders store '(№ 108)'.
  const name = unwrap(rest.slice(0, end.index).trim()).replace(/(?<=№ )[०-९]+/g, latinDigits);
  return [
    { kind: 'item', number: number === undefined ? number : readNumber(number), item: { name, quantity } },
  ];
}

function readFieldLine(line: string, { head, nameOf }: Context): [Field] | undefined {
  const row = line.replace(bullet, '').replace(itemNumber, '');
  const [start = '', label = ''] = head.exec(row) ?? [];
  const field = nameOf(label);
  return field === 'items' ? undefined : [{ kind: 'field', field, value: unwrap(row.slice(start.length)) }];
}

const unwrap = (text: string) => text.replace(emphasised, '$2');

const readNumber = (digits = '') => Number(latinDigits(digits.normalize('NFKC')));

interface Group {
  order: Order;
  fields: Set<FieldName>;
  hasList: boolean;
  unread: string[];
  /** All its lines, for a group that is no order. */
  lines: string[];
}

/** Divides parts into orders. A new one begins at a divider, at a second list, or at fields that are there already. */
function groupParts(parts: readonly Found[]): ReadOrder[] {
  const groups: Group[] = [];
  let group: Group | undefined;
  for (const [index, part] of parts.entries()) {
    if (!group || beginsOrder(parts, index, group)) {
      const order = { ...toOrder(emptyDraft()), items: [] };
      group = { order, fields: new Set(), hasList: false, unread: [], lines: [] };
      groups.push(group);
    }
    if (part.kind !== 'divider') group.lines.push(part.source);
    if (part.kind === 'unread') group.unread.push(part.source);
    if (part.kind === 'items' || part.kind === 'item') group.hasList = true;
    if (part.kind === 'item') group.order.items.push(part.item);
    if (part.kind === 'field') {
      group.order[part.field] = part.value;
      group.fields.add(part.field);
    }
  }
  return dropFragments(groups);
}

function beginsOrder(parts: readonly Found[], index: number, group: Group): boolean {
  const [before, part] = [parts[index - 1], parts[index]];
  if (part?.kind === 'divider') return true;
  if (part?.kind === 'items') return group.hasList;
  if (part?.kind === 'item')
    return part.number === 1 && group.hasList && before?.kind !== 'item' && before?.kind !== 'items';
  if (part?.kind !== 'field') return false;
  if (group.fields.has(part.field)) return true;
  // A block of fields stays together, so its first line decides for all of them.
  if (before?.kind === 'field' && !part.isAfterBlank) return false;
  return (
    (group.hasList && group.fields.size > 0) || blockAt(parts, index).some((field) => group.fields.has(field))
  );
}

/** The fields from an index on, up to a blank line or one that is there twice. */
function blockAt(parts: readonly Found[], start: number): FieldName[] {
  const block = new Set<FieldName>();
  for (let index = start; ; index++) {
    const part = parts[index];
    if (part?.kind !== 'field' || block.has(part.field) || (part.isAfterBlank && index > start)) break;
    block.add(part.field);
  }
  return [...block];
}

/** Without groups of one or two fields, such as a signature: their lines are unread ones of the order before. */
function dropFragments(groups: readonly Group[]): ReadOrder[] {
  const isOrder = (group: Group) => group.order.items.length > 0 || countFields(group) > 2;
  const orders = groups.filter(isOrder);
  const kept = new Set(
    orders.length > 0 ? orders : groups.filter((group) => countFields(group) > 0).slice(0, 1),
  );
  const read: ReadOrder[] = [];
  let early: string[] = [];
  for (const group of groups) {
    if (kept.has(group)) {
      read.push({ order: group.order, unread: [...early, ...group.unread] });
      early = [];
    } else for (const line of group.lines) (read.at(-1)?.unread ?? early).push(line);
  }
  return read;
}
