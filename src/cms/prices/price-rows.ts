import { sourceLocale } from '~/config/locales';
import { readAmount } from '~/domain/amounts';
import { type AnyRecord, type FieldValues, valueAt, withValue } from '~/domain/content/record';
import { latinDigits } from '~/domain/digits';
import { findPackFault, readPacks, readSizes } from '~/domain/pack';
import { packLabel } from '~/domain/pack-name';
import { formatAmount, readPrice } from '~/domain/price';
import { normalise } from '~/domain/search/normalise';
import { packTextsOf } from '../form/packs';
import type { StoredRecord } from '../list/record';
import { siteIdOf } from '../list/record';
import type { PriceHeads } from '../orders/order-form-context';
import { textOf } from '../record/values';
import type { RecordName } from '../words';

export const productName: RecordName = { one: 'product', many: 'products' };

/** What is typed for one product: a text for each pack. */
export interface PriceCells {
  readonly prices: readonly string[];
  /** Prices of a discount. Empty ones are not lowered. */
  readonly discounts: readonly string[];
}

/** Texts typed in the cells of a product, by kind and pack: `{ 'prices 50 g': '75' }`. */
type Typed = Readonly<Record<string, string>>;

/** What is typed, by the ids of products. */
export type PriceEdits = Readonly<Record<string, Typed>>;

export interface PriceRow extends PriceCells {
  readonly record: StoredRecord<object>;
  /** Something is typed that the product does not have. */
  readonly isEdited: boolean;
  readonly name: string;
  readonly number: string;
  readonly category: string;
  /** `'50 g'` by pack, or its number. Empty if the packs of the product do not match. */
  readonly packs: readonly string[];
  readonly grams: readonly (number | undefined)[];
}

/** Reads the packs of a product. Returns none if they do not match. */
function readPacksOf(record: object) {
  const stored = packTextsOf(record as AnyRecord);
  return stored.price && !findPackFault(stored) ? readPacks(stored) : [];
}

const cellKinds = ['prices', 'discounts'] as const;

/** Returns a row for a product, with what is typed. Other cells follow the product, whoever changes it. */
export function makeRow(record: StoredRecord<object>, edits: PriceEdits): PriceRow {
  const packs = readPacksOf(record);
  const labels = packs.map((pack, index) => (pack.grams ? packLabel(pack) : `Pack ${index + 1}`));
  const saved: PriceCells = {
    prices: packs.map(({ price, regularPrice = price }) => formatAmount(regularPrice)),
    discounts: packs.map(({ price, regularPrice }) => (regularPrice ? formatAmount(price) : '')),
  };
  const cellsOf = (kind: keyof PriceCells) =>
    saved[kind].map((text, pack) => edits[record.id]?.[`${kind} ${labels[pack]}`] ?? text);
  const cells: PriceCells = { prices: cellsOf('prices'), discounts: cellsOf('discounts') };
  return {
    record,
    name: textOf(valueAt(record, `${sourceLocale}.name`)),
    number: siteIdOf(record) ?? '',
    category: textOf(valueAt(record, 'category')),
    packs: labels,
    grams: packs.map(({ grams }) => grams),
    isEdited: cellKinds.some((kind) => cells[kind].some((text, pack) => text !== saved[kind][pack])),
    ...cells,
  };
}

/** Returns what is typed in the cells of a row: those that its product does not have. */
export function typedOf({ record, packs }: PriceRow, cells: PriceCells): Typed {
  const saved = makeRow(record, {});
  return Object.fromEntries(
    cellKinds.flatMap((kind) =>
      cells[kind].flatMap((text, pack) =>
        text === saved[kind][pack] ? [] : [[`${kind} ${packs[pack]}`, text] as const],
      ),
    ),
  );
}

const join = (amounts: readonly (number | undefined)[]) =>
  amounts.map((amount) => formatAmount(amount ?? 0)).join(' / ');

/** Returns a product with the prices of its row. */
export function withPrices({ record, prices, discounts }: PriceRow): StoredRecord<object> {
  const full = prices.map(readPrice);
  const lowered = discounts.map((text, index) => (text.trim() ? readPrice(text) : full[index]));
  const isLowered = lowered.some((price, index) => price !== full[index]);
  const fields = { ...record } as FieldValues;
  const priced = withValue(fields, 'price', join(full));
  const whole = withValue(priced, 'discountPrice', isLowered ? join(lowered) : undefined);
  // A text that says the same stays as it is.
  const isSame = JSON.stringify(readPacksOf(whole)) === JSON.stringify(readPacksOf(record));
  return isSame ? record : ({ ...whole, id: record.id } as StoredRecord<object>);
}

/** Says why a row cannot be saved, and in which cell. */
export function findRowFault(row: PriceRow): { column: string; reason: string } | undefined {
  const isWrong = (text: string) => (readPrice(text) ?? 0) <= 0;
  const price = row.prices.findIndex(isWrong);
  if (price >= 0) return { column: `price ${price}`, reason: 'is no price above 0' };
  const discount = row.discounts.findIndex((text) => text.trim() && isWrong(text));
  if (discount >= 0) return { column: `discount ${discount}`, reason: 'is no price above 0' };
  const above = row.discounts.findIndex(
    (text, index) => text.trim() && (readPrice(text) ?? 0) > (readPrice(row.prices[index] ?? '') ?? 0),
  );
  if (above >= 0) return { column: `discount ${above}`, reason: 'is above the price' };
  const priced: object = withPrices(row);
  const fault = findPackFault(packTextsOf(priced as AnyRecord));
  return fault && { column: 'price 0', reason: fault.reason };
}

