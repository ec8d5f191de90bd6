import { latinDigits } from '../digits';
import { readPrice } from '../price';
import type { OrderLabels } from './labels';
import { isQuantity, type ListItem, readListHash } from './list';
import { type CatalogueFacts, type OrderItem, orderFields } from './order';

export type FieldName = (typeof orderFields)[number];
export type ReadLabels = Pick<OrderLabels, FieldName | 'items' | 'figures'>;

/**
 * A line of our own message. `label` is a field in another language, such as a signature, and `text` any other line.
 * `isUnclear` has an unreadable price or sum.
 */
export type Part =
  | { kind: 'field'; field: FieldName; value: string }
  | { kind: 'item'; item: OrderItem; number: number; isUnclear: boolean }
  | { kind: 'total'; pricesOf: string; total: number | undefined; isUnclear: boolean }
  | { kind: 'link'; packs: ListItem[] }
  | { kind: 'items' | 'divider' | 'label' | 'text' };

export interface Grammar {
  nameOf(label: string): FieldName | 'items' | 'total' | undefined;
  /** Matches each label with its colon or equals sign, and what separates it from the text before. */
  label: RegExp;
  /** Matches a label at the start of a line, with its colon, equals sign or dash. */
  head: RegExp;
  /** Matches a field in any language. */
  field: RegExp;
  /** Match the text of a sum. */
  totals: readonly RegExp[];
}

const bullet = /^[-–—•*·▪◦‣●○+]\s/u;
const itemNumber = /^\(?(\p{Nd}{1,5})[.)।](?:\s|(?=\p{L}|$))/u;
/** A name, its quantity, and prices in any language: `'@ €120 = €1,440 [№ 217]'`. */
const item =
  /^(.*?)(?:(?:^|\s)[xXхХ]|\s?[×✕✖*])\s?(\p{Nd}{1,16})(?:[.,;]?|\s@ ([^@=[\]]{1,48}) = [^@=[\]]{1,48} \[([^[\]]{1,80})\][.,;]?)$/u;
const divider = /^[^\p{L}\p{N}]*(?:order|अर्डर) \p{Nd}+ ?(?:of|\/|मध्ये) ?\p{Nd}+[^\p{L}\p{N}]*$/iu;
const emphasised = /^([*_~]{1,3})(?=\S)(.*\S)\1$/u;

const unwrap = (text: string) => text.replace(emphasised, '$2');
/** Drops WhatsApp's markers of bold and italic text, and halves of a strikethrough. */
const dropEmphasis = (line: string) =>
  line.replace(/(^|[\s(])[*_~]{1,3}(?=\S)/gu, '$1').replace(/(\S)[*_~]{1,3}(?=$|[\s:：.,;)])/gu, '$1');
