import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { interpolate } from '~/config/messages/interpolate';
import type { KeptList } from '~/domain/order/kept-lists';
import { orderFields } from '~/domain/order/order';
import { keepQuery } from '~/domain/order/query';
import { formatSum } from '~/domain/price';
import { control, fill, keepDraft, openPage, order, press, rows, setUpPage } from './page';

const { lists: words } = forms.order;
setUpPage();

const key = 'order-list-links';
const stored = (): KeptList[] => JSON.parse(localStorage.getItem(key) ?? '[]');
const storeLists = (...lists: KeptList[]) => localStorage.setItem(key, JSON.stringify(lists));
const listsShown = () => within(screen.getByRole('group', { name: /^Your lists/ }));

const weekly = { name: 'Weekly', link: '#list=1:100:12,217:50:3' };
const party = { name: 'Party', link: '#list=217:50:3' };
const bothRows = ['Meat Spice 100 g × 12', 'Cloves 50 g × 3'];

function fillFirstItem(item: string, quantity: string) {
  fill('Item 1', item);
  fill('Qty of item 1', quantity);
}

/** Enters a name in the field, which has the focus. */
async function enterName(name: string) {
  expect(document.activeElement).toBe(control(words.name));
  await userEvent.setup().type(control(words.name), `${name}{Enter}`, {
    initialSelectionStart: 0,
    initialSelectionEnd: 99,
  });
}

test('sending an order stores nothing, and keeping it only its packs', async () => {
  await openPage();
  for (const field of orderFields) fill(forms.order.fields[field], order[field]);
  fillFirstItem('Meat Spice 100 g', '12');
  await press('Add Item');
  fill('Item 2', 'For Ram, 9841000000');
  await press('Place Order');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  await press(words.keep);
  await enterName('Weekly');
  expect(stored()).toEqual([{ name: 'Weekly', link: '#list=1:100:12' }]);
  const kept = interpolate(words.kept, { name: 'Weekly' });
  const others = interpolate(words.others, { names: 'For Ram, 9841000000' });
  expect(screen.getByText(`${kept} ${others}`)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.keep }));
});

test('a started order is copied as a link, and replaces a list of the same name', async () => {
  storeLists(party);
  await openPage();
  fillFirstItem('Cloves 50 g', '5');
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: words.copyLink }).at(-1) as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/order/#list=217:50:5`);
  await press(words.keep);
  await press(words.cancel);
  expect(stored()).toEqual([party]);
  await press(words.keep);
  expect(control(words.name).value).toMatch(/^List of /);
  await user.clear(control(words.name));
  await user.type(control(words.name), 'PARTY');
  await press(words.replace);
  expect(stored()).toEqual([{ name: 'PARTY', link: '#list=217:50:5' }]);
});

test('a kept list shows its sum and packs not for sale, and one that is unreadable stays', async () => {
  const broken = { name: 'Broken', link: '{"lists":' };
  storeLists({ ...weekly, link: `${weekly.link},999:1:1;` }, broken);
  await openPage();
  const gone = interpolate(words.gone, { names: '№ 999, 1 g' });
  const rest = interpolate(words.question.rest, { rest: ';' });
  const sum = interpolate(words.many, { count: 2, sum: formatSum(1920) });
  for (const text of [sum, gone, rest, words.unreadable]) expect(listsShown().getByText(text)).toBeDefined();
  expect(listsShown().queryByRole('button', { name: /Copy link: Broken|Order again: Broken/ })).toBeNull();
  await press('Delete: Weekly');
  expect(stored()).toEqual([broken]);
});

test('a kept list replaces the rows and no field, until Undo', async () => {
  storeLists(weekly);
  await openPage();
  fill('Full Name', 'Ram');
  fillFirstItem('Salt', '2');
  const again = screen.getByRole('button', { name: 'Order again: Weekly' });
  await userEvent.setup().click(again);
  expect([rows(), control('Full Name').value]).toEqual([bothRows, 'Ram']);
  expect(document.activeElement).toBe(again);
  await press(words.undo);
  expect([rows(), control('Full Name').value]).toEqual([['Salt × 2'], 'Ram']);
});

test('Undo restores a deleted list at the top', async () => {
  storeLists(weekly, party);
  await openPage();
  await press('Delete: Party');
  expect(stored()).toEqual([weekly]);
  await press(words.undo);
  expect(stored()).toEqual([party, weekly]);
});

test('shows a list that another tab has kept', async () => {
  await openPage();
  storeLists(party);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.getByText('Party')).toBeDefined();
});

