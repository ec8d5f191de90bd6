import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import en from '~/config/messages/en.json' with { type: 'json' };
import { orderText } from '~/domain/order/message';
import type { ReadLine } from '~/domain/order/read-list';
import { formatPrice } from '~/domain/price';
import { makeOrder, offeredItems } from '../../support/orders';
import { button, clearBrowser, openDashboard } from './dashboard';

/** Stands in for the reader of lists. */
const readPasted = vi.fn<() => ReadLine[]>();
vi.mock('~/domain/order/read-pasted', () => ({ readPasted: () => readPasted() }));

const [meat, cloves] = offeredItems as [(typeof offeredItems)[0], (typeof offeredItems)[0]];

beforeEach(clearBrowser);

async function paste(text: string, lines: ReadLine[]) {
  readPasted.mockReturnValue(lines);
  const user = await openDashboard('/cms/order/');
  await user.click(button('Paste an order'));
  await screen.findByLabelText('Message');
  await user.paste(text);
  return user;
}

const listed = (label: string) =>
  within(screen.getByRole('complementary', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lines that order nothing are listed with the reason', async () => {
  const text = '1. tea masala 50g 5\nbesan 500g 2\n❌ cloves 50g 5\nhing, besan';
  await paste(text, [
    { kind: 'unknown', text: 'tea masala 50g 5', reason: 'soldOut', product: 'Tea Spice' },
    { kind: 'unknown', text: 'besan 500g 2', reason: 'notSold', product: 'besan' },
    { kind: 'unknown', text: 'cloves 50g 5', reason: 'refused' },
    { kind: 'unknown', text: 'hing' },
    { kind: 'unknown', text: 'hing, besan', reason: 'notSold', product: 'besan' },
  ]);
  expect(listed('Lines to check')).toEqual([
    'tea masala 50g 5 · Sold out: Tea Spice',
    'besan 500g 2 · We do not sell: besan',
    'cloves 50g 5 · Crossed out or cancelled',
    'hing',
    'hing, besan · We do not sell: besan',
  ]);
});

test('an item of a message that is crossed out leaves the form', async () => {
  const { fields, summary } = en.forms.order;
  const items = [cloves, meat].map(({ name }) => ({ name, quantity: 5 }));
  const text = orderText(makeOrder({ items }), { ...fields, ...summary });
  await paste(text.replace('1. ', '❌ 1. '), [{ kind: 'unknown', text: '', reason: 'refused' }]);
  expect(listed('Lines to check')).toEqual([`❌ 1. ${cloves.name} · Crossed out or cancelled`]);
  const names = screen.getAllByLabelText<HTMLInputElement>(/^Item \d/).map(({ value }) => value);
  expect(names).toEqual([meat.name]);
});

test('prices of a customer that differ are listed, also those of an answered question', async () => {
  const user = await paste('cloves 50g 10 @ 100\nmeat 100g @ 99', [
    { kind: 'item', text: 'cloves 50g 10 @ 100', pack: cloves, quantity: 10, writtenPrice: 100 },
    {
      kind: 'question',
      text: 'meat 100g @ 99',
      about: 'quantity',
      choices: [{ kind: 'item', text: '', pack: meat, quantity: 1, writtenPrice: 99 }],
    },
  ]);
  const difference = ({ name, price }: typeof meat, written: number) =>
    `${name}: ${formatPrice(written)} in the message, but ${formatPrice(price)} in the price list. It has the price of the list here.`;
  expect(listed('Figures to check')).toEqual([difference(cloves, 100)]);
  await user.click(button(`${meat.name} × 1`));
  expect(listed('Figures to check')).toEqual([difference(cloves, 100), difference(meat, 99)]);
});
