import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { orderText } from '~/domain/order/message';
import { formatSum } from '~/domain/price';
import { makeOrder } from '../../support/orders';
import { button, clearBrowser, openDashboard, pricesOf, recordWith } from './dashboard';

const order = makeOrder({
  items: [
    { name: 'Meat Spice', quantity: 24 },
    { name: 'Cloves', quantity: 1500 },
  ],
});
const { fields, summary } = forms.order;
const message = orderText(order, { ...fields, ...summary });
const stored = () => JSON.parse(localStorage.getItem('orders') ?? '[]');

beforeEach(clearBrowser);

describe('an order that is stored already', () => {
  test.each([
    ['the same text', message, true],
    ['a text without a city', message.replace(`${fields.city}: `, ''), true],
    ['another quantity', message.replace('× 24', '× 25'), false],
  ])('is reported for %s', async (_, text, isSame) => {
    localStorage.setItem('orders', JSON.stringify([{ id: Date.UTC(2026, 10, 24, 12), ...order }]));
    const user = await openDashboard('/cms/order/');
    await user.click(button('Paste an order'));
    await screen.findByLabelText('Message');
    await user.paste(text);
    const notice = screen.queryByRole('complementary', { name: 'Already stored' });
    expect(notice?.textContent.includes('since November 24, 2026') ?? false).toBe(isSame);
  });
});

test('a line of a pasted order that may mean several packs is answered with a button', async () => {
  const user = await openDashboard('/cms/order/');
  await user.click(button('Paste an order'));
  await screen.findByLabelText('Message');
  await user.paste(`${message}\n+ 5 cloves 100g`);
  await user.click(await screen.findByRole('button', { name: 'Cloves 50 g × 5' }));
  expect(screen.getByDisplayValue('Cloves 50 g')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cloves 50 g × 5' })).toBeNull();
});

describe('a message whose link has other numbers', () => {
  const [meat, cloves] = ['Meat Spice 100 g', 'Cloves 50 g'] as const;
  const items = [
    { name: meat, quantity: 24 },
    { name: 'My own', quantity: 2 },
  ];
  const link = 'https://basna.example/order/#list=1:100:12,217:50:3';
  const text = orderText({ ...order, items, link }, { ...fields, ...summary });
  const rows = () =>
    screen
      .getAllByPlaceholderText<HTMLInputElement>(/^Item \d/)
      .map(({ value }, at) => [
        value,
        screen.getByLabelText<HTMLInputElement>(`Qty of item ${at + 1}`).value,
      ]);

  test.each([
    ['message', items.map(({ name, quantity }) => [name, String(quantity)])],
    [
      'link',
      [
        [meat, '12'],
        ['My own', '2'],
        [cloves, '3'],
      ],
    ],
  ])('shows both and takes the %s', async (answer, expected) => {
    const user = await openDashboard('/cms/order/');
    await user.click(button('Paste an order'));
    await screen.findByLabelText('Message');
    await user.paste(text);
    const notice = await screen.findByRole('complementary', { name: 'Message and link' });
    const cells = within(notice)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['PackMessageLink', `${meat}2412`, `${cloves}03`]);
    await user.click(button(`The ${answer}`));
    expect(screen.queryByRole('complementary', { name: 'Message and link' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(fields.fullName));
    expect(rows()).toEqual(expected);
  });
});

describe('an order that the office types', () => {
  test('gets the prices of its packs, their sum and their date', async () => {
    localStorage.setItem('orders', JSON.stringify([{ id: 1, ...order }]));
    const user = await openDashboard('/cms/order/');
    await user.click(button('Edit', recordWith(order.businessName)));
    expect(screen.queryByText(/^About/)).toBeNull();
    await user.clear(screen.getByPlaceholderText('Item 2'));
    await user.type(screen.getByPlaceholderText('Item 2'), 'Cloves 50 g');
    expect(screen.getByText(new RegExp(`^About ${formatSum(180_000)} .* 1 of 2 items`))).toBeTruthy();
    await user.click(button('Update Order'));
    const cloves = { name: 'Cloves 50 g', quantity: 1500, number: '217', price: 120 };
    expect(stored()).toEqual([{ id: 1, ...order, items: [order.items[0], cloves], pricesOf }]);
  });

  test('needs a phone number that is not blank', async () => {
    const user = await openDashboard('/cms/order/#new');
    await user.type(screen.getByLabelText(fields.phone), '   ');
    expect(screen.getByLabelText<HTMLInputElement>(fields.phone).validity.patternMismatch).toBe(true);
  });
});
