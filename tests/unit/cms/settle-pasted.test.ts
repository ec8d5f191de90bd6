import { describe, expect, test } from 'vitest';
import { readPastedOrders } from '~/cms/editors/settle-pasted';
import { sourceLocale } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import { toList, writeListHash } from '~/domain/order/list';
import { orderText } from '~/domain/order/message';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { provinces } from '../../fixtures/provinces';
import { pick } from '../../support/content';
import { labelsOf, makeOrder } from '../../support/orders';
import { readOffered, readUnavailable } from '../domain/content';

const offered = readOffered();
const items = [
  { name: 'Turmeric Powder 500 g', quantity: 20, number: '101', price: 290 },
  { name: 'Cumin Seeds 500 g', quantity: 5, number: '201', price: 340 },
];
const link = `https://basna.example/order/${writeListHash(toList(items, offered).items)}`;
const pricesOf = 'Mangsir 1, 2083 BS';
const message = orderText({ ...makeOrder({ items, pricesOf }), link }, labelsOf('en'));
const heads = ownHeads(sourceLocale);
const options = { messages: en.forms.order, pricesOf, provinces, offeredItems: offered, heads };

function read(text: string) {
  const [order, ...others] = readPastedOrders(text, options);
  expect(others).toEqual([]);
  const { draft, unrecognised = [], differences = [], questions = [] } = order ?? {};
  const rows = draft?.items.map(({ name, quantity }) => `${name} × ${quantity}`);
  const asked = questions.map(({ question: { text, choices }, row }) => [text, choices.length, row]);
  return { name: draft?.fullName, rows, unrecognised, differences, asked };
}

const whole = {
  name: 'राम थापा',
  rows: ['Turmeric Powder 500 g × 20', 'Cumin Seeds 500 g × 5'],
  unrecognised: [],
  differences: [],
  asked: [],
};

test('a message with a link is read unchanged', () => {
  expect(message.split('\n').at(-1)).toBe(link);
  expect(read(message)).toEqual(whole);
});

test('a message of yesterday without a link is read unchanged', () => {
  expect(read(message.replace(`\n\n${link}`, ''))).toEqual(whole);
});

test('the text counts where its link differs, and both are shown', () => {
  const { rows, differences } = read(message.replace('× 20', '× 12').replace(/^2\. .*\n/m, ''));
  expect(rows).toEqual(['Turmeric Powder 500 g × 12']);
  expect(differences).toContain('Turmeric Powder 500 g: 12 in the message, 20 in its link. The form has 12.');
  expect(differences).toContain('Cumin Seeds 500 g: 0 in the message, 5 in its link. The form has 0.');
});

test('an added line of a pack adds to its row', () => {
  expect(read(`${message}\n+ 10 pkt besar 500g`).rows).toEqual([
    'Turmeric Powder 500 g × 30',
    'Cumin Seeds 500 g × 5',
  ]);
});

test('an added line is an item', () => {
  const { rows, unrecognised } = read(`${message}\n+ 10 pkt jwano 200g`);
  expect(rows).toEqual([...whole.rows, 'Whole Carom Seeds 200 g × 10']);
  expect(unrecognised).toEqual([]);
});

test('the link settles which of several packs a line means', () => {
  const edited = message.replace(/^2\. .*$/m, '+ 5 jeera 500g');
  expect(read(edited)).toMatchObject({ rows: whole.rows, asked: [] });
  expect(read(edited.replace(link, '')).asked).toEqual([['5 jeera 500g', 2, undefined]]);
});

test('an item in other words keeps its row until its question is answered', () => {
  const { rows, asked } = read(message.replace(/^2\. .*$/m, '2. Zira 500g × 5').replace(link, ''));
  expect(rows).toEqual(['Turmeric Powder 500 g × 20', 'Zira 500g × 5']);
  expect(asked).toEqual([['Zira 500g', 2, 'Zira 500g']]);
});

test('a struck-through line is shown and not read', () => {
  const { rows, unrecognised } = read(message.replace(/^2\. .*$/m, '~2. Cumin Seeds 500 g × 5~'));
  expect(rows).toEqual(['Turmeric Powder 500 g × 20']);
  expect(unrecognised).toEqual(['~2. Cumin Seeds 500 g × 5~']);
});

