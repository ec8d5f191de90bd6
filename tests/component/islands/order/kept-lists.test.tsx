import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { interpolate } from '~/config/messages/interpolate';
import { encodeLists, type KeptList } from '~/domain/order/kept-lists';
import { orderFields } from '~/domain/order/order';
import { formatSum } from '~/domain/price';
import { hydrateIfFilled } from '~/islands/order/hydrate-if-filled';
import { control, fetch, fill, keepDraft, openPage, order, page, press, rows, setUpPage } from './page';

const { lists: words } = forms.order;
setUpPage();

const stored = () => localStorage.getItem('order-lists');
const storeLists = (...lists: KeptList[]) => localStorage.setItem('order-lists', encodeLists(lists));
const listsShown = () => screen.queryByRole('group', { name: /^Your lists/ });

const meat = { pack: '1:100', quantity: 12, name: 'Meat Spice 100 g', price: 130 };
const cloves = { pack: '217:50', quantity: 3, name: 'Cloves 50 g', price: 120 };
const weekly = { name: 'Weekly', items: [meat, cloves] };
const party = { name: 'Party', items: [cloves] };
const bothRows = ['Meat Spice 100 g × 12', 'Cloves 50 g × 3'];

function fillFirstItem(item: string, quantity: string) {
  fill('Item 1', item);
  fill('Qty of item 1', quantity);
}

async function keepWithForm(name: string) {
  await press(words.keep);
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
  await keepWithForm('Weekly');
  expect(stored()).toBe(encodeLists([{ name: 'Weekly', items: [meat] }]));
  const message =
    'Kept in this browser: “Weekly”. To have it elsewhere too, copy its link. Left out, because the price list does not have them: For Ram, 9841000000.';
  expect(screen.getByText(message)).toBeDefined();
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
  expect(stored()).toBe(encodeLists([party]));
  await press(words.keep);
  expect(control(words.name).value).toMatch(/^List of /);
  await user.clear(control(words.name));
  await user.type(control(words.name), 'PARTY');
  await press(words.replace);
  expect(stored()).toBe(encodeLists([{ name: 'PARTY', items: [{ ...cloves, quantity: 5 }] }]));
});

test('a kept list shows its sum, new prices and packs not for sale', async () => {
  const saffron = { pack: '999:1', quantity: 1, name: 'Saffron 1 g', price: 900 };
  storeLists({ name: 'Weekly', items: [{ ...meat, price: 120 }, cloves, saffron] });
  await openPage();
  const change = `New price: Meat Spice 100 g is ${formatSum(130)}, was ${formatSum(120)}.`;
  for (const text of [`2 items · ${formatSum(1920)} today`, change, 'Not available now: Saffron 1 g.'])
    expect(within(listsShown() as HTMLElement).getByText(text)).toBeDefined();
});

test('a kept list fills the order before the prices are known, until Undo', async () => {
  storeLists(weekly);
  fetch.mockReturnValue(new Promise(() => undefined));
  render(page);
  fillFirstItem('Salt', '2');
  await press('Order again: Weekly');
  expect(rows()).toEqual(bothRows);
  await press(words.undo);
  expect(rows()).toEqual(['Salt × 2']);
});

test('Undo restores one deleted list at the top, or all', async () => {
  storeLists(weekly, party);
  await openPage();
  await press('Delete: Party');
  expect(stored()).toBe(encodeLists([weekly]));
  await press(words.undo);
  expect(stored()).toBe(encodeLists([party, weekly]));
  await press(words.removeAll);
  expect([stored(), listsShown()]).toEqual([null, null]);
  await press(words.undo);
  expect(stored()).toBe(encodeLists([party, weekly]));
});

test('shows a list that another tab has kept', async () => {
  await openPage();
  storeLists(party);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'order-lists' })));
  expect(screen.getByText('Party')).toBeDefined();
});

