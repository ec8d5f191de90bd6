import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button, clearBrowser, openDashboard, recordWith, shownRecords } from './dashboard';

const before = { id: 1, q: 'How long does it keep?', a: 'A year.' };
const theirs = { ...before, a: 'Six months.' };
const mine = { ...before, a: 'Two years.' };

const answer = () => screen.getByLabelText<HTMLTextAreaElement>('Answer');
const stored = () => JSON.parse(localStorage.getItem('faqs') ?? '[]');

/** Types an answer, then stores what another tab has written. */
async function editWhile(...others: object[]) {
  const user = await openDashboard('/cms/faq/');
  await user.click(button('Edit', recordWith(before.q)));
  await user.clear(answer());
  await user.type(answer(), mine.a);
  localStorage.setItem('faqs', JSON.stringify(others));
  return user;
}

const save = (user: Awaited<ReturnType<typeof openDashboard>>) => user.click(button('Update FAQ'));

beforeEach(() => {
  clearBrowser();
  localStorage.setItem('faqs', JSON.stringify([before]));
});

describe('a record that another tab changed while it was edited', () => {
  test('is reported on save, not changed, and replaced by "Keep my text"', async () => {
    const user = await editWhile(theirs);
    await save(user);
    expect(screen.getByRole('alert').textContent).toContain('This FAQ was changed in another tab');
    expect(document.activeElement?.textContent).toBe('Keep my text');
    expect([answer().value, stored()]).toEqual([mine.a, [theirs]]);
    await user.click(button('Keep my text'));
    expect(stored()).toEqual([mine]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(answer().value).toBe('');
  });

  test('is reported when its storage event arrives and loaded by "Use the other version"', async () => {
    const user = await editWhile(theirs);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'faqs' })));
    expect(answer().value).toBe(mine.a);
    await user.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Use the other version' }),
    );
    expect([answer().value, stored()]).toEqual([theirs.a, [theirs]]);
    expect(screen.queryByRole('alert')).toBeNull();
    await save(user);
    expect(stored()).toEqual([theirs]);
  });
});

describe('a record that another tab deleted while it was edited', () => {
  test('is reported on save and kept as a new record by "Save my text again"', async () => {
    const user = await editWhile();
    await save(user);
    expect(screen.getByRole('alert').textContent).toContain('This FAQ is no longer stored');
    expect([answer().value, stored()]).toEqual([mine.a, []]);
    await user.click(button('Save my text again'));
    expect(stored()).toEqual([{ ...mine, id: expect.any(Number) }]);
    expect(answer().value).toBe('');
  });

  test('stays deleted with "Leave it deleted", which clears the form', async () => {
    const user = await editWhile();
    // Without a key, because the other tab has cleared the storage.
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await user.click(button('Leave it deleted'));
    expect([answer().value, stored(), shownRecords()]).toEqual(['', [], []]);
    expect(button('Add FAQ')).toBeTruthy();
  });
});