/** Reads what is typed as a change: `'10'`, `'-5 %'`, `'1,000'`. Returns undefined for any other text. */
export function readChange(text: string): number | undefined {
  const [, sign, digits = ''] = /^([-−–+]?)\s*(.*?)\s*%?$/.exec(text.trim()) ?? [];
  const amount = readAmount(digits);
  return sign && sign !== '+' ? amount && -amount : amount;
}

export interface PriceChange {
  readonly amount: number;
  readonly unit: 'percent' | 'money';
  /** Prices become multiples of it. */
  readonly step: number;
}

/** Changes all prices of a row, and those of its discount, by a percentage or an amount. */
export function changeBy({ prices, discounts }: PriceCells, { amount, unit, step }: PriceChange): PriceCells {
  const change = (text: string) => {
    const price = readPrice(text);
    if (!price) return text;
    const changed = unit === 'percent' ? price * (1 + amount / 100) : price + amount;
    // 115 × 1.1 is 126.50000000000001.
    const rounded = Math.round(Number((changed / step).toFixed(6))) * step;
    return formatAmount(Math.max(step, rounded));
  };
  return { prices: prices.map(change), discounts: discounts.map(change) };
}

export interface PriceFile {
  /** The cells of the products by their ids. */
  readonly cells: Readonly<Record<string, PriceCells>>;
  /** Rows that fit no product or pack, or not alone, as they are in the file. */
  readonly unmatched: readonly string[];
  /** Number of products of which the file has prices. */
  readonly matched: number;
}

const withoutUnit = (head: string) => head.replace(/\s*[([].*$/, '').trim();

/** Returns the grams in a head such as `'1 kg (Rs.)'`. */
function readWeight(head: string): number | undefined {
  const text = latinDigits(withoutUnit(head));
  if (!/^\d[\d.,]*\s*[\p{L}\p{M}]+$/u.test(text)) return undefined;
  try {
    const [grams, ...others] = readSizes(text);
    return others.length === 0 ? grams : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads prices from a spreadsheet of the site's own price list. Returns undefined if it has no heads of that.
 * @param rows the products
 */
export function readPriceFile(
  table: readonly (readonly string[])[],
  rows: readonly PriceRow[],
  heads: readonly PriceHeads[],
): PriceFile | undefined {
  const isHead = (name: keyof PriceHeads) => (cell: string) =>
    heads.some((own) => withoutUnit(own[name]).toLowerCase() === withoutUnit(cell).toLowerCase());
  // Excel's plain CSV has a question mark in place of '№'.
  const isOwn = (cell: string) => isHead('number')(cell) || isHead('name')(cell);
  const at = table.findIndex((cells) => cells.some(isOwn) && cells.some((cell) => readWeight(cell)));
  const head = table[at];
  if (!head) return undefined;
  const [number, name, before, others] = (['number', 'name', 'before', 'others'] as const).map((one) =>
    head.findIndex(isHead(one)),
  );
  const weights = head.map(readWeight);
  const byNumber = new Map(rows.filter((row) => row.number).map((row) => [row.number, row]));
  const byName = new Map<string, PriceRow[]>();
  for (const row of rows) {
    const title = normalise(row.name);
    if (!byName.get(title)?.push(row)) byName.set(title, [row]);
  }
  const found: Record<string, PriceCells> = {};
  const unmatched: string[] = [];
  for (const [index, cells] of table.slice(at + 1).entries()) {
    if (cells.every((cell) => !cell.trim())) continue;
    const cellAt = (column = -1) => cells[column]?.trim() ?? '';
    const title = normalise(cellAt(name));
    const [named, ...namesakes] = byName.get(title) ?? [];
    const row = byNumber.get(latinDigits(cellAt(number))) ?? (namesakes.length === 0 ? named : undefined);
    const told = `Row ${at + index + 2}: ${cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .slice(0, 5)
      .join(', ')}`;
    // Sorting some columns alone gives a product the prices of another one.
    const isMixedUp = row && named && normalise(row.name) !== title;
    if (!row || isMixedUp || row.packs.length === 0 || found[row.record.id]) {
      unmatched.push(told);
      continue;
    }
    const more = cellAt(others) ? cellAt(others).split('/') : [];
    const now = row.grams.map((grams) => {
      const column = grams === undefined ? -1 : weights.indexOf(grams);
      return (column >= 0 && cellAt(column)) || (more.shift()?.trim() ?? '');
    });
    const isDiscounted = row.discounts.some(Boolean);
    const former = cellAt(before)
      ? cellAt(before)
          .split('/')
          .map((text) => text.trim())
      : before === -1 && isDiscounted
        ? row.prices
        : [];
    if (former.length > 0 && former.length !== now.length) {
      unmatched.push(told);
      continue;
    }
    const left = weights.some((grams, column) => grams && cellAt(column) && !row.grams.includes(grams));
    if (left || more.length > 0 || now.some((text) => !text)) unmatched.push(told);
    const isLowered = former.length > 0;
    const kept = now.map((text, pack) => text || (isLowered ? row.discounts[pack] : row.prices[pack]) || '');
    found[row.record.id] = {
      prices: isLowered ? former : kept,
      discounts: kept.map((text, pack) =>
        isLowered && readPrice(text) !== readPrice(former[pack] ?? '') ? text : '',
      ),
    };
  }
  return { cells: found, unmatched, matched: Object.keys(found).length };
}