const escapeText = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
/** Converts digits of Devanagari and of full width to 0–9. Keeps all other letters. */
const readDigits = (text: string) =>
  latinDigits(text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC')));

const anyOf = (words: readonly string[]) =>
  `(${words
    .map(escapeText)
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
const headOf = (label: string) => new RegExp(`^${label}(?: ?[:：=＝]| [-–—]|[-–—](?: |$)) ?`, 'iu');

/** @param languages those of which fields are known */
export function makeGrammar(labels: readonly ReadLabels[], languages: readonly ReadLabels[]): Grammar {
  const names = new Map(
    labels.flatMap((words) => [
      ...[...orderFields, 'items' as const].map((name) => [words[name].toLowerCase(), name] as const),
      [words.figures.total.toLowerCase(), 'total' as const] as const,
    ]),
  );
  const label = anyOf([...names.keys()]);
  const fields = languages.flatMap((words) => orderFields.map((name) => words[name]));
  return {
    nameOf: (label) => names.get(label.toLowerCase()),
    label: new RegExp(`(?:^|[\\s,;|])(${label} ?[:：=＝])`, 'giu'),
    head: headOf(label),
    field: headOf(anyOf(fields)),
    totals: labels.flatMap(({ figures: { whole, part } }) => [part, whole]).map(matchPhrase),
  };
}

/** Makes a pattern of a phrase, with a named group for each of its values. Earlier releases ended it otherwise. */
function matchPhrase(phrase: string): RegExp {
  const parts = phrase.split(/\{(\w+)(?::deva)?\}/);
  const end = parts.pop()?.split(/[,;]/)[0] ?? '';
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escapeText(part) : `(?<${part}>.{1,60}?)`));
  return new RegExp(`^${pattern.join('')}${escapeText(end)}[,;]\\P{Nd}{0,60}$`, 'iu');
}

/** Parses a line. Between items, an item needs no number. */
export function readPart(line: string, grammar: Grammar, isInItems: boolean): Part {
  const part = parse(line, grammar, isInItems);
  return part.kind === 'text' ? parse(dropEmphasis(line), grammar, isInItems) : part;
}

function parse(line: string, grammar: Grammar, isInItems: boolean): Part {
  const [, hash = ''] = /^https?:\S+?(#list=\S+)$/.exec(line) ?? [];
  const { items: packs = [] } = readListHash(hash) ?? {};
  if (packs.length > 0) return { kind: 'link', packs };
  const isMarked = bullet.test(line) || itemNumber.test(line);
  const marked = isMarked ? readItem(line) : undefined;
  if (marked) return marked;
  const labelled = readLabel(line, grammar);
  if (labelled) return readField(labelled, grammar);
  if (divider.test(line)) return { kind: 'divider' };
  return (isInItems && readItem(line)) || { kind: grammar.field.test(line) ? 'label' : 'text' };
}

function readItem(line: string): Extract<Part, { kind: 'item' }> | undefined {
  const row = line.replace(bullet, '');
  const [numbering = '', number = ''] = itemNumber.exec(row) ?? [];
  const [, name = '', digits = '', amount, facts] = item.exec(row.slice(numbering.length)) ?? [];
  const quantity = Number(readDigits(digits));
  if (!isQuantity(quantity)) return undefined;
  const figures = readFigures(amount, facts);
  return {
    kind: 'item',
    number: Number(readDigits(number)),
    item: { name: readDigits(unwrap(name.trim())), quantity, ...figures },
    isUnclear: amount !== undefined && figures.price === undefined,
  };
}

/** Reads the price of a pack, the catalogue number and the packs in a carton. The amounts follow from them. */
function readFigures(amount = '', facts = ''): CatalogueFacts {
  const price = readPrice(amount);
  const [number, carton] = latinDigits(facts).match(/\d+/g) ?? [];
  if (price === undefined || price <= 0 || number === undefined) return {};
  return { number, price, ...(Number(carton) > 1 && { carton: Number(carton) }) };
}

function readLabel(line: string, { head, nameOf }: Grammar) {
  const row = line.replace(bullet, '').replace(itemNumber, '');
  const [start = '', label = ''] = head.exec(row) ?? [];
  const name = nameOf(label);
  return name && { name, text: unwrap(row.slice(start.length)) };
}

function readField({ name, text }: NonNullable<ReturnType<typeof readLabel>>, { totals }: Grammar): Part {
  if (name === 'items') return { kind: text === '' ? 'items' : 'text' };
  if (name !== 'total') return { kind: 'field', field: name, value: text };
  const { sum = '', date } = totals.map((phrase) => phrase.exec(text)?.groups).find(Boolean) ?? {};
  if (date === undefined) return { kind: 'text' };
  const total = readPrice(sum);
  return { kind: 'total', pricesOf: date, total, isUnclear: total === undefined };
}

/** Returns true for a line that begins with a label, a number or a bullet. */
export const beginsPart = (line: string, { head }: Grammar) =>
  bullet.test(line) || itemNumber.test(line) || head.test(dropEmphasis(line));

/** Returns the label that is all of a line. */
export function findEmptyLabel(line: string, grammar: Grammar) {
  const found = readLabel(dropEmphasis(line), grammar);
  return found?.text === '' ? found.name : undefined;
}
