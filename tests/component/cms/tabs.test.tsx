import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { button, openDashboard, recordWith, shownRecords } from './dashboard';

beforeEach(() => localStorage.clear());

const other = new BroadcastChannel('records:faqs');
afterEach(() => other.close());

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
