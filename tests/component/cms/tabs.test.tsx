import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { button, openDashboard, recordWith, shownRecords } from './dashboard';

beforeEach(() => localStorage.clear());

const other = new BroadcastChannel('records:faqs');
afterAll(() => other.close());

test('an edit whose record another tab deletes at the same moment is told and can be put back', async () => {
  const before = { id: 1, q: 'How long does it keep?', a: 'A year.' };
  localStorage.setItem('faqs', JSON.stringify([before]));
  const user = await openDashboard('/cms/faq/');
  await user.click(button('Edit', recordWith(before.q)));
  await user.clear(screen.getByLabelText('Answer'));
  await user.type(screen.getByLabelText('Answer'), 'Two years.');
  await user.click(button('Update FAQ'));

  const deletion = { id: before.id, before, version: Date.now() + 60_000 };
  other.postMessage({ tab: 0.5, seen: {}, changes: [deletion] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('FAQ: another tab deleted a record at the moment it was saved here');
  expect(alert.textContent).toContain('How long does it keep? – Two years.');
  expect(shownRecords()).toEqual([]);

  await user.click(within(alert).getByRole('button', { name: 'Put it back' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(recordWith('Two years.')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('faqs') ?? '')).toEqual([{ ...before, a: 'Two years.' }]);
});

test('an order that another tab replaces at the same moment is told and can be put back', async () => {
  const all = [1, 2, 3].map((id) => ({ id, q: `Question ${id}`, a: 'A year.' }));
  localStorage.setItem('faqs', JSON.stringify(all));
  const user = await openDashboard('/cms/faq/');
  const shown = () => shownRecords().map(({ id }) => id);
  await user.click(button('Down', recordWith('Question 1')));
  expect(shown()).toEqual(['record-2', 'record-1', 'record-3']);

  const order = { ids: [3, 1, 2], before: [1, 2, 3], version: Date.now() + 60_000 };
  other.postMessage({ tab: 0.5, seen: {}, changes: [], order });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('FAQ: another tab moved a record at the moment one was moved here');
  expect(shown()).toEqual(['record-3', 'record-1', 'record-2']);

  await user.click(within(alert).getByRole('button', { name: 'Put it back' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown()).toEqual(['record-2', 'record-1', 'record-3']);
});
