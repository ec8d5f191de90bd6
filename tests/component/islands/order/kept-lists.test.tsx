import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { encodeLists, type KeptList } from '~/domain/order/kept-lists';
import { orderFields } from '~/domain/order/order';
import { formatSum } from '~/domain/price';
import { hydrateIfFilled } from '~/islands/order/hydrate-if-filled';
import { answerChoices, control, fill, openPage, order, page } from './page';

const { lists: words } = forms.order;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/order/');
  vi.stubGlobal('alert', vi.fn());
  vi.stubGlobal('fetch', answerChoices);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }));
const rows = () =>
  screen
    .getAllByPlaceholderText<HTMLInputElement>(/^Item/)
    .map(({ value }, index) => `${value} × ${control(`Qty of item ${index + 1}`).value}`);
const stored = () => localStorage.getItem('order-lists');
const keep = (...lists: KeptList[]) => localStorage.setItem('order-lists', encodeLists(lists));

const meat = { pack: '1:100', quantity: 12, name: 'Meat Spice 100 g', price: 130 };
const cloves = { pack: '217:50', quantity: 3, name: 'Cloves 50 g', price: 120 };
const weekly = { name: 'Weekly', items: [meat, cloves] };
const party = { name: 'Party', items: [cloves] };

function type(item: string, quantity: string) {
  fill('Item 1', item);
  fill('Qty of item 1', quantity);
}

async function keepAs(name: string) {
  await press(words.keep);
  expect(document.activeElement).toBe(control(words.name));
  await userEvent.setup().type(control(words.name), `${name}{Enter}`, {
    initialSelectionStart: 0,
    initialSelectionEnd: 99,
  });
}

test('a sent order stores nothing until its packs are kept, and nothing but these', async () => {
  await openPage();
  for (const field of orderFields) fill(forms.order.fields[field], order[field]);
  type('Meat Spice 100 g', '12');
  await press('Add Item');
  fill('Item 2', 'For Ram, 9841000000');
  await press('Place Order');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);

  await keepAs('Weekly');
  expect(stored()).toBe(encodeLists([{ name: 'Weekly', items: [meat] }]));
  const said =
    'Kept in this browser: “Weekly”. Left out, because they are no packs of the price list: For Ram, 9841000000.';
  expect(screen.getByText(said)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.keep }));
});

test('a started order is kept under a name, again under the same name, or copied as a link', async () => {
  await openPage();
  type('Cloves 50 g', '3');
  await press(words.keep);
  expect(control(words.name).value).toMatch(/^List of /);
  await press(words.cancel);
  expect(stored()).toBeNull();
  await keepAs('Party');
  type('Cloves 50 g', '5');
  await press(words.keep);
  await userEvent.setup().clear(control(words.name));
  await userEvent.setup().type(control(words.name), 'PARTY');
  await press(words.replace);
  expect(stored()).toBe(encodeLists([{ name: 'PARTY', items: [{ ...cloves, quantity: 5 }] }]));

  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: words.copyLink }).at(-1) as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/order/#list=217:50:5`);
});

test('a kept list says what it costs, what changed and what is gone, and fills the order', async () => {
  const saffron = { pack: '999:1', quantity: 1, name: 'Saffron 1 g', price: 900 };
  keep({ name: 'Weekly', items: [{ ...meat, price: 120 }, cloves, saffron] });
  await openPage();
  const lists = screen.getByRole('group', { name: /^Your lists/ });
  expect(within(lists).getByText(`2 items · ${formatSum(1920)} today`)).toBeDefined();
  expect(
    within(lists).getByText(`New price: Meat Spice 100 g, ${formatSum(120)} → ${formatSum(130)}.`),
  ).toBeDefined();
  expect(within(lists).getByText('Not for sale now: Saffron 1 g.')).toBeDefined();

  type('Salt', '2');
  await press('Order again: Weekly');
  expect(rows()).toEqual(['Meat Spice 100 g × 12', 'Cloves 50 g × 3']);
  await press(words.undo);
  expect(rows()).toEqual(['Salt × 2']);
});

test('a kept list fills the order before the prices are known', async () => {
  keep(weekly);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(page);
  await press('Order again: Weekly');
  expect(rows()).toEqual(['Meat Spice 100 g × 12', 'Cloves 50 g × 3']);
});

test('lists are deleted one by one and all at once, and come back', async () => {
  keep(weekly, party);
  await openPage();
  await press('Delete: Party');
  expect(stored()).toBe(encodeLists([weekly]));
  await press(words.undo);
  expect(stored()).toBe(encodeLists([party, weekly]));
  await press(words.removeAll);
  expect(stored()).toBeNull();
  expect(screen.queryByRole('group', { name: /^Your lists/ })).toBeNull();
  await press(words.undo);
  expect(stored()).toBe(encodeLists([party, weekly]));
});

