import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { sourceLocale } from '~/config/locales';
import { decodeText } from '~/domain/decode-text';
import { packKey } from '~/domain/order/list';
import { type ReadLine, readList } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { parseRows } from '~/forms/order/parse-rows';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { offeredItems, unavailable } from '../../../support/catalogue';

interface Expected {
  /** Quantities by number and weight, or price, of the pack. */
  rows: Record<string, number>;
  ask?: string[];
  unknown?: string[];
}

const folder = new URL('../../../fixtures/lists/', import.meta.url);
const lists = Object.entries<Expected>(parse(readFileSync(new URL('expected.yaml', folder), 'utf8')));
const choices = { offeredItems, unavailable };
const heads = ownHeads(sourceLocale);

const keyOf = (line: ReadLine) => (line.kind === 'item' ? packKey(line.pack).replace(':p', ':') : '');

async function readFixture(name: string): Promise<Required<Expected>> {
  const text = decodeText(readFileSync(new URL(name, folder))) ?? '';
  const lines = readPasted(text, parseRows, choices, heads);
  const textsOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ text }) => text);
  const rows = lines.flatMap((line) => (line.kind === 'item' ? [[keyOf(line), line.quantity] as const] : []));
  return { rows: Object.fromEntries(rows), ask: textsOf('question'), unknown: textsOf('unknown') };
}

test('reads 36 of 40 lists as meant, and none wrongly without a question', async () => {
  const missed: string[] = [];
  for (const [name, { rows, ask = [], unknown = [] }] of lists) {
    const found = await readFixture(name);
    for (const [pack, quantity] of Object.entries(found.rows))
      expect.soft(quantity, `${name}: ${pack}`).toBe(rows[pack]);
    if (JSON.stringify(found) !== JSON.stringify({ rows, ask, unknown })) missed.push(name);
  }
  expect(lists).toHaveLength(40);
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(4);
});

/** Writes a line as `'101:500 × 20'`, and the choices of a question in brackets. */
const write = (line: ReadLine): string =>
  line.kind === 'unknown'
    ? '?'
    : line.kind === 'item'
      ? `${keyOf(line)} × ${line.quantity}${line.isOnlyPack ? ' only' : ''}`
      : `${line.about}(${line.choices.map(write).join(' ')})`;

test.each([
  ['besar 250g 20', 'pack(101:200 × 20 101:500 × 20 101:100 × 20)'],
  ['jeera 500g 5', 'product(107:500 × 5 201:500 × 5)'],
  ['besar 2 carton', 'pack(101:10 × 240 101:20 × 240 101:100 × 96 101:200 × 48 101:500 × 24)'],
  ['10 kg besar', 'pack(101:500 × 20 101:200 × 50 101:100 × 100)'],
  ['chat masala 50g 2 carton', 'quantity(7:50 × 2)'],
  ['besar 500g', 'quantity(101:500 × 1)'],
  ['besar 500g 20 +10', 'quantity(101:500 × 20 101:500 × 10)'],
  ['besar 20 500', 'quantity(101:500 × 20 101:20 × 500 101:20 × 1)'],
  ['besar 10 12', 'quantity(101:10 × 12)'],
  ['mustard powder 100g 5', 'product(213:100 × 5)'],
  ['№ 999 × 5', '?'],
  ['Panipuri masala: 50g 10', '11:50 × 10'],
  ['№ 1 Turmeric Powder 500g × 5', 'product(1:500 × 5 101:500 × 5)'],
  ['timur 50g 10', 'product(14:50 × 10)'],
  ['green masala 50g 10', 'product(218:50 × 10)'],
  ['chia seeds 12 pkt', '301:200 × 12 only'],
  ['jeera 5kg 10kg dhaniya', '?'],
  ['besar 500g 20 kati ho?', '?'],
  ['PAN 301234567', '?'],
  ['besar 500g × 999,999,999', '101:500 × 999999999'],
])('%j is %s', (line, meaning) => {
  expect(readList(line, choices).map(write).join()).toBe(meaning);
});

test.each(['besar 500g × 1,000,000,000', 'besar 500g 9999999999 pkt', 'besar × 9999999999'])(
  '%j is more than an order takes',
  (line) => {
    expect(readList(line, choices)).toMatchObject([{ kind: 'unknown', reason: 'tooMany', text: line }]);
  },
);

test('equal items are not added up to more than an order takes', () => {
  const line = 'besar 500g × 999,999,999';
  expect(readList(`${line}\n${line}`, choices).map(write)).toEqual([
    '101:500 × 999999999',
    '101:500 × 999999999',
  ]);
});

test('a line of 200,000 letters is not understood', () => {
  expect(readList('1a'.repeat(100_000), choices).map(write)).toEqual(['?']);
});

test('a name with several products and no size asks for the product, then for the size', () => {
  expect(readList('jeera 5 pkt', choices).map(write).join()).toMatch(
    /^product\(pack\(107:.+\) pack\(201:.+\)\)$/,
  );
});

test('reads a price in the money of the site', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { languageOf } = await import('~/config/locales');
  Object.assign(languageOf(sourceLocale), { money: { format: 'CHF {amount}', digits: 'de-CH' } });
  const reader = await import('~/domain/order/read-list');
  const [pack] = offeredItems;
  const lines = reader.readList(`${pack?.name} × 2 CHF 52.20`, choices);
  expect(lines).toMatchObject([{ kind: 'item', quantity: 2, writtenPrice: 52.2 }]);
});
