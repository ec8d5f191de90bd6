import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $undoOffer, offerUndo, undoTime } from '~/cms/editing/undo';
import { UndoBar } from '~/cms/shell/UndoBar';
import { type Fault, fail, type Outcome, succeed } from '~/cms/storage/outcome';

const name = { one: 'FAQ', many: 'FAQs' };

beforeEach(() => {
  vi.useFakeTimers();
  $undoOffer.set(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Offers to undo a deletion whose first restore fails. */
function offerFailing(fault: Fault, next: HTMLElement | null = null) {
  const restore = vi.fn<() => Outcome<string>>(() => succeed('record-1')).mockReturnValueOnce(fail(fault));
  render(<UndoBar />);
  act(() => offerUndo({ kind: 'deletion', name, restore }, next));
  return restore;
}

const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const wait = (milliseconds = 10 * undoTime) => act(() => vi.advanceTimersByTime(milliseconds));
const bar = () => screen.getByRole('status').textContent;

test('an unused offer expires, but not under the pointer or with keyboard focus', () => {
  offerFailing('full');
  const [line, undo] = [screen.getByRole('status'), screen.getByRole('button', { name: 'Undo' })];
  wait(undoTime - 1000);
  fireEvent.pointerEnter(line);
  wait();
  expect(bar()).toContain('FAQ deleted.');
  fireEvent.pointerLeave(line);
  act(() => undo.focus());
  wait();
  expect(bar()).toContain('FAQ deleted.');
  act(() => undo.blur());
  wait(900);
  expect(bar()).toContain('FAQ deleted.');
  wait(200);
  expect(bar()).toBe('');
});

test.each([
  ['Tab', 'FAQ deleted.Undo'],
  ['Escape', ''],
])('%s leaves an offer for the next record', (key, words) => {
  const next = document.body.appendChild(document.createElement('button'));
  offerFailing('full', next);
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.keyDown(undo, { key });
  expect(document.activeElement).toBe(next);
  expect(bar()).toBe(words);
  next.remove();
});

test.each([
  ['full', 'FAQ not restored: this browser’s storage is full. Make room, then try again.'],
  ['refused', 'FAQ not restored: this browser did not save it. Try again.'],
] as const)('a restore that fails because storage is %s stays until it succeeds', (fault, words) => {
  const restore = offerFailing(fault);
  press('Undo');
  wait();
  expect(bar()).toContain(words);
  press('Undo');
  expect(restore).toHaveBeenCalledTimes(2);
  expect(bar()).toBe('');
});

test('a restore that failed stays beside deletions in any section until it is dismissed', () => {
  offerFailing('full');
  press('Undo');
  act(() => offerUndo({ kind: 'deletion', name, restore: () => succeed('record-2') }, null));
  wait();
  expect(bar()).toContain('2 FAQs deleted.');
  const member = { one: 'Member', many: 'Members' };
  act(() => offerUndo({ kind: 'deletion', name: member, restore: () => succeed('record-3') }, null));
  expect(bar()).toContain('3 records deleted.');
  press('Dismiss');
  expect(bar()).toBe('');
});
