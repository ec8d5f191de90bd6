import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { control, description, renderContactForm, setText } from './render';

beforeEach(() => {
  vi.useFakeTimers();
  renderContactForm();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { refused: error, hint } = forms.contact.phone;
const isShown = () => screen.queryByText(error) !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function enter(text: string, caret?: number, init = {}) {
  setText(control('Phone'), text, caret);
  fireEvent.input(control('Phone'), init);
}

test.each([
  ['refuses anything but digits and keeps what it held', ['98', '98a'], '98', true],
  ['refuses a pasted number with a sign as a whole', ['+977 1 555 0100'], '', true],
  ['keeps the digits of both scripts as 0–9, without an error', ['x', '९८4'], '984', false],
])('%s', (_, texts, value, hasError) => {
  for (const text of texts) enter(text);
  expect(control('Phone').value).toBe(value);
  expect(isShown()).toBe(hasError);
});

test('drops the spaces and marks around a pasted number', () => {
  enter('\u202a 9800000000\u00a0\u202c', undefined, { inputType: 'insertFromPaste' });
  expect(control('Phone').value).toBe('9800000000');
  expect(isShown()).toBe(false);
});

test('hides its error 3 s after the last refused input, but stays invalid until digits', () => {
  enter('x');
  expect(description('Phone')).toEqual([error, hint]);
  wait(2000);
  enter('y');
  wait(2999);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
  expect(control('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(description('Phone')).toEqual([hint]);
  enter('9');
  expect(control('Phone').hasAttribute('aria-invalid')).toBe(false);
});

test('a refused character leaves the caret where it was', () => {
  enter('9841');
  enter('98x41', 3);
  expect(control('Phone').value).toBe('9841');
  expect(control('Phone').selectionStart).toBe(2);
});

test('validates after an input method has finished', () => {
  enter('98');
  enter('98nau', undefined, { isComposing: true });
  expect(control('Phone').value).toBe('98nau');
  fireEvent.compositionEnd(control('Phone'));
  expect([control('Phone').value, isShown()]).toEqual(['98', true]);
  setText(control('Phone'), '98९');
  fireEvent.compositionEnd(control('Phone'));
  expect([control('Phone').value, isShown()]).toEqual(['989', false]);
});
