import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { control, description, renderContactForm, setText } from './render';

beforeEach(() => {
  vi.useFakeTimers();
  renderContactForm();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const error = 'Phone number can only contain digits.';
const hint = 'Digits only, such as 9800000000.';
const isShown = () => screen.queryByText(error) !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function enter(text: string, caret?: number, init = {}) {
  setText(control('Phone'), text, caret);
  fireEvent.input(control('Phone'), init);
}

test.each([
  ['refuses anything but digits and keeps what it held', ['98', '98a'], '98', true],
  ['refuses a pasted number with a sign as a whole', ['+977 1 555 0100'], '', true],
  ['hides its error as soon as digits come', ['x', '9'], '9', false],
  ['turns Devanagari digits into 0–9', ['९८४१०'], '98410', false],
  ['takes the digits of a number with marks', ['\u202a९८००\ufe0f0\u202c'], '98000', false],
])('%s', (_, texts, value, hasError) => {
  for (const text of texts) enter(text);
  expect(control('Phone').value).toBe(value);
  expect(isShown()).toBe(hasError);
});

test.each([' 9800000000', '\u202a9800000000\u00a0\u202c'])(
  'drops the spaces around a pasted %j',
  (pasted) => {
    enter(pasted, undefined, { inputType: 'insertFromPaste' });
    expect(control('Phone').value).toBe('9800000000');
    expect(isShown()).toBe(false);
  },
);

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

test.each([
  ['98९', '989', false],
  ['98nau', '98', true],
])('validates after an input method has finished: %s becomes %s', (composed, value, hasError) => {
  enter('98');
  enter('98nau', undefined, { isComposing: true });
  expect(control('Phone').value).toBe('98nau');
  setText(control('Phone'), composed);
  fireEvent.compositionEnd(control('Phone'));
  expect(control('Phone').value).toBe(value);
  expect(isShown()).toBe(hasError);
});
