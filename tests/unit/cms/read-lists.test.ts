import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPastedOrders } from '~/cms/orders/settle-pasted';
import { sourceLocale } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { decodeText } from '~/domain/decode-text';
import { packKey, toList } from '~/domain/order/list';
import type { ReadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { parseRows } from '~/forms/order/parse-rows';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { provinces } from '../../fixtures/provinces';
import { offeredItems, unavailable } from '../../support/catalogue';

const heads = ownHeads(sourceLocale);
const options = {
  messages: en.forms.order,
  translations: [{ ...ne.forms.order, pricesOf: '', heads: ownHeads('ne') }],
  pricesOf: '',
  provinces,
  offeredItems,
  unavailable,
  heads,
};
const folder = new URL('../../fixtures/lists/', import.meta.url);
const names = readdirSync(folder).filter((name) => !name.endsWith('.yaml'));
const fixture = (name: string) => decodeText(readFileSync(new URL(name, folder))) ?? '';

/** Writes the packs that a line may mean. */
const write = (line: ReadLine): string =>
  line.kind === 'unknown'
    ? line.text
    : line.kind === 'item'
      ? `${packKey(line.pack)} × ${line.quantity}`
      : `${line.about}(${line.choices.map(write).join(' ')})`;

/** Reads a text as the order page does. */
function readOnPage(text: string) {
  const lines = readPasted(text, parseRows, options, heads);
  const found = lines.filter((line) => line.kind === 'item');
  return {
    rows: found.map(write).sort(),
    questions: lines.filter((line) => line.kind === 'question').map(write),
    unread: lines.filter((line) => line.kind === 'unknown').map(write),
  };
}

/** Reads a text as the office does. */
function readInOffice(text: string) {
  const orders = readPastedOrders(text, options);
  expect(orders.length).toBeLessThanOrEqual(1);
  const { draft, questions = [], unrecognised = [], differences = [] } = orders[0] ?? {};
  const { items } = toList(draft?.items ?? [], offeredItems);
  return {
    rows: items.map(({ pack, quantity }) => `${pack} × ${quantity}`).sort(),
    questions: questions.map(({ question }) => write(question)),
    unrecognised,
    differences,
  };
}

test('there are forty lists', () => expect(names).toHaveLength(40));

test.each(names)('the office reads %s as the page does', (name) => {
  const text = fixture(name);
  const page = readOnPage(text);
  const { rows, questions, unrecognised } = readInOffice(text);
  expect(rows).toEqual(page.rows);
  expect(questions).toEqual(page.questions);
  for (const line of page.unread) expect(unrecognised).toContainEqual(expect.stringContaining(line));
});
