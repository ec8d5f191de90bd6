import { latinDigits } from '../digits';
import { readPrice } from '../price';
import type { OrderLabels } from './labels';
import { type ListItem, readListHash } from './list';
import { type CatalogueFacts, type OrderItem, orderFields } from './order';

export type FieldName = (typeof orderFields)[number];
export type ReadLabels = Pick<OrderLabels, FieldName | 'items' | 'figures'>;

type Field = { kind: 'field'; field: FieldName; value: string };
export type LabelName = FieldName | 'items' | 'total';
type Item = { kind: 'item'; number: number | undefined; item: OrderItem };
type Total = { kind: 'total'; pricesOf: string; total: number | undefined };
type Link = { kind: 'link'; packs: ListItem[] };
export type Part = (Field | Item | Total | Link | { kind: 'items' | 'divider' | 'unrecognised' }) & {
  /** The whole line unless given. */
  source?: string;
  /** The price or the sum is unreadable. */
  isPartlyRead?: boolean;
};

export interface Context {
  nameOf(label: string): LabelName;
  /** Matches each label with its colon or equals sign, and what separates it from the text before. */
  label: RegExp;
  /** Matches a label at the start of a line, with its colon, equals sign or dash. */
  head: RegExp;
  /** Match the text of a sum. */
  totals: readonly RegExp[];
  /** Inside a list, an item needs no number. */
  isInItems: boolean;
}

/** Parses a whole line as parts of an order. Returns undefined for other text. */
type LineParser = (line: string, context: Context) => Part[] | undefined;

/** WhatsApp's prefix: `'[10:42, 22/11/2026] Ram: '` copied, `'22/11/2026, 10:42 - Ram: '` exported. */
export const stamp = /^(?:\[[^\]]{5,40}\]|\p{Nd}[^:]{4,16}:\p{Nd}{2}[^-]{0,8}-) [^:]{1,60}: /u;

const bullet = /^[-–—•*·▪◦‣●○+]\s/u;
const itemNumber = /^\(?(\p{Nd}{1,5})[.)।](?:\s|(?=\p{L}|$))/u;
const itemEnd = /(?:(?:^|\s)[xXхХ]|\s?[×✕✖*])\s?(\p{Nd}{1,16})[.,;]?$/u;
/** The prices after a quantity, in any language: `'@ €120 = €1,440 [№ 217]'`. */
const figures = /\s@ ([^@=[\]]{1,48}) = [^@=[\]]{1,48} \[([^[\]]{1,80})\][.,;]?$/u;
/** Returns true for a line that ends with the prices of our own message. */
export const hasFigures = (line: string) => figures.test(line);
const itemGap =
  /([×✕✖*xXхХ]\s?\p{Nd}{1,16}(?: @ [^@=[\]]{1,48} = [^@=[\]]{1,48} \[[^[\]]{1,80}\])?)(?:\s?[,;|]\s?|\s(?=\(?\p{Nd}{1,5}[.)।]\s))/gu;
const divider = /^[^\p{L}\p{N}]*(?:order|अर्डर) \p{Nd}+ ?(?:of|\/|मध्ये) ?\p{Nd}+[^\p{L}\p{N}]*$/iu;

/** Sums as earlier releases wrote them. Their messages may be pasted for years. */
const earlierTotals = [
  '{sum} for {priced} of {rows} items, at the list prices of {date}; we confirm',
  '{sum} at the list prices of {date}; we confirm',
  '{sum} ({rows} मध्ये {priced} सामानको, {date} को मूल्यसूचीअनुसार; पक्का मोल हामी भन्छौं)',
  '{sum} ({date} को मूल्यसूचीअनुसार; पक्का मोल हामी भन्छौं)',
];

/** WhatsApp's markers of bold and italic text, and halves of a strikethrough. */
const dropEmphasis = (line: string) =>
  line.replace(/(^|[\s(])[*_~]{1,3}(?=\S)/gu, '$1').replace(/(\S)[*_~]{1,3}(?=$|[\s:：.,;)])/gu, '$1');
