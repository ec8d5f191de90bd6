import { expect, test } from 'vitest';
import { parsePastedText } from '~/cms/editors/pasted-order';
import { readPlainOrder, settlePasted } from '~/cms/editors/settle-pasted';
import { en } from '~/config/messages/en';
import { toList, writeListHash } from '~/domain/order/list';
import { orderText } from '~/domain/order/message';
import { provinces } from '../../fixtures/provinces';
import { labelsOf, makeOrder } from '../../support/orders';
import { readOffered } from '../domain/content';

const offered = readOffered();
const items = [
  { name: 'Turmeric Powder 500 g', quantity: 20, number: '101', price: 290 },
  { name: 'Cumin Seeds 500 g', quantity: 5, number: '201', price: 340 },
];
const link = `https://basna.example/order/${writeListHash(toList(items, offered).items)}`;
const pricesOf = 'Mangsir 1, 2083 BS';
const message = orderText({ ...makeOrder({ items, pricesOf }), link }, labelsOf('en'));
const options = { messages: en.forms.order, pricesOf, provinces, offeredItems: offered };

function read(text: string) {
  const [order, ...others] = parsePastedText(text, options).map((one) => settlePasted(one, offered));
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
  expect(read(edited.replace(link, '')).asked).toEqual([['+ 5 jeera 500g', 2, undefined]]);
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
  const [order] = readPlainOrder('Namaste\nbesar 500g 20 pkt\nhing 50g 5', offered);
  expect(order?.draft.items).toEqual([{ name: 'Turmeric Powder 500 g', quantity: '20' }]);
  expect(order?.unrecognised).toEqual(['Namaste', 'hing 50g 5']);
  expect(readPlainOrder('Namaste', offered)).toEqual([]);
});