test('a list without our labels is an order', () => {
  const [order] = readPastedOrders('Namaste\nbesar 500g 20 pkt\nhing 50g 5', options);
  expect(order?.draft.items).toEqual([{ name: 'Turmeric Powder 500 g', quantity: '20' }]);
  expect(order?.unrecognised).toEqual(['hing 50g 5']);
  expect(readPastedOrders('Namaste', options)).toEqual([]);
});

describe('lines that are no part of a message are read together', () => {
  const added = (lines: string) => {
    const { rows = [], unrecognised, asked } = read(`${message}\n\n${lines}`);
    expect(rows.slice(0, 2)).toEqual(whole.rows);
    return { rows: rows.slice(2), unrecognised, asked };
  };
  const rows = ['Chilli Powder 100 g × 48', 'Chilli Powder 500 g × 12'];

  test.each([
    ['sizes below a name', 'And please:\nChilli powder\n100g - 48\n500g - 12'],
    ['a table', 'And please:\n\nItem\t100g\t500g\nChilli Powder\t48\t12'],
    ['a quoted table', '> Item\tSize\tQty\n> Chilli Powder\t100g\t48\n> Chilli Powder\t500g\t12'],
    ['numbers of lines', '1\tChilli Powder\t100 g\t48\n2\tChilli Powder\t500 g\t12'],
    ['lines with a price', 'chilli powder 100g 48 @ 70\nchilli powder 500g 12 @ Rs 340'],
    [
      'lines of a chat',
      '[24/11/2026, 10:42] ~ Ram: chilli powder 100g 48\n[24/11/2026, 10:43] ~ Ram: chilli powder 500g 12',
    ],
  ])('%s', (_, lines) => {
    expect(added(lines)).toMatchObject({ rows, asked: [] });
  });

  test('with what no row of a table says', () => {
    const table = 'Please:\nItem\t100g\t500g\nChilli Powder\t48\t12\nTotal\t\t\nplease send it fast';
    expect(added(table)).toMatchObject({ rows, unrecognised: ['please send it fast'] });
  });

  test('and not across the message', () => {
    const { rows, asked } = read(`chilli powder\n${message}\n500g - 12`);
    expect(rows).toEqual(whole.rows);
    expect(asked.map(([text]) => text)).toEqual(['chilli powder']);
  });
});

test('an item whose price is unreadable is counted once', () => {
  const { rows, unrecognised } = read(message.replace('@ Rs.290', '@ Rs.2x0').replace(link, ''));
  expect(rows).toEqual(whole.rows);
  expect(unrecognised).toEqual([expect.stringContaining('2x0')]);
});

test('a question shows its own line', () => {
  const { asked } = read('Please:\n1. jeera 500g 50\n2. jeera 500g 5');
  expect(asked.map(([text]) => text)).toEqual(['jeera 500g 50', 'jeera 500g 5']);
});

test('a table with the heads of another language is read', () => {
  const text = 'Nr;Gewürz;Size;Menge\n;Chilli Powder;500 g;12\n;Turmeric Powder;500 g;';
  const other = { number: 'Nr', name: 'Gewürz', quantity: 'Menge' };
  const translations = [{ ...options.messages, pricesOf, heads: other }];
  const [order] = readPastedOrders(text, { ...options, translations });
  expect(order?.draft.items).toEqual([{ name: 'Chilli Powder 500 g', quantity: '12' }]);
});

test('lists what is not sold, crossed out or written with another price', () => {
  const unavailable = readUnavailable();
  const { name } = pick(unavailable);
  const text = `${name} 500g 5\n❌ besar 500g 10\ncloves 50g 10 @ 100`;
  // The reader keeps its index by the list of packs.
  const [order] = readPastedOrders(text, { ...options, offeredItems: [...offered], unavailable });
  expect(order?.draft.items).toEqual([{ name: 'Cloves 50 g', quantity: '10' }]);
  expect(order?.unrecognised).toEqual([
    `${name} 500g 5 · We do not sell: ${name}`,
    '❌ besar 500g 10 · Crossed out or cancelled',
  ]);
  expect(order?.differences).toEqual([expect.stringContaining('Cloves 50 g: Rs.100 in the message')]);
});
