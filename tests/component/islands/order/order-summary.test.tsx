import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Messages } from '~/config/messages';
import { forms } from '~/config/messages/en.json';
import { interpolate } from '~/config/messages/interpolate';
import type { PlaceNames } from '~/domain/locations';
import type { Order } from '~/domain/order/order';
import { formatPrice, formatSum } from '~/domain/price';
import { OrderSummary } from '~/islands/order/OrderSummary';
import { channels, chatName } from '../../../support/channels';
import { makeOrder, offeredItems } from '../../../support/orders';
import { receiver } from './page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Shown {
  messages?: Messages['forms']['order'];
  placeNames?: PlaceNames;
  order?: Partial<Order>;
}

const show = ({ messages = forms.order, placeNames, order }: Shown = {}) =>
  render(
    <OrderSummary
      order={makeOrder({ pricesOf: 'Kartik 12, 2083', ...order })}
      messages={messages}
      send={forms.send}
      channels={channels}
      placeNames={placeNames}
      receiver={receiver}
      locale="en"
      offeredItems={offeredItems}
      lists={[]}
      onChangeLists={() => true}
      isRestored={false}
      onStartNew={() => {}}
    />,
  );

test.each([
  [true, new RegExp(chatName)],
  [false, /email/],
])('on a touch screen: %s, the first way to send is %s', (isTouch, name) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouch && query.includes('coarse') }));
  show();
  expect(screen.getAllByRole('link')[0]?.textContent).toMatch(name);
});

test('translates places and the business type, in the message too', () => {
  const businessTypes = { ...forms.order.businessTypes, Restaurant: 'Bhojanalaya' };
  const placeNames = { 'Koshi Province': 'कोशी प्रदेश', Ilam: 'इलाम', Deumai: 'देउमाई' };
  show({ messages: { ...forms.order, businessTypes }, placeNames });
  expect(screen.getByText('Bhojanalaya')).toBeTruthy();
  expect(screen.getByText('इलाम').parentElement?.textContent).toBe('देउमाई, इलाम, कोशी प्रदेश');
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email });
  expect(decodeURIComponent(mail.href)).toContain('Business Type: Bhojanalaya');
  expect(decodeURIComponent(mail.href)).toContain('Province: कोशी प्रदेश');
});

test('shows the facts of each item, its carton if the quantity fills one, and the sum', () => {
  const items = [
    { name: 'Meat Spice 100 g', quantity: 24, number: '1', price: 130, carton: 24 },
    { name: 'Meat Spice 100 g', quantity: 23, number: '1', price: 130, carton: 24 },
    { name: 'Salt', quantity: 3 },
  ];
  show({ order: { items } });
  const [first, second, third] = screen.getAllByRole('row').slice(1);
  const texts = (row?: HTMLElement) =>
    [...(row?.children ?? [])].slice(-6).map(({ textContent }) => textContent?.trim());
  expect(texts(first)).toEqual([
    '1',
    `Meat Spice Carton of 24 · ${formatSum(3120)}`,
    '100 g',
    formatPrice(130),
    '24',
    formatSum(3120),
  ]);
  expect(texts(second)[1]).toBe('Meat Spice');
  expect(texts(third)).toEqual(['', 'Salt', '', '', '3', '']);
  const sum = `Total: ${formatSum(6110)} for 2 of 3 items, at the list prices of Kartik 12, 2083, to be confirmed`;
  expect(screen.getByText(/^Total/).parentElement?.textContent).toBe(sum);
});

test('says what happens next after a channel is chosen', async () => {
  show({ order: { items: [{ name: 'Salt', quantity: 3 }] } });
  const next = interpolate(forms.order.summary.next, { phone: '+977 1 555 0199' });
  expect(screen.queryByText(next)).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByText(next).getAttribute('role')).toBe('status');
});

test('puts copying first if links leave out items', () => {
  const items = Array.from({ length: 300 }, (_, row) => ({ name: `मासु मसला ${row + 1}`, quantity: 5 }));
  show({ order: { items } });
  const [mail = 0, chat = 0] = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => decodeURIComponent(href).match(/^\d+\. /gm)?.length);
  expect(mail).toBeLessThan(chat);
  const held = `the email holds ${mail} of 300 items, ${chatName} ${chat} of 300`;
  const copy = screen.getByRole('button', { name: 'Copy all' });
  const link = screen.getByRole('link', { name: forms.send.email });
  expect(screen.getByText((text) => text.includes(held))).toBeTruthy();
  expect(copy.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
