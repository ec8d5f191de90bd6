import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { officeLabels } from '~/cms/orders/order-draft';
import type { OfficeOrder } from '~/cms/orders/status';
import en from '~/config/messages/en.json';
import ne from '~/config/messages/ne.json';
import { site } from '~/config/site';
import { formatSum } from '~/domain/price';
import { makeOrder } from '../../support/orders';
import {
  answerConfirm,
  button,
  clearBrowser,
  openDashboard,
  openMore,
  pricesOf,
  recordWith,
  shownRecords,
} from './dashboard';

const { fields, summary } = en.forms.order;
/** A Tuesday. */
const now = Date.UTC(2026, 10, 24, 6);
const day = 24 * 60 * 60 * 1000;

/** Makes a stored order of some days ago. */
const orderOf = (fullName: string, daysAgo: number, more: Partial<OfficeOrder> = {}) => ({
  id: now - daysAgo * day,
  ...makeOrder({ fullName }),
  ...more,
});
const store = (...orders: object[]) => localStorage.setItem('orders', JSON.stringify(orders));
const stored = () => JSON.parse(localStorage.getItem('orders') ?? '[]');
const names = () => shownRecords().map((row) => row.querySelector('[id$="-title"]')?.textContent);
const confirmed = { statuses: { confirmed: now } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  clearBrowser();
  vi.setSystemTime(now);
});

test('a month without orders filters nothing', async () => {
  store(orderOf('Ram', 0), orderOf('Sita', 60));
  answerConfirm(true);
  const user = await openDashboard('/cms/order/');
  await user.selectOptions(field('Month'), '2026-09');
  await user.click(button('Delete', recordWith('Sita')));
  expect(field('Month').value).toBe('');
  expect(names()).toEqual(['Ram']);
});

describe('the status of an order', () => {
  test('is new in data of the release before, which opening leaves as it is', async () => {
    const before = [orderOf('Ram', 1), orderOf('Sita', 0)];
    store(...before);
    await openDashboard('/cms/order/');
    expect(names()).toEqual(['Sita', 'Ram']);
    expect(within(recordWith('Ram')).getByText('New')).toBeTruthy();
    expect(stored()).toEqual(before);
  });

  test('goes on by the key that is shown and by the button, each time with its date', async () => {
    store(orderOf('Ram', 1));
    const user = await openDashboard('/cms/order/');
    expect(screen.getByText('N').tagName).toBe('KBD');
    button('Confirm', recordWith('Ram')).focus();
    await user.keyboard('{Control>}n{/Control}');
    expect(stored()[0].statuses).toBeUndefined();
    await user.keyboard('n');
    expect(stored()[0].statuses).toEqual({ confirmed: now });
    expect(document.activeElement).toBe(button('Mark as packed', recordWith('Ram')));
    for (const name of ['packed', 'sent', 'paid'])
      await user.click(button(`Mark as ${name}`, recordWith('Ram')));
    expect(stored()[0]).toEqual(
      orderOf('Ram', 1, { statuses: { confirmed: now, packed: now, sent: now, paid: now } }),
    );
    expect(document.activeElement).toBe(button('Edit', recordWith('Ram')));
    await openMore(user, recordWith('Ram'));
    await user.click(button('Cancel this order', recordWith('Ram')));
    await user.click(button('Not cancelled after all', recordWith('Ram')));
    expect(within(recordWith('Ram')).getByText('Paid')).toBeTruthy();
  });

  test('keeps what another tab has set, also if the form is open', async () => {
    const ram = orderOf('Ram', 1, confirmed);
    store(ram);
    const user = await openDashboard('/cms/order/');
    // Another tab, of which this one has not heard yet.
    store({ ...ram, statuses: { confirmed: now, sent: now - 1 } });
    await user.click(button('Mark as packed', recordWith('Ram')));
    const all = { confirmed: now, sent: now - 1, packed: now };
    expect(stored()[0].statuses).toEqual(all);
    await user.click(button('Edit', recordWith('Ram')));
    await user.click(button('Mark as paid', recordWith('Ram')));
    store({ ...ram, statuses: { ...all, paid: now, cancelled: now } });
    await user.type(field('Note'), 'Ring the bell');
    await user.click(button('Update Order'));
    const note = { office: { note: 'Ring the bell' } };
    expect(stored()).toEqual([{ ...ram, statuses: { ...all, paid: now, cancelled: now }, ...note }]);
  });
});

