import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { interpolate } from '~/config/messages/interpolate';
import { orderFields } from '~/domain/order/order';
import { formatPrice, formatSum } from '~/domain/price';
import {
  alert,
  control,
  fetch,
  fill,
  keepDraft,
  openPage,
  order,
  page,
  press,
  respondWithChoices,
  rows,
  setUpPage,
} from './page';

setUpPage();

// The browser tests place an order and read its message.
test('a placed order takes the place of the form, until another is written', async () => {
  const user = userEvent.setup();
  await openPage();
  for (const item of ['Meat Spice', 'Meat Spice again']) {
    for (const field of orderFields) fill(forms.order.fields[field], order[field]);
    fill('Item 1', item);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    const summary = screen.getByRole('region', { name: forms.order.summary.heading });
    expect(document.activeElement).toBe(within(summary).getByRole('heading'));
    expect(within(summary).getByRole('cell', { name: item })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    await user.click(within(summary).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain(`1. ${item} × 1`);
    await user.click(screen.getByRole('button', { name: 'Write another order' }));
    expect(document.activeElement).toBe(control('Item 1'));
  }
  expect(alert.mock.calls).toEqual([['Order submitted successfully!'], ['Order submitted successfully!']]);
  expect([control('Full Name').value, rows()]).toEqual(['', [' × 1']]);
  expect(control('District').disabled).toBe(true);
});

test('the packs of an order and their sum are first on the page, with a link to the rows', async () => {
  const { strip } = forms.order;
  const items = [
    { name: 'Cloves 50 g', quantity: '2' },
    { name: 'Salt', quantity: '10' },
    { name: '', quantity: '7' },
  ];
  keepDraft({ ...order, items });
  await openPage();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: strip.change });
  const packs = interpolate(strip.many, { count: 12 });
  expect(link.parentElement?.textContent).toBe(`${packs} · ${formatSum(240)}${strip.change}`);
  expect(document.querySelector(link.hash)?.contains(control('Item 1'))).toBe(true);
  await press('Remove item 2');
  await press('Remove item 1');
  expect(screen.queryByRole('link', { name: strip.change })).toBeNull();
});

test('an enquiry scrolls to its item once the packs are loaded', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  keepDraft({ ...order, asked: 'item=Cloves' });
  await openPage();
  await waitFor(() => expect(document.activeElement).toBe(control('Item 2')));
  expect(scroll.mock.contexts).toEqual([control('Item 2').closest('li')]);
  await press(`50 g · ${formatPrice(120)}`);
  expect(control('Item 2').value).toBe('Cloves 50 g');
});

test('an order sheet or a field in use does not scroll the page', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  keepDraft({ ...order, asked: 'item=Cloves&qty=2' });
  await openPage();
  expect(scroll).not.toHaveBeenCalled();
  cleanup();

  keepDraft({ ...order, asked: 'item=Cloves' });
  const answer = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(answer.promise);
  render(page);
  control('Full Name').focus();
  answer.resolve(await respondWithChoices());
  await screen.findByRole('group', { name: /^Cloves is in your order/ });
  expect(document.activeElement).toBe(control('Full Name'));
});

test('a placed order survives a reload, unstored, and goes for good if a new one is started', async () => {
  const findSummary = () => screen.queryByRole('region', { name: forms.order.summary.heading });
  keepDraft({ ...order, asked: 'item=Cloves' });
  history.replaceState(null, '', '/order/?item=Cloves#main');
  await openPage();
  await press('Place Order');
  cleanup();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  await openPage();
  const summary = within(findSummary() as HTMLElement);
  expect(document.activeElement).toBe(summary.getByRole('heading'));
  expect(summary.getByRole('cell', { name: 'Cloves' })).toBeDefined();
  expect(summary.getByRole('link', { name: 'Send it by email' })).toBeDefined();
  expect(control('Full Name').value).toBe('');
  await press('Write another order');
  expect(findSummary()).toBeNull();
  cleanup();
  await openPage();
  expect([findSummary(), rows()]).toEqual([null, [' × 1']]);
});

test('districts that failed to load are reported and can be retried', async () => {
  keepDraft(order);
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  render(page);
  const alarm = await screen.findByRole('alert');
  expect(within(alarm).getByText(forms.order.loading.failed)).toBeDefined();
  expect([control('Full Name').value, control('City').value]).toEqual([order.fullName, order.city]);
  const user = userEvent.setup();
  await user.selectOptions(control('Province'), 'Madhesh Province');
  await press('Place Order');
  expect(alert).not.toHaveBeenCalled();

  await press('Try again');
  expect(document.activeElement).toBe(control('Province'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.selectOptions(control('District'), 'Morang');
  await user.selectOptions(control('City'), 'Belbari');
  await press('Place Order');
  expect(alert).toHaveBeenCalledOnce();
});

test('an item that was named before the packs came counts in the sum once they have', async () => {
  keepDraft({ ...order, items: [{ name: 'ल्वाङ ५० ग्राम', quantity: '2' }] });
  const itemNames = { 'Cloves 50 g': 'ल्वाङ ५० ग्राम' };
  const choices = await (await respondWithChoices()).json();
  fetch.mockResolvedValueOnce(Response.json({ ...choices, itemNames }));
  await openPage();
  const sum = interpolate(forms.order.sum.whole, { sum: formatSum(240) });
  expect(await screen.findByText(sum)).toBeDefined();
});

test('a place of a draft that the list does not have is left empty', async () => {
  keepDraft({ ...order, city: 'Atlantis' });
  await openPage();
  expect([control('District').value, control('City').value]).toEqual(['Ilam', '']);
  expect(control('City').disabled).toBe(false);
});
