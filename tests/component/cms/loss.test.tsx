import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerConfirm,
  asksBeforeUnload,
  button,
  clearBrowser,
  openDashboard,
  openMore,
  recordWith,
  shownRecords,
  storedLists,
} from './dashboard';

beforeEach(clearBrowser);

const store = (key: string, ...records: object[]) => localStorage.setItem(key, JSON.stringify(records));

describe('a text that was set aside', () => {
  const damaged = '[{"id":1,"q":"Sound","a":"A"},{"id":2,"q":5}]';

  test.each([
    ['damaged', damaged, '[{"id":1,"q":"Sound","a":"A"}]'],
    ['no list', '{', '[]'],
  ])('does not come back after it was deleted: %s', async (_, text, left) => {
    localStorage.setItem('faqs', text);
    const user = await openDashboard('/cms/');
    answerConfirm(true);
    await user.click(button('Delete them'));
    expect(screen.queryByRole('alert')).toBeNull();
    await openDashboard('/cms/');
    expect(screen.queryByText('Damaged records')).toBeNull();
    expect(localStorage.getItem('faqs')).toBe(left);
  });
});

test('records that the browser has cleared are put back from the page', async () => {
  store('faqs', ...[1, 2, 3].map((id) => ({ id, q: `Question ${id}`, a: 'A' })));
  store('dealers', { id: 1, name: 'Lumbini Traders', description: 'D', benefits: [] });
  const user = await openDashboard('/cms/faq/');
  localStorage.clear();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('alert').textContent).toContain('FAQ, Dealers: records that are open on this page');
  expect(asksBeforeUnload()).toBe(true);
  await user.click(button('Put back'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shownRecords()).toHaveLength(3);
  expect(storedLists().sort()).toEqual(['dealers', 'faqs']);
  expect(asksBeforeUnload()).toBe(false);
});

describe('what was typed by hand has a way back', () => {
  const faq = (id: number, a = `Answer ${id}`) => ({ id, q: `Question ${id}`, a });
  const stored = () => JSON.parse(localStorage.getItem('faqs') ?? '[]');
  const answer = () => screen.getByLabelText<HTMLTextAreaElement>('Answer');
  const fullName = () => screen.getByLabelText<HTMLInputElement>('Full Name');
  const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

  async function editFaq() {
    store('faqs', faq(1), faq(2), faq(3));
    const user = await openDashboard('/cms/faq/');
    await user.click(button('Edit', recordWith('Question 2')));
    await user.type(answer(), ', an hour of work');
    return user;
  }
  const typed = 'Answer 2, an hour of work';

  test('after Cancel, also over other text, until another section is opened', async () => {
    const user = await editFaq();
    await user.click(button('Cancel'));
    expect(answer().value).toBe('');
    await user.type(answer(), 'Other');
    await user.click(button('Undo'));
    expect(answer().value).toBe(typed);
    expect(document.activeElement).toBe(screen.getByLabelText('Question'));
    await user.click(button('Update FAQ'));
    expect(stored()).toContainEqual(faq(2, typed));
    expect(answer().value).toBe('Other');
    answerConfirm(true);
    await user.click(button('Delete', recordWith('Question 1')));
    await user.click(screen.getByRole('link', { name: 'Gallery' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('after "Use the other version" and "Keep my text"', async () => {
    const user = await editFaq();
    store('faqs', faq(1), faq(2, 'Theirs'), faq(3));
    await user.click(button('Update FAQ'));
    await user.click(button('Use the other version'));
    expect(answer().value).toBe('Theirs');
    await user.click(button('Undo'));
    expect(answer().value).toBe(typed);
    await user.click(button('Keep my text'));
    expect(stored()).toContainEqual(faq(2, typed));
    await user.click(button('Undo'));
    expect(stored()).toContainEqual(faq(2, 'Theirs'));
  });

  test('after Cancel of a long order', async () => {
    const user = await openDashboard('/cms/order/');
    await user.click(button('Add New Order'));
    await user.type(fullName(), 'Sita Rai');
    await user.click(button('Cancel'));
    await user.click(button('Undo'));
    expect(fullName().value).toBe('Sita Rai');
  });

  test('after a row of an order is removed', async () => {
    const user = await openDashboard('/cms/order/');
    await user.click(button('Add New Order'));
    const items = () => screen.getAllByLabelText<HTMLInputElement>(/^Item \d/).map(({ value }) => value);
    await user.click(button('Add Item'));
    await user.click(button('Add Item'));
    for (const [index, field] of screen.getAllByLabelText(/^Item \d/).entries())
      await user.type(field, ['Cloves', 'Besar', 'Jeera'][index] ?? '');
    await user.click(screen.getByRole('button', { name: 'Remove item 2' }));
    expect(items()).toEqual(['Cloves', 'Jeera']);
    await user.type(fullName(), 'Sita Rai');
    await user.click(button('Undo'));
    expect(items()).toEqual(['Cloves', 'Besar', 'Jeera']);
    expect(fullName().value).toBe('Sita Rai');
  });

  test('after another text is pasted, and after its box is left', async () => {
    const user = await openDashboard('/cms/order/');
    await user.click(button('Paste an order'));
    await user.click(message());
    await user.paste('A first text');
    await user.tripleClick(message());
    message().select();
    await user.paste('A second text');
    await user.click(button('Undo'));
    expect(message().value).toBe('A first text');
    await user.click(button('Cancel'));
    await user.click(button('Undo'));
    expect(message().value).toBe('A first text');
  });

  test('for a record that was moved', async () => {
    store('faqs', faq(1), faq(2), faq(3));
    const user = await openDashboard('/cms/faq/');
    await openMore(user, recordWith('Question 3'));
    for (const name of ['Up', 'Up']) await user.click(button(name, recordWith('Question 3')));
    expect(stored().map(({ id }: { id: number }) => id)).toEqual([3, 1, 2]);
    expect(screen.getByRole('status').textContent).toContain('Question 3 is now 1 of 3.');
    await user.click(button('Undo'));
    expect(stored()).toEqual([faq(1), faq(2), faq(3)]);
  });
});
