import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeOrder } from '../../support/orders';
import { addEntry, readRecord } from '../../unit/cms/entries';
import {
  button,
  clearBrowser,
  openDashboard,
  openMore,
  recordCount,
  recordWith,
  shownRecords,
} from './dashboard';

beforeEach(clearBrowser);

async function addMember(user: UserEvent, name: string) {
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Position'), 'Director');
  await user.click(button('Add Member'));
}

async function openTeam(...names: string[]) {
  const user = await openDashboard('/cms/team/');
  const team = (await import('~/cms/editors')).editorOf('team');
  act(() => {
    for (const name of names) addEntry(team, { name, position: 'Director', photo: '' });
  });
  return user;
}

/** Clicks Delete of a record with the mouse. */
const clickDelete = (name: string) => fireEvent.click(button('Delete', recordWith(name)), { detail: 1 });

const titles = () => shownRecords().map((record) => record.querySelector('h3')?.textContent);

test('focuses the confirmation of a saved record, which lasts until the form is used', async () => {
  const user = await openTeam();
  await addMember(user, 'Asha');
  const kept = 'A reload empties this list; ‘Earlier versions’ on the first page gives it back.';
  const confirmation = await screen.findByText(`Member added. ${kept}`);
  expect(confirmation.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(confirmation);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await user.keyboard('B');
  expect(confirmation.textContent).toBe('');
  await user.clear(screen.getByLabelText('Name'));
  await user.click(button('Edit', recordWith('Asha')));
  await user.click(button('Update Member'));
  await waitFor(() => expect(confirmation.textContent).toBe(`Member changed. ${kept}`));
});

describe('deleting', () => {
  test('twice by a double click is undone at once', async () => {
    const user = await openTeam('Asha', 'Bina', 'Chetan');
    for (const name of ['Asha', 'Bina']) clickDelete(name);
    expect(titles()).toEqual(['Chetan']);
    expect(screen.getByRole('status').textContent).toContain('2 Members deleted.');
    await user.click(button('Undo'));
    expect(titles()).toEqual(['Asha', 'Bina', 'Chetan']);
    expect(document.activeElement).toBe(button('Delete', recordWith('Bina')));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

test('a deletion takes what was typed over the record with it, and Undo brings both back', async () => {
  const user = await openTeam('Asha');
  const name = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  await user.click(button('Edit', recordWith('Asha')));
  await user.type(screen.getByLabelText('Name'), ' Rai');
  clickDelete('Asha');
  expect(recordCount()).toBe(0);
  expect(name()).toBe('');
  expect(screen.queryByRole('button', { name: 'Asha Rai' })).toBeNull();
  await user.click(button('Undo'));
  await user.click(button('Edit', recordWith('Asha')));
  expect(name()).toBe('Asha Rai');
});

describe('a search', () => {
  const names = ['Asha', 'Bina', 'Chetan', 'Deepa', 'Esha', 'Gita', 'Hari', 'Indra'];
  const search = () => screen.getByRole<HTMLInputElement>('searchbox');

  test('is offered for eight records, finds words of any case and counts what it found', async () => {
    const user = await openTeam(...names.slice(1));
    expect(screen.queryByRole('searchbox')).toBeNull();
    await addMember(user, 'Asha');
    expect(screen.getByRole('heading', { name: '8 Members' })).toBeTruthy();
    await user.type(search(), ' DIRECTOR  bina ');
    expect(titles()).toEqual(['Bina']);
    expect(screen.getByRole('heading', { name: '1 of 8 Members' })).toBeTruthy();
    await user.type(search(), 'nobody');
    expect(titles()).toEqual([]);
    expect(screen.getByText('Nothing matches this search.')).toBeTruthy();
  });

  test('stays if it finds the saved record, and else is cleared', async () => {
    const user = await openTeam(...names);
    await user.type(search(), 'director bina');
    await user.click(button('Edit', recordWith('Bina')));
    await user.type(screen.getByLabelText('Name'), ' Rai');
    await user.click(button('Update Member'));
    expect(titles()).toEqual(['Bina Rai']);
    await user.click(button('Edit', recordWith('Bina Rai')));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Sita');
    await user.click(button('Update Member'));
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(button('Edit', recordWith('Sita')));
    await user.type(search(), 'hari');
    await addMember(user, 'Janak');
    expect(search().value).toBe('');
    expect(titles()).toEqual(['Asha', 'Sita', ...names.slice(2), 'Janak']);
  });

  test('is cleared if too few records are left to search', async () => {
    const user = await openTeam(...names);
    await user.type(search(), 'bina');
    clickDelete('Bina');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(button('Undo'));
    expect(titles()).toEqual(names);
  });
});

test('a search finds shown texts in any spelling, but no id or file that is not shown', async () => {
  const faq = (await import('~/cms/editors')).editorOf('faq');
  const { order } = await import('~/cms/orders/order');
  const products = (await import('~/cms/editors')).editorOf('products');
  const { isMatch } = await import('~/cms/editing/search');
  const site = { id: '22', ne: { name: 'बेसार' }, price: '40 / 70', image: '7-777' };
  const unknown = Object.create(null);
  const texts = [
    faq.codec.searchText(readRecord(faq, { q: 'Café Ｏm?', a: 'A year.', site: { id: 'storage' } })),
    order.codec.searchText({ ...makeOrder({ fullName: 'Asha' }), id: 179, unknown } as never),
    products.codec.searchText(readRecord(products, { title: 'Turmeric', site })),
  ];
  const found = (words: string) => texts.map((text) => isMatch(text, words));
  expect(found('cafe\u0301 om')).toEqual([true, false, false]);
  expect(found('asha')).toEqual([false, true, false]);
  for (const words of ['बेसार', '22', '40']) expect(found(words), words).toEqual([false, false, true]);
  for (const words of ['storage', '179', '777']) expect(found(words), words).not.toContain(true);
});

test.each([
  ['काम पर्‍यो', 'पर्यो'],
  ['काम पर्यो', 'पर्\u200dयो'],
  ['क्\u200dष', 'क्ष'],
  ['राम्\u200cरो', 'राम्रो'],
  ['नं. १०१, रु. १,२३४', '101 1,234'],
  ['Number 101', '१०१'],
  ['Café', 'cafe'],
  ['Gar\u00adlic\u00a0Powder', 'garlic powder'],
])('a search in %j finds %j', async (text, query) => {
  const { isMatch } = await import('~/cms/editing/search');
  expect(isMatch(text, query)).toBe(true);
});

test('each button of a record contains its title', async () => {
  for (const [path, title, names] of [
    ['/cms/faq/', 'Hot?', ['Edit', 'Delete', 'Up', 'Down', 'Preview']],
    ['/cms/order/', 'Asha', ['Edit', 'Delete', 'Print']],
  ] as const) {
    localStorage.setItem('faqs', JSON.stringify([{ id: 1, q: 'Hot?', a: 'A little.' }]));
    localStorage.setItem('orders', JSON.stringify([{ ...makeOrder({ fullName: 'Asha' }), id: 1 }]));
    await openMore(await openDashboard(path), recordWith(title));
    for (const name of names) expect(button(`${name} ${title}`)).toBeTruthy();
  }
});

test('Escape closes the menu of a record and moves the focus to its button', async () => {
  localStorage.setItem('faqs', JSON.stringify([{ id: 1, q: 'Hot?', a: 'A little.' }]));
  const user = await openDashboard('/cms/faq/');
  await openMore(user, recordWith('Hot?'));
  await user.click(button('Up Hot?'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Up Hot?' })).toBeNull());
  expect(document.activeElement).toBe(recordWith('Hot?').querySelector('summary'));
});

describe('moving a record', () => {
  const openFaqs = async (count: number) => {
    const faqs = Array.from({ length: count }, (_, index) => ({ id: index + 1, q: `Q${index + 1}`, a: 'A' }));
    localStorage.setItem('faqs', JSON.stringify(faqs));
    const user = await openDashboard('/cms/faq/');
    await openMore(user, recordWith('Q1'));
    const field = screen.getByLabelText<HTMLInputElement>('Place Q1');
    const type = async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    return { user, field, type };
  };

  test('to a typed place keeps the focus and is announced', async () => {
    const { user, field, type } = await openFaqs(4);
    await type('3{Enter}');
    expect(titles()).toEqual(['Q2', 'Q3', 'Q1', 'Q4']);
    expect(screen.getByRole('status').textContent).toContain('Q1 is now 3 of 4.');
    expect(document.activeElement).toBe(field);
    await type('९९');
    await user.tab();
    expect(titles()).toEqual(['Q2', 'Q3', 'Q4', 'Q1']);
    expect(document.activeElement).toBe(button('Preview', recordWith('Q1')));
    expect(field.value).toBe('4');
  });

  test('waits for a number', async () => {
    const { user, field, type } = await openFaqs(2);
    await type('2nd{Enter}');
    await user.clear(field);
    await user.tab();
    expect(titles()).toEqual(['Q1', 'Q2']);
    expect(field.value).toBe('1');
  });

  test('ends at the last place', async () => {
    const { user } = await openFaqs(2);
    const down = button('Down', recordWith('Q1'));
    await user.click(down);
    await user.click(down);
    expect(titles()).toEqual(['Q2', 'Q1']);
    expect(down.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(down);
  });
});