test('two computers compare the statuses of an order by their names and days', async () => {
  const ram = orderOf('Ram', 1);
  store(orderOf('Sita', 0), { ...ram, ...confirmed });
  await openDashboard('/cms/order/');
  const { checkFile } = await import('~/cms/copies/check');
  const editor = (await import('~/cms/editors')).editorOf('order');
  const orders = [orderOf('Sita', 0), { ...ram, statuses: { confirmed: now, packed: now + day } }];
  const file = new File([JSON.stringify({ version: 2, sections: { orders } })], 'orders.json');
  await act(() => checkFile(editor.key, file, [editor]));
  expect(screen.getByLabelText('Here: Confirmed November 24, 2026')).toBeTruthy();
  expect(
    screen.getByLabelText('In the file: Confirmed November 24, 2026, Packed November 25, 2026'),
  ).toBeTruthy();
});

test('what a newer dashboard has added stays when other fields change', async () => {
  const office = { note: 'Old', discount: 5, courier: { name: 'Bus' } };
  const newer = { ...orderOf('Ram', 0), office, weight: 9, statuses: { confirmed: 1, returned: 2 } };
  store(newer);
  const user = await openDashboard('/cms/order/');
  await user.click(button('Mark as packed', recordWith('Ram')));
  await user.click(button('Edit', recordWith('Ram')));
  await user.clear(field('Note'));
  await user.click(button('Update Order'));
  const { note: _, ...left } = office;
  expect(stored()).toEqual([{ ...newer, office: left, statuses: { ...newer.statuses, packed: now } }]);
});

test('orders are filtered by status and month, and a saved one is never hidden', async () => {
  store(orderOf('Ram', 60, confirmed), orderOf('Sita', 1, confirmed), orderOf('Hari', 0));
  const user = await openDashboard('/cms/order/#status=confirmed');
  expect(names()).toEqual(['Sita', 'Ram']);
  await user.selectOptions(field('Month'), '2026-09');
  expect(names()).toEqual(['Ram']);
  expect(screen.getByText('What to pack: 1 confirmed order')).toBeTruthy();
  await user.click(button('Mark as packed', recordWith('Ram')));
  expect(screen.getByText('No orders found')).toBeTruthy();
  await user.selectOptions(field('Month'), '');
  await openMore(user, recordWith('Sita'));
  await user.click(button('Order again', recordWith('Sita')));
  expect(screen.queryByText(/You were writing this/)).toBeNull();
  await user.click(button('Save Order'));
  expect(names()).toEqual(['Sita', 'Hari', 'Sita', 'Ram']);
});

test('one search finds name, phone, place, item and number, and 100 orders are listed at a time', async () => {
  const orders = Array.from({ length: 150 }, (_, index) => orderOf(`Shop ${index}`, index));
  const ram = { ...makeOrder({ phone: '+977 984-155 5333', city: 'Pokhara' }), fullName: 'Ram', id: now + 1 };
  store(ram, ...orders);
  const user = await openDashboard('/cms/order/');
  expect(shownRecords()).toHaveLength(100);
  await user.click(button('Show 51 more'));
  expect(shownRecords()).toHaveLength(151);
  expect(document.activeElement).toBe(button('Edit', recordWith('Shop 99')));
  for (const query of ['९८४१५५५३३३', 'pokhara meat', '२६११२४-११४५००']) {
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('searchbox'));
    await user.paste(query);
    await waitFor(() => expect(names(), query).toContain('Ram'));
    if (query !== '२६११२४-११४५००') expect(names()).toEqual(['Ram']);
  }
});