const emphasised = /^([*_~]{1,3})(?=\S)(.*\S)\1$/u;

/** The first parser that accepts the line wins. */
const parsers: readonly LineParser[] = [
  readLink,
  readFieldsInOneLine,
  readItemsInOneLine,
  readMarkedItem,
  readFieldLine,
  (line) => (divider.test(line) ? [{ kind: 'divider' }] : undefined),
  (line, { isInItems }) => (isInItems && !stamp.test(line) ? readItem(line) : undefined),
];

export function makeContext(labels: readonly ReadLabels[]): Context {
  const names = new Map(
    labels.flatMap((words): [string, LabelName][] => [
      ...orderFields.map((name): [string, LabelName] => [words[name].toLowerCase(), name]),
      [words.items.toLowerCase(), 'items'],
      [words.figures.total.toLowerCase(), 'total'],
    ]),
  );
  const words = [...names.keys()].sort((a, b) => b.length - a.length).map(escapeText);
  const label = `(${words.join('|')})`;
  const pattern = `${label} ?[:：=＝]`;
  return {
    nameOf: (label) => names.get(label.toLowerCase()) ?? 'items',
    label: new RegExp(`(?:^|[\\s,;|])(${pattern})`, 'giu'),
    head: new RegExp(`^${label}(?: ?[:：=＝]| [-–—]|[-–—](?: |$)) ?`, 'iu'),
    totals: [...labels.flatMap(({ figures: { whole, part } }) => [part, whole]), ...earlierTotals].map(
      matchPhrase,
    ),
    isInItems: false,
  };
}

const escapeText = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Makes a pattern of a phrase, with a named group for each of its values. */
function matchPhrase(phrase: string): RegExp {
  const parts = phrase.split(/\{(\w+)(?::deva)?\}/);
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escapeText(part) : `(?<${part}>.{1,60}?)`));
  return new RegExp(`^${pattern.join('')}[.,;]?$`, 'iu');
}

export function readParts(line: string, context: Context): Part[] | undefined {
  const plain = dropEmphasis(line);
  for (const variant of plain === line ? [line] : [line, plain])
    for (const parse of parsers) {
      const parts = parse(variant, context);
      if (parts) return parts;
    }
  return undefined;
}

export const beginsPart = (line: string, { head }: Context) =>
  bullet.test(line) || itemNumber.test(line) || head.test(dropEmphasis(line));

/** Returns the name of the label that ends the line. */
export function findEmptyField(line: string, context: Context): LabelName | undefined {
  const found = readLabelled(dropEmphasis(line), context);
  return found?.text === '' ? found.name : undefined;
}

