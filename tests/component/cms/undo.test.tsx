import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $undoOffer, offerUndo, type UndoStep } from '~/cms/editing/undo';
import { UndoBar } from '~/cms/shell/UndoBar';
import { type Fault, fail, type Outcome, succeed } from '~/cms/storage/outcome';

const faq = { one: 'FAQ', many: 'FAQs' };
const member = { one: 'Member', many: 'Members' };

beforeEach(() => $undoOffer.set(undefined));
afterEach(cleanup);

const offer = (step: Partial<UndoStep>, next: HTMLElement | null = null) =>
  act(() => offerUndo({ kind: 'deletion', name: faq, restore: () => succeed('record-1'), ...step }, next));

/** Offers to undo a deletion whose first restore fails. */
function offerFailing(fault: Fault) {
  const restore = vi.fn<() => Outcome<string>>(() => succeed('record-1')).mockReturnValueOnce(fail(fault));
  render(<UndoBar />);
  offer({ restore });
  return restore;
}

const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const bar = () => screen.getByRole('status').textContent;

test.each(['Escape', 'Dismiss'])('%s leaves an offer for the next record', (way) => {
  const next = document.body.appendChild(document.createElement('button'));
  render(<UndoBar />);
  offer({}, next);
  if (way === 'Escape') fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: way });
  else press(way);
  expect(document.activeElement).toBe(next);
  expect(bar()).toBe('');
  next.remove();
});

test.each([
  ['full', 'FAQ not restored: this browser’s storage is full. Make room, then try again.'],
  ['refused', 'FAQ not restored: this browser did not save it. Try again.'],
] as const)('a restore that fails because storage is %s stays until it succeeds', (fault, words) => {
  const restore = offerFailing(fault);
  press('Undo');
  expect(bar()).toContain(words);
  press('Undo');
  expect(restore).toHaveBeenCalledTimes(2);
  expect(bar()).toBe('');
});

test('deletions are undone together, also after one was not restored', () => {
  offerFailing('full');
  press('Undo');
  offer({});
  expect(bar()).toContain('2 FAQs deleted.');
  offer({ name: member });
  expect(bar()).toContain('3 records deleted.');
  press('Undo');
  expect(bar()).toBe('');
});

test('another act takes the place of an offer', () => {
  render(<UndoBar />);
  offer({});
  offer({ kind: 'move', text: 'Cloves is now 2 of 3.' });
  expect(bar()).toContain('Cloves is now 2 of 3.');
  offer({ kind: 'draft', text: 'Your text was removed.' });
  const restore = vi.fn<() => Outcome<string>>(() => succeed(''));
  offer({ kind: 'draft', text: 'The pasted text was removed.', restore });
  press('Undo');
  expect(restore).toHaveBeenCalledOnce();
  expect(bar()).toBe('');
});
