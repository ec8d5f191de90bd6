import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { orderText } from '~/domain/order/message';
import type { Order } from '~/domain/order/order';
import { formatPrice, formatSum } from '~/domain/price';
import { makeOrder } from '../../support/orders';
import { button, clearBrowser, openDashboard, pricesOf, recordWith } from './dashboard';

const order = makeOrder({
  items: [
    { name: 'Meat Spice', quantity: 24 },
    { name: 'Cloves', quantity: 1500 },
  ],
});
const priced = {
  ...order,
  items: [{ name: 'Meat Spice 100 g', quantity: 12, number: '1', price: 130 }, ...order.items],
  pricesOf: 'Kartik 12, 2083',
};
const { fields, summary } = forms.order;
const textOf = (any: Order) => orderText(any, { ...fields, ...summary });

const stored = () => JSON.parse(localStorage.getItem('orders') ?? '[]');
const box = () => screen.findByLabelText('Message');
const aside = () => screen.queryByRole('complementary', { name: 'Lines to check' });

/** Opens the box for an order, and pastes a text into it. */
async function openPaste(pasted?: string) {
  const user = await openDashboard('/cms/order/');
  await user.click(button('Paste an order'));
  // It takes the focus after it is shown.
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  if (pasted) await user.paste(pasted);
  return user;
}

beforeEach(clearBrowser);

describe('an order that is pasted', () => {
  test('fills the form and is saved unchanged by the button', async () => {
    const user = await openPaste();
    expect(document.activeElement).toBe(await box());
    await user.paste(textOf(order));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(fields.fullName)));
    expect(aside()).toBeNull();
    expect(stored()).toEqual([]);
    await user.click(button('Save Order'));
    expect(stored()).toEqual([{ id: expect.any(Number), ...order }]);
    expect(document.activeElement).toBe(button('Add New Order'));
  });

  test('keeps the prices of its message for the slip', async () => {
    const user = await openPaste(textOf(priced));
    await user.click(button('Save Order'));
    expect(stored()).toEqual([{ id: expect.any(Number), ...priced }]);
    const print = vi.fn(() => window.dispatchEvent(new Event('afterprint')));
    vi.stubGlobal('print', print);
    await user.click(button('Print', recordWith(order.businessName)));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    // A phone lays the sheet out now.
    const slip = document.querySelector('[data-print-alone]')?.textContent;
    expect(slip).toContain(formatPrice(130));
    expect(slip).toContain(formatSum(1560));
    expect(slip).toContain('for 1 of 3 items, at the list prices of Kartik 12, 2083');
    fireEvent.click(button('Print', recordWith(order.businessName)));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    await user.keyboard('{Shift}');
    expect(document.querySelector('[data-print-alone]')).toBeNull();
  });

  test('lists unrecognised lines and values beside the form', async () => {
    await openPaste(
      `Ring the bell\n\n${textOf({ ...order, businessType: 'Kiosk', city: 'Nowhere' })}\n\nHari Store`,
    );
    const left = ['Ring the bell', 'Hari Store', 'Business Type: Kiosk', 'City: Nowhere'];
    const lines = within(aside() as HTMLElement).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(left);
    expect(screen.getByLabelText<HTMLSelectElement>(fields.district).value).toBe(order.district);
    expect(screen.getByLabelText<HTMLSelectElement>(fields.city).value).toBe('');
  });

  test('lists how its prices differ from the price list', async () => {
    const text = textOf({ ...priced, pricesOf });
    await openPaste(text.replaceAll(formatPrice(130), formatPrice(13)));
    const notice = screen.getByRole('complementary', { name: 'Figures to check' });
    expect(within(notice).getAllByRole('listitem')).toHaveLength(2);
    expect(notice.textContent).toContain(`${formatPrice(13)} in the message, but ${formatPrice(130)}`);
  });

  test('can be typed, and is kept in the box if the section changes', async () => {
    const user = await openPaste();
    await user.type(await box(), 'Hello');
    await user.click(button('Fill in the form'));
    expect((await box()).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Dealers' }));
    await user.click(screen.getByRole('link', { name: /^Order Online/ }));
    await user.click(button('Paste an order'));
    expect((await box()).textContent).toBe('Hello');
    await user.click(button('Cancel'));
    await user.click(button('Paste an order'));
    expect((await box()).textContent).toBe('');
    await user.type(await box(), 'Items:\n1. Cloves × 3');
    await user.click(button('Fill in the form'));
    expect(screen.getByPlaceholderText<HTMLInputElement>('Item 1').value).toBe('Cloves');
  });

  test('stays unsaved and is discarded by Cancel', async () => {
    const user = await openPaste(textOf(order));
    await user.click(button('Cancel'));
    expect(stored()).toEqual([]);
    await user.click(button('Add New Order'));
    expect(screen.getByLabelText<HTMLInputElement>(fields.fullName).value).toBe('');
  });

  test('is refused above 200 KB', async () => {
    const user = await openPaste(`${textOf(order)}\n${'क'.repeat(70_000)}`);
    expect(await screen.findByText(/^This text is too long\./)).toBeTruthy();
    expect((await box()).textContent).toBe('');
    fireEvent.change(await box(), { target: { value: 'x'.repeat(200_001) } });
    await user.click(button('Fill in the form'));
    expect(await screen.findByText(/^This text is too long\./)).toBeTruthy();
  });
});