test('follows another tab', async () => {
  await openPage();
  keep(party);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'order-lists' })));
  expect(screen.getByText('Party')).toBeDefined();
});

describe('a list in the address', () => {
  const open = async (hash: string) => {
    history.replaceState(null, '', `/order/${hash}`);
    await openPage();
    return screen.findByRole('dialog');
  };

  test('is asked about, fills the order and leaves the address', async () => {
    const question = await open('#list=1:100:12,217:50:3,999:1:1');
    expect(document.activeElement).toBe(question);
    expect(question.textContent).toContain(
      `2 items · ${formatSum(1920)} today Not for sale now: № 999, 1 g.`,
    );
    expect(rows()).toEqual([' × 1']);
    await press(words.ask.use);
    expect(rows()).toEqual(['Meat Spice 100 g × 12', 'Cloves 50 g × 3']);
    expect(document.activeElement?.textContent).toContain(words.filledFromLink);
    expect(location.hash).toBe('');
    expect(stored()).toBeNull();
  });

  test('never replaces a started order unasked', async () => {
    sessionStorage.setItem(
      'order-draft',
      JSON.stringify({ ...order, items: [{ name: 'Salt', quantity: '2' }] }),
    );
    const question = await open('#list=1:100:12');
    expect(question.textContent).toContain('It replaces what you have entered under “What you need” (1).');
    await press(words.ask.later);
    expect(rows()).toEqual(['Salt × 2']);
    expect(screen.queryByRole('dialog')).toBeNull();

    history.replaceState(null, '', '#list=217:50:3');
    act(() => void dispatchEvent(new Event('hashchange')));
    await press(words.ask.use);
    expect(rows()).toEqual(['Cloves 50 g × 3']);
    expect(control('Full Name').value).toBe(order.fullName);
    await press(words.undo);
    expect(rows()).toEqual(['Salt × 2']);
  });

  test.each([
    ['#list=%00<img src=x>', words.ask.unreadable],
    ['#list=999:1:1', words.ask.gone],
  ])('%s changes nothing, with one message', async (hash, message) => {
    keep(party);
    const question = await open(hash);
    expect(within(question).getByText(message)).toBeDefined();
    expect(within(question).queryByRole('button', { name: words.ask.use })).toBeNull();
    await userEvent.setup().keyboard('{Escape}');
    expect(screen.queryByText(message)).toBeNull();
    expect(rows()).toEqual([' × 1']);
    expect(stored()).toBe(encodeLists([party]));
  });
});

describe('storage', () => {
  test('that is damaged says so, and is copied before the first change', async () => {
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

  test('of a newer release stays as it is', async () => {
    const text = '{"version":2,"lists":[]}';
    localStorage.setItem('order-lists', text);
    await openPage();
    expect(screen.getByText(words.unreadable.newer)).toBeDefined();
    type('Cloves 50 g', '3');
    await keepAs('Party');
    expect(screen.getByText(words.faults.newer)).toBeDefined();
    expect(stored()).toBe(text);
  });

  test('that refuses says so and loses nothing', async () => {
    keep(weekly);
    await openPage();
    type('Cloves 50 g', '3');
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => encodeLists([weekly]), setItem });
    await keepAs('Party');
    expect(screen.getByText(words.faults.refused)).toBeDefined();
    expect(screen.getByText('Weekly')).toBeDefined();
    expect(rows()).toEqual(['Cloves 50 g × 3']);
  });

  test('that is full of lists asks to delete one', async () => {
    const many = Array.from({ length: 30 }, (_, place) => ({ ...party, name: `List ${place}` }));
    keep(...many);
    await openPage();
    type('Cloves 50 g', '3');
    await keepAs('One more');
    expect(screen.getByText('This browser keeps at most 30 lists. Delete one first.')).toBeDefined();
    expect(stored()).toBe(encodeLists(many));
  });
});

test('a kept list or a list in the address hydrates the form without a touch', () => {
  document.body.innerHTML =
    '<div data-draft="order-draft" data-lists="order-lists"><astro-island></astro-island></div>';
  const hydrate = vi.fn();
  document.querySelector('astro-island')?.addEventListener('input', hydrate);
  hydrateIfFilled();
  expect(hydrate).not.toHaveBeenCalled();
  keep(party);
  hydrateIfFilled();
  expect(hydrate).toHaveBeenCalledTimes(1);
  localStorage.clear();
  history.replaceState(null, '', '#list=1:100:1');
  hydrateIfFilled();
  expect(hydrate).toHaveBeenCalledTimes(2);
  expect(history.state).toBeNull();
  document.body.replaceChildren();
});