test('lists of an earlier release are taken over at each reading', async () => {
  const cloves = { pack: '217:50', quantity: 3, name: 'Cloves 50 g', price: 120 };
  const storeFormer = (...lists: object[]) =>
    localStorage.setItem('order-lists', JSON.stringify({ version: 1, lists }));
  storeFormer({ name: 'Party', items: [cloves] });
  await openPage();
  expect([stored(), localStorage.getItem('order-lists')]).toEqual([[party], null]);
  // A page from a cache keeps another one.
  storeFormer({ name: 'Weekly', items: [{ ...cloves, pack: '1:100', quantity: 12 }, cloves] });
  await press('Delete: Party');
  expect([stored(), localStorage.getItem('order-lists')]).toEqual([[weekly], null]);
  await press('Order again: Weekly');
  expect(rows()).toEqual(bothRows);
});

describe('a list in the URL', () => {
  const open = async (hash: string) => {
    history.replaceState(null, '', `/order/${hash}`);
    await openPage();
  };
  const findQuestion = () => screen.findByRole('dialog');
  const startOrder = () => keepDraft({ ...order, items: [{ name: 'Salt', quantity: '2' }] });

  test('fills an empty order, says what is not for sale and leaves the URL, until Undo', async () => {
    await open('#list=1:100:12,217:50:3,999:1:1');
    await waitFor(() => expect(rows()).toEqual(bothRows));
    const gone = interpolate(words.gone, { names: '№ 999, 1 g' });
    expect(document.activeElement?.textContent).toContain(`${words.filledFromLink} ${gone}`);
    expect([location.hash, stored(), screen.queryByRole('dialog')]).toEqual(['', [], null]);
    await press(words.undo);
    expect(rows()).toEqual([' × 1']);
  });

  test('from the price list is kept under a name, and fills the order if asked', async () => {
    await open(`${keepQuery}${weekly.link}`);
    const question = await findQuestion();
    await enterName('Weekly');
    expect([stored(), rows()]).toEqual([[weekly], [' × 1']]);
    expect(within(question).getByText(interpolate(words.kept, { name: 'Weekly' }))).toBeDefined();
    await press(words.question.add);
    expect([rows(), location.href]).toEqual([bothRows, `${location.origin}/order/`]);
  });

  test('changes no started order unasked', async () => {
    startOrder();
    await open('#list=1:100:12');
    const question = await findQuestion();
    expect(document.activeElement).toBe(question);
    expect(question.textContent).toContain(interpolate(words.question.started, { count: 1 }));
    await press(words.question.later);
    expect(rows()).toEqual(['Salt × 2']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked for while an order is placed, which goes once another is started', async () => {
    startOrder();
    await openPage();
    await press('Place Order');
    history.replaceState(history.state, '', '#list=217:50:4');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(screen.getByRole('region', { name: forms.order.summary.heading })).toBeDefined();
    await press(words.question.add);
    expect(screen.queryByRole('region', { name: forms.order.summary.heading })).toBeNull();
    expect(rows()).toEqual(['Cloves 50 g × 4']);
  });

  test('is added to a started order, also to rows of the same pack, until Undo', async () => {
    const typed = [
      { name: 'Salt', quantity: '2' },
      { name: 'Cloves 50 g ', quantity: '5' },
    ];
    keepDraft({ ...order, items: typed });
    await open('#list=217:50:3,1:100:12');
    await findQuestion();
    await press(words.question.add);
    expect(rows()).toEqual(['Salt × 2', 'Cloves 50 g × 8', 'Meat Spice 100 g × 12']);
    expect(control('Full Name').value).toBe(order.fullName);
    await press(words.undo);
    expect(rows()).toEqual(['Salt × 2', 'Cloves 50 g  × 5']);
  });

  test.each([
    ['#list=%00<img src=x>', words.question.unreadable],
    ['#list=999:1:1', words.question.gone],
  ])('%s changes nothing and shows why', async (hash, message) => {
    startOrder();
    await open(hash);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(message));
    expect([rows(), location.hash]).toEqual([['Salt × 2'], '']);
  });
});

test('storage that is full takes no list, shows why and stays unchanged', async () => {
  storeLists(weekly);
  await openPage();
  fillFirstItem('Cloves 50 g', '3');
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const getItem = (name: string) => (name === key ? JSON.stringify([weekly]) : null);
  vi.stubGlobal('localStorage', { getItem, setItem: refuse });
  await press(words.keep);
  await enterName('Party');
  expect(screen.getByText(words.refused)).toBeDefined();
  expect(stored()).toEqual([weekly]);
  expect(rows()).toEqual(['Cloves 50 g × 3']);
});