/** Parses the link to a list that ends our own message. */
function readLink(line: string): [Link] | undefined {
  const [, hash = ''] = /^https?:\S+?(#list=\S+)$/.exec(line) ?? [];
  const packs = readListHash(hash)?.items ?? [];
  return packs.length > 0 ? [{ kind: 'link', packs }] : undefined;
}

/** Parses `'Full Name: Ram, Phone Number: 9841000000, Items: 1. Cloves × 2'`, with any text before it. */
function readFieldsInOneLine(line: string, context: Context): Part[] | undefined {
  const { label, nameOf } = context;
  const matches = [...line.matchAll(label)];
  const names = matches.map(([, , word = '']) => nameOf(word));
  if (new Set(names).size < 3) return undefined;
  const parts = matches.flatMap((match, index): Part[] => {
    const name = names[index] ?? 'items';
    const value = line.slice(match.index + match[0].length, matches[index + 1]?.index);
    const text = value.trim().replace(/ ?[,;|]$/, '');
    const [, start = ''] = match;
    const source = `${start} ${text}`;
    if (name === 'total') return [{ ...(readTotal(text, context) ?? { kind: 'unrecognised' }), source }];
    if (name !== 'items') return [{ kind: 'field', field: name, value: unwrap(text), source }];
    return [{ kind: 'items', source: start }, ...splitItems(text).map(readRow)];
  });
  const before = line.slice(0, matches[0]?.index).trim();
  return /[\p{L}\p{N}]/u.test(before) ? [{ kind: 'unrecognised', source: before }, ...parts] : parts;
}

/** Parses `'Items:'`, with or without items after it, and a line of several items. */
function readItemsInOneLine(line: string, { head, nameOf, isInItems }: Context): Part[] | undefined {
  const [start = '', label] = head.exec(line) ?? [];
  const hasHead = label !== undefined && nameOf(label) === 'items';
  const rows = splitItems(hasHead ? line.slice(start.length) : line).map(readRow);
  if (!rows.every((row) => row.kind === 'item')) return undefined;
  if (hasHead) return [{ kind: 'items', source: start }, ...rows];
  const numbered = rows.filter(({ number }) => number !== undefined).length;
  return rows.length > 1 && (numbered === rows.length || (numbered === 0 && isInItems)) ? rows : undefined;
}

const splitItems = (text: string) => text.replace(itemGap, '$1\n').split('\n').filter(Boolean);

const readRow = (source: string): Part => ({
  ...(readItem(source)?.[0] ?? { kind: 'unrecognised' }),
  source,
});

/** Parses `'2. Meat Spice × 10'` or `'• Meat Spice x १०'`. */
function readMarkedItem(line: string): Part[] | undefined {
  return bullet.test(line) || itemNumber.test(line) ? readItem(line) : undefined;
}

function readItem(line: string): [Part & Item] | undefined {
  const row = line.replace(bullet, '');
  const [numbering = '', number] = itemNumber.exec(row) ?? [];
  const rest = row.slice(numbering.length);
  const priced = figures.exec(rest);
  const end = itemEnd.exec(rest.slice(0, priced?.index));
  const quantity = end ? readNumber(end[1]) : 0;
  if (!end || !Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  const name = readDigits(unwrap(rest.slice(0, end.index).trim()));
  const facts = readFigures(priced);
  return [
    {
      kind: 'item',
      number: number === undefined ? number : readNumber(number),
      item: { name, quantity, ...facts },
      ...(priced && facts.price === undefined && { isPartlyRead: true }),
    },
  ];
}

/** Reads the price of a pack, the catalogue number and the packs in a carton. The amounts follow from them. */
function readFigures(found: RegExpExecArray | null): CatalogueFacts {
  const price = readPrice(found?.[1] ?? '');
  const [number, carton] = latinDigits(found?.[2] ?? '').match(/\d+/g) ?? [];
  if (price === undefined || price <= 0 || number === undefined) return {};
  return { number, price, ...(Number(carton) > 1 && { carton: Number(carton) }) };
}

function readFieldLine(line: string, context: Context): [Part] | undefined {
  const found = readLabelled(line, context);
  if (found?.name === 'total') {
    const total = readTotal(found.text, context);
    return total && [total];
  }
  return found && [{ kind: 'field', field: found.name, value: found.text }];
}

/** Reads a sum and the date of its price list. */
function readTotal(text: string, { totals }: Context): (Part & Total) | undefined {
  for (const phrase of totals) {
    const { sum = '', date } = phrase.exec(text)?.groups ?? {};
    if (date === undefined) continue;
    const total = readPrice(sum);
    return { kind: 'total', pricesOf: date, total, ...(total === undefined && { isPartlyRead: true }) };
  }
  return undefined;
}

function readLabelled(line: string, { head, nameOf }: Context) {
  const row = line.replace(bullet, '').replace(itemNumber, '');
  const [start = '', label = ''] = head.exec(row) ?? [];
  const name = nameOf(label);
  return name === 'items' ? undefined : { name, text: unwrap(row.slice(start.length)) };
}

const unwrap = (text: string) => text.replace(emphasised, '$2');

/** Converts digits of Devanagari and of full width to 0–9. Keeps all other letters. */
const readDigits = (text: string) =>
  latinDigits(text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC')));

const readNumber = (digits = '') => Number(readDigits(digits));
