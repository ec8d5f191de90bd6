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

/** Offers to undo a deletion that cannot be restored until storage is `mended`. */
function offerFailing(fault: Fault, next: HTMLElement | null = null) {
  let outcome: Outcome<string> = fail(fault);
  const restore = vi.fn(() => outcome);
  render(<UndoBar />);
  act(() => offerUndo({ name, restore }, next));
  const mend = () => {
    outcome = succeed('record-1');
  };
  return { restore, mend };
}

const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const wait = () => act(() => vi.advanceTimersByTime(10 * undoTime));
const bar = () => screen.getByRole('status').textContent;

test('an unused offer expires, but not under the pointer or with keyboard focus', () => {
  offerFailing('full');
  const line = screen.getByRole('status');
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  after(undoTime - 1000);
  fireEvent.pointerEnter(line);
  wait();
  expect(bar()).toContain('FAQ deleted.');
  fireEvent.pointerLeave(line);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  wait();
  expect(bar()).toContain('FAQ deleted.');
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  after(900);
  expect(bar()).toContain('FAQ deleted.');
  after(200);
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
  const { restore, mend } = offerFailing(fault);
  press('Undo');
  wait();
  expect(bar()).toContain(words);
  mend();
  press('Undo');
  expect(restore).toHaveBeenCalledTimes(2);
  expect(bar()).toBe('');
});

test('a restore that failed can be dismissed', () => {
  offerFailing('full');
  press('Undo');
  press('Dismiss');
  expect(bar()).toBe('');
});

test('a restore that failed stays beside a new deletion', () => {
  offerFailing('full');
  press('Undo');
  act(() => offerUndo({ name, restore: () => succeed('record-2') }, null));
  wait();
  expect(bar()).toContain('2 FAQs deleted.');
});