test('a customer is known by the phone, and orders again at today’s prices', async () => {
  const items = [{ name: 'Meat Spice 100 g', quantity: 3, number: '1', price: 99 }];
  const old = { pricesOf: 'Kartik 12, 2082', items, ...confirmed };
  const [code] = site.phones.main.split(' ');
  store(orderOf('Ram', 9, { phone: `${code}-9841000000` }), orderOf('राम', 3, old));
  const user = await openDashboard('/cms/order/');
  expect(recordWith('राम').textContent).toContain('Second order, last on November 15, 2026');
  await user.click(button('Add New Order'));
  await user.type(field(fields.phone), '०९८४१०००००० ');
  expect(screen.getByText('Third order, last on November 21, 2026')).toBeTruthy();
  await user.click(button('Order again'));
  expect(field(fields.fullName).value).toBe('राम');
  await user.click(button('Save Order'));
  const { statuses: _, ...again } = old;
  const priced = [{ ...items[0], price: 130 }];
  expect(stored()[2]).toEqual({ ...orderOf('राम', 0, again), id: now, items: priced, pricesOf });
});

test('a customer without an email address visibly gets ours', async () => {
  const user = await openDashboard('/cms/order/#new');
  await user.type(field(fields.fullName), 'Asha');
  await user.click(button('Use our own address'));
  expect(field(fields.email).value).toBe('mill@spices.example');
  expect(field(fields.fullName).value).toBe('Asha');
});

test('the first page counts new orders and those to be sent this week, with links to them', async () => {
  const promised = (day: string, status: string) =>
    ({ office: { promised: day }, statuses: { [status]: now } }) as Partial<OfficeOrder>;
  store(
    orderOf('New', 0),
    orderOf('Confirmed', 1, confirmed),
    orderOf('Overdue', 2, promised('2026-11-01', 'packed')),
    orderOf('Saturday', 3, promised('2026-11-28', 'confirmed')),
    orderOf('Next week', 4, promised('2026-11-29', 'confirmed')),
    orderOf('Packed', 5, { statuses: { packed: now } }),
    orderOf('Sent', 6, promised('2026-11-24', 'sent')),
  );
  const user = await openDashboard('/cms/');
  expect(screen.getByRole('link', { name: '1 new order' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '3 orders to be sent this week' }));
  await waitFor(() => expect(names()).toEqual(['Confirmed', 'Overdue', 'Saturday']));
});

test('the printed order has the total of the record, and what was agreed', async () => {
  const items = [
    { name: 'Meat Spice 100 g', quantity: 3, number: '1', price: 130 },
    { name: 'Salt', quantity: 2 },
  ];
  const office = { discount: 40, promised: '2026-11-28', note: 'Ring the bell' };
  store(orderOf('Ram', 0, { items, office, ...confirmed }));
  const user = await openDashboard('/cms/order/');
  const sum = within(recordWith('Ram')).getByText(formatSum(350));
  expect(sum.parentElement?.textContent).toContain('1 without a price');
  vi.stubGlobal('print', vi.fn());
  await user.click(button('Print', recordWith('Ram')));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const slip = document.querySelector('[data-print-alone] [data-print-alone]')?.textContent;
  const { paper } = summary;
  for (const text of [paper.confirmation, '261124-114500', paper.noInvoice, 'November 28, 2026', office.note])
    expect(slip).toContain(text);
  expect(slip).toContain(`${summary.figures.total}: ${formatSum(350)} for 1 of 2 items`);
  fireEvent.keyDown(window);
  expect(Object.keys(ne.forms.order.summary.paper)).toEqual(Object.keys(paper));
});

test('a discount above the sum is refused', async () => {
  store(orderOf('Ram', 0, { items: [{ name: 'Meat Spice 100 g', quantity: 3, number: '1', price: 130 }] }));
  const user = await openDashboard('/cms/order/');
  await user.click(button('Edit', recordWith('Ram')));
  await user.type(field(officeLabels.discount), '391');
  expect(field(officeLabels.discount).validity.customError).toBe(true);
  await user.clear(field(officeLabels.discount));
  await user.type(field(officeLabels.discount), '३९०');
  expect(field(officeLabels.discount).validity.customError).toBe(false);
  await user.click(button('Update Order'));
  expect(stored()[0].office).toEqual({ discount: 390 });
});
