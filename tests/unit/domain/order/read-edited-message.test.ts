import { describe, expect, test } from 'vitest';
import { orderText } from '~/domain/order/message';
import { readOrders } from '~/domain/order/read-message';
import { labelsOf, makeOrder } from '../../../support/orders';

const languages = [labelsOf('en'), labelsOf('ne')];
const head = 'City: Pokhara\n\nItems:\n';
const cloves = { name: 'Cloves', quantity: 2 };
const cumin = { name: 'Cumin', quantity: 3 };

test.each([
  ['a line', '1. Cloves × 2\n~2. Salt × 5~\n3. Cumin × 3', ['~2. Salt × 5~']],
  ['a line in Markdown', '1. Cloves × 2\n~~2. Salt × 5~~\n3. Cumin × 3', ['~~2. Salt × 5~~']],
  ['a bold line', '1. Cloves × 2\n*~2. Salt × 5~*\n3. Cumin × 3', ['*~2. Salt × 5~*']],
  ['an item', '1. Cloves × 2\n2. ~Salt × 5~\n3. Cumin × 3', ['2. ~Salt × 5~', '2.']],
  ['the first item', '~1. Salt × 5~\n1. Cloves × 2\n2. Cumin × 3', ['~1. Salt × 5~']],
  ['an item without a number', 'Cloves × 2\n~Salt × 5~\nCumin × 3', ['~Salt × 5~']],
  ['a quantity', '1. Cloves × ~7~ 2\n2. Cumin × 3', ['1. Cloves × ~7~ 2']],
  [
    'an item of a line',
    '1. Cloves × 2, ~2. Salt × 5~, 3. Cumin × 3',
    ['1. Cloves × 2, ~2. Salt × 5~, 3. Cumin × 3'],
  ],
])('struck through, %s is shown and not read', (_, text, struck) => {
  const [read, ...others] = readOrders(head + text, languages);
  expect(others).toEqual([]);
  expect(read?.order.items).toEqual([cloves, cumin]);
  expect(read?.unrecognised.toSorted()).toEqual(struck.toSorted());
});

test('a struck-through field is not read', () => {
  const text = `Full Name: Ram\n~Phone Number: 98~\nPhone Number: 97\n${head}1. Cloves × 2`;
  expect(readOrders(text, languages)).toEqual([
    {
      order: expect.objectContaining({ fullName: 'Ram', phone: '97', city: 'Pokhara', items: [cloves] }),
      unrecognised: ['~Phone Number: 98~'],
    },
  ]);
});

test.each(['~5 kg Cloves', '~ 5 kg ~ Cloves', 'Cloves ~5 or ~6', 'a~b~c'])(
  '%j is not struck through',
  (name) => {
    expect(readOrders(`${head}1. ${name} × 2`, languages)[0]?.order.items).toEqual([{ name, quantity: 2 }]);
  },
);

test.each([
  'Full Name = Ram',
  'Full Name=Ram',
  'Full Name - Ram',
  'Full Name – Ram',
  'Full Name- Ram',
  'पूरा नाम = Ram',
])('%j is a field', (line) => {
  const [read] = readOrders(`${line}\n${head}1. Cloves × 2`, languages);
  expect(read).toMatchObject({ order: { fullName: 'Ram' }, unrecognised: [] });
});

test('fields in one line may have equals signs', () => {
  const text = 'Full Name=Ram, Phone Number=98, City=Pokhara, Items=1. Cloves × 2';
  expect(readOrders(text, languages)[0]?.order).toMatchObject({
    fullName: 'Ram',
    phone: '98',
    items: [cloves],
  });
});

test.each(languages)('a sum is read if it is not that of the items', (labels) => {
  const items = [{ ...cloves, number: '217', price: 1234.5 }, cumin];
  const text = orderText(makeOrder({ items, pricesOf: 'Kartik 12, 2083' }), labels);
  expect(readOrders(text, languages)[0]).not.toHaveProperty('total');
  expect(readOrders(text.replace(/ × [2२]/, ' × 1'), languages)[0]).toMatchObject({ total: 2469 });
});

describe('an edited price or sum', () => {
  const items = [{ ...cloves, number: '217', price: 1234.5 }];
  const text = orderText(makeOrder({ items, pricesOf: 'Kartik 12, 2083' }), labelsOf('en'));
  const price = /@ \S+/;
  const sum = /(?<=Total: )\S+/;

  test.each([
    ['price', price, '@ Rs.1,23O'],
    ['price', price, '@ free'],
    ['price', price, '@ Rs.0'],
    ['sum', sum, 'Rs.2,46O'],
  ])('shows the line of an unreadable %s', (_, part, edited) => {
    const message = text.replace(part, edited);
    const [read] = readOrders(message, languages);
    expect(read?.unrecognised).toEqual([message.split('\n').find((line) => line.includes(edited))]);
    expect(read?.order.items).toMatchObject([cloves]);
  });

  test.each(['Rs. 1234.50/-', 'Rs.1,234.50', 'रु. १,२३४.५०'])('reads the price %j', (edited) => {
    const [read] = readOrders(text.replace(price, `@ ${edited}`), languages);
    expect(read).toMatchObject({ order: { items }, unrecognised: [] });
  });

  test('reads a sum of more than seven digits', () => {
    const [read] = readOrders(text.replace(sum, 'Rs.2,46,90,000'), languages);
    expect(read).toMatchObject({ total: 24_690_000, unrecognised: [] });
  });
});