describe('a list in the URL', () => {
  const open = async (hash: string) => {
    history.replaceState(null, '', `/order/${hash}`);
    await openPage();
    return screen.findByRole('dialog');
  };

  test('fills the order on confirmation and is removed from the URL', async () => {
    const question = await open('#list=1:100:12,217:50:3,999:1:1');
    expect(document.activeElement).toBe(question);
    const sum = `2 items · ${formatSum(1920)} today Not available now: № 999, 1 g.`;
    expect(question.textContent).toContain(sum);
    expect(rows()).toEqual([' × 1']);
    await press(words.question.use);
    expect(rows()).toEqual(bothRows);
    expect(document.activeElement?.textContent).toContain(words.filledFromLink);
    expect([location.hash, stored()]).toEqual(['', null]);
  });

  test('changes no started order unasked', async () => {
    keepDraft({ ...order, items: [{ name: 'Salt', quantity: '2' }] });
    const question = await open('#list=1:100:12');
    expect(question.textContent).toContain('(items: 1).');
    await press(words.question.later);
    expect(rows()).toEqual(['Salt × 2']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is added to a started order, also to rows of the same pack, until Undo', async () => {
    const typed = [
      { name: 'Salt', quantity: '2' },
      { name: 'Cloves 50 g ', quantity: '5' },
    ];
    keepDraft({ ...order, items: typed });
    await open('#list=217:50:3,1:100:12');
    expect(screen.queryByRole('button', { name: words.question.use })).toBeNull();
    await press(words.question.add);
    expect(rows()).toEqual(['Salt × 2', 'Cloves 50 g × 8', 'Meat Spice 100 g × 12']);
    expect(control('Full Name').value).toBe(order.fullName);
    await press(words.undo);
    expect(rows()).toEqual(['Salt × 2', 'Cloves 50 g  × 5']);
  });

  test('of a second recipe is added to that of the first', async () => {
    await open('#list=217:50:3');
    await press(words.question.use);
    history.replaceState(null, '', '#list=217:50:4,1:100:2');
    act(() => void dispatchEvent(new Event('hashchange')));
    await press(words.question.add);
    expect(rows()).toEqual(['Cloves 50 g × 7', 'Meat Spice 100 g × 2']);
  });

  test.each([
    ['#list=%00<img src=x>', words.question.unreadable],
    ['#list=999:1:1', words.question.gone],
  ])('%s changes nothing and shows why', async (hash, message) => {
    storeLists(party);
    const question = await open(hash);
    expect(within(question).getByText(message)).toBeDefined();
    expect(within(question).queryByRole('button', { name: words.question.use })).toBeNull();
    await userEvent.setup().keyboard('{Escape}');
    expect(screen.queryByText(message)).toBeNull();
    expect(rows()).toEqual([' × 1']);
    expect(stored()).toBe(encodeLists([party]));
  });
});

describe('storage', () => {
  test('that is damaged is copied before the first change', async () => {
    const text = `{"version":1,"lists":[${JSON.stringify(weekly)},{}]}`;
    localStorage.setItem('order-lists', text);
    await openPage();
    expect(screen.getByText(words.unreadable.damaged)).toBeDefined();
    expect(localStorage.length).toBe(1);
    await press('Delete: Weekly');
    const copy = Object.keys(localStorage).find((key) => key.startsWith('order-lists.unreadable-'));
    expect(copy && localStorage.getItem(copy)).toBe(text);
    expect(stored()).toBeNull();
  });

  const many = Array.from({ length: 30 }, (_, index) => ({ ...party, name: `List ${index}` }));
  test.each([
    ['of a newer version of the site', '{"version":2,"lists":[]}', false, words.faults.newer],
    ['that is full', encodeLists([weekly]), true, words.faults.refused],
    ['with 30 lists', encodeLists(many), false, interpolate(words.faults.full, { most: 30 })],
  ])('%s takes no list, shows why and stays unchanged', async (_, text, isFull, message) => {
    localStorage.setItem('order-lists', text);
    await openPage();
    fillFirstItem('Cloves 50 g', '3');
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    if (isFull) vi.stubGlobal('localStorage', { getItem: () => text, setItem: refuse });
    await keepWithForm('Party');
    expect(screen.getByText(message)).toBeDefined();
    expect(stored()).toBe(text);
    expect(rows()).toEqual(['Cloves 50 g × 3']);
  });
});

test('a kept list or a list in the URL hydrates the form without interaction', () => {
  document.body.innerHTML =
    '<div data-draft="order-draft" data-lists="order-lists"><astro-island></astro-island></div>';
  const hydrate = vi.fn();
  document.querySelector('astro-island')?.addEventListener('focusin', hydrate);
  hydrateIfFilled();
  expect(hydrate).not.toHaveBeenCalled();
  storeLists(party);
  hydrateIfFilled();
  expect(hydrate).toHaveBeenCalledTimes(1);
  localStorage.clear();
  history.replaceState(null, '', '#list=1:100:1');
  hydrateIfFilled();
  expect(hydrate).toHaveBeenCalledTimes(2);
  // Only items of a URL are stored in the draft, which marks the history entry.
  expect(history.state).toBeNull();
  document.body.replaceChildren();
});