test('several orders in a pasted text are offered one by one until each is saved', async () => {
  const sita = { ...order, fullName: 'Sita', businessName: 'Himal', items: order.items.slice(1) };
  const user = await openPaste(`${textOf(order)}\n\n${textOf(sita)}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 orders in this text' }));
  expect(stored()).toEqual([]);
  await user.click(button('Himal, Sita, 1 item'));
  await user.click(button('Save Order'));
  await user.click(button('Paste an order'));
  expect((await screen.findByText('Saved')).textContent).toContain('Himal, Sita');
  await user.click(button('Salt & Pepper, राम थापा, 2 items'));
  await user.click(button('Save Order'));
  expect(stored()).toEqual([sita, order].map((one) => ({ id: expect.any(Number), ...one })));
  await user.click(button('Paste an order'));
  expect((await box()).textContent).toBe('');
});

test('a stored order with a damaged field or item is unreadable', async () => {
  const { order: editor } = await import('~/cms/orders/order');
  const item = { name: 'Cloves', quantity: 1 };
  const faults = [
    { price: 'free' },
    { number: 217 },
    ...[-5, 0, 1.5, 1e308].map((quantity) => ({ quantity })),
  ];
  const damaged = [
    { pricesOf: 9 },
    { items: [] },
    ...faults.map((fault) => ({ items: [{ ...item, ...fault }] })),
  ];
  expect(damaged.filter((fault) => editor.codec.isValid({ ...priced, ...fault }))).toEqual([]);
  expect(editor.codec.isValid(priced)).toBe(true);
});

test('orders are a named table with headings and the customer as row header', async () => {
  localStorage.setItem('orders', JSON.stringify([{ id: 1, ...order }]));
  await openDashboard('/cms/order/');
  const table = within(screen.getByRole('table', { name: 'Orders' }));
  const texts = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader').filter((column) => !/^(?:Order|Sum|Status)$/.test(column ?? ''))).toEqual([
    'Customer',
    'Business',
    'Location',
    'Items',
    'Actions',
  ]);
  expect(texts('rowheader')).toEqual([`${order.fullName}${order.email}${order.phone}`]);
  expect(texts('listitem')).toEqual(['Meat Spice - 24', 'Cloves - 1500']);
});

describe('orders at a glance', () => {
  const glance = () => screen.queryByText(/^What to pack:/);
  const store = (...orders: Order[]) => {
    const confirmed = orders.map((one, id) => ({ id, ...one, statuses: { confirmed: 1 } }));
    // What is not confirmed is not packed.
    localStorage.setItem('orders', JSON.stringify([...confirmed, { ...order, id: 99 }]));
  };
  const rows = async (caption: string) =>
    within(await screen.findByRole('table', { name: caption }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

  test('appear with the second order', async () => {
    store();
    await openDashboard('/cms/order/');
    expect(glance()).toBeNull();
    store({ ...order, province: 'Bagmati Province', items: [{ name: 'cloves', quantity: 5 }] }, order);
    const user = await openDashboard('/cms/order/');
    await user.click(glance() as HTMLElement);
    expect(await rows('Packs in 2 confirmed orders')).toEqual([
      'Item | Packs | Orders',
      'Cloves | 1,505 | 2',
      'Meat Spice | 24 | 1',
    ]);
    expect(await rows('By province')).toEqual([
      'Province | Packs | Orders',
      `${order.province} | 1,524 | 1`,
      'Bagmati Province | 5 | 1',
    ]);
  });

  test('add up the confirmed orders that a search has found', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `Shop ${'abcdefghijk'[index]}`);
    const items = [{ name: 'Tea Spice', quantity: 5 }];
    store(...names.map((fullName) => ({ ...order, fullName, ...(fullName === 'Shop g' && { items }) })));
    const user = await openDashboard('/cms/order/');
    expect(glance()?.textContent).toBe('What to pack: 11 confirmed orders');
    await user.click(glance() as HTMLElement);
    await user.type(screen.getByRole('searchbox'), 'shop g');
    expect(await rows('Packs in 1 confirmed order')).toEqual(['Item | Packs | Orders', 'Tea Spice | 5 | 1']);
    expect(glance()?.textContent).toBe('What to pack: 1 confirmed order');
    await user.type(screen.getByRole('searchbox'), '!');
    await waitFor(() => expect(glance()?.textContent).toBe('What to pack: 0 confirmed orders'));
    expect(screen.queryByText('Print this')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    expect(await rows('Packs in 11 confirmed orders')).toHaveLength(4);
  });
});

test('the first page shows the last three orders and opens a new one', async () => {
  const orders = [1, 4, 2, 3].map((day) => ({
    id: Date.UTC(2026, 0, day),
    ...makeOrder({ businessName: `Shop ${day}` }),
  }));
  localStorage.setItem('orders', JSON.stringify(orders));
  const user = await openDashboard('/cms/');
  const latest = within(screen.getByRole('region', { name: 'Latest orders' }));
  const shown = latest.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^Shop \d/)?.[0]);
  expect(shown).toEqual(['Shop 4', 'Shop 3', 'Shop 2']);
  await user.click(latest.getByRole('link', { name: 'Add New Order' }));
  expect(location.pathname).toBe('/cms/order/');
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Item 1'));
});

test('an order from elsewhere keeps what the lists do not offer', async () => {
  const places = { businessType: 'Kiosk', province: 'Atlantis', district: 'Deep', city: 'Reef' };
  // An id that is no time has no date on the first page.
  const other = { ...order, ...places, id: 8.64e15 + 1 };
  localStorage.setItem('orders', JSON.stringify([other]));
  const user = await openDashboard('/cms/order/');
  await user.click(button('Edit', recordWith(other.businessName)));
  for (const [name, value] of Object.entries(places))
    expect(screen.getByLabelText<HTMLSelectElement>(fields[name as keyof typeof places]).value).toBe(value);
  await user.click(button('Update Order'));
  expect(stored()).toEqual([other]);
  await openDashboard('/cms/');
  expect(screen.getByText(`${other.businessName}, Reef`).nextSibling?.textContent).toBe('2 items');
});
