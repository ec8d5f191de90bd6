import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerConfirm, button, openDashboard, recordWith, shownRecords } from './dashboard';

beforeEach(() => localStorage.clear());

const store = (key: string, ...records: object[]) => localStorage.setItem(key, JSON.stringify(records));

const asksBeforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('unsaved text of two open forms', () => {
  async function typeDealer() {
    store('shops', { id: 1, name: 'Ilam Pasal' });
    const user = await openDashboard('/cms/dealers/');
    await user.type(screen.getByLabelText('Dealer Name'), 'Half typed');
    const nested = screen.getByText('For the site › Shops').closest('details') as HTMLDetailsElement;
    nested.open = true;
    fireEvent(nested, new Event('toggle'));
    return { user, shops: within(nested) };
  }

  test('is counted for each form', async () => {
    const { user, shops } = await typeDealer();
    await user.type(shops.getByLabelText('Shop Name'), 'New Pasal');
    await user.clear(shops.getByLabelText('Shop Name'));
    const confirm = answerConfirm(false);
    await user.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>('Dealer Name').value).toBe('Half typed');
    expect(asksBeforeUnload()).toBe(true);
  });

  test('is not asked about when the other form is left', async () => {
    const { user } = await typeDealer();
    await user.type(screen.getByLabelText('Dealer Name'), '!');
    const confirm = answerConfirm(false);
    await user.click(button('Edit', recordWith('Ilam Pasal')));
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('a text that was set aside', () => {
  const damaged = '[{"id":1,"q":"Sound","a":"A"},{"id":2,"q":5}]';

  test.each([
    ['damaged', damaged, '[{"id":1,"q":"Sound","a":"A"}]'],
    ['no list', '{', '[]'],
  ])('does not come back after it was deleted: %s', async (_, text, left) => {
    localStorage.setItem('faqs', text);
    const user = await openDashboard('/cms/');
    answerConfirm(true);
    const deletion = () => screen.queryByRole('button', { name: /^Delete faqs\.unreadable-/ });
    await user.click(deletion() as HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
    await openDashboard('/cms/');
    expect(deletion()).toBeNull();
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
  expect(Object.keys(localStorage).sort()).toEqual(['dealers', 'faqs']);
  expect(asksBeforeUnload()).toBe(false);
});
