import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { control, description, renderContactForm, write } from './render';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const message = 'Phone number can only contain digits.';
const hint = 'Digits only, such as 9800000000.';

function enter(text: string, caret?: number, init = {}) {
  write(control('Phone'), text, caret);
  fireEvent.input(control('Phone'), init);
}

test('refuses input with anything but digits and keeps what it held', () => {
  renderContactForm();
  enter('98');
  enter('98a');
  expect(control('Phone').value).toBe('98');
  expect(screen.getByText(message)).toBeDefined();
});

test('refuses a pasted number with a sign as a whole', () => {
  renderContactForm();
  enter('+977 1 555 0100');
  expect(control('Phone').value).toBe('');
  expect(screen.getByText(message)).toBeDefined();
});

test('hides its message after 3 s, and the field stays marked until digits come', () => {
  renderContactForm();
  enter('x');
  expect(description('Phone')).toEqual([message, hint]);
  act(() => vi.advanceTimersByTime(2999));
  expect(screen.queryByText(message)).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText(message)).toBeNull();
  expect(control('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(description('Phone')).toEqual([hint]);
  enter('9');
  expect(control('Phone').hasAttribute('aria-invalid')).toBe(false);
});

test('another refused input starts the 3 s anew', () => {
  renderContactForm();
  enter('x');
  act(() => vi.advanceTimersByTime(2000));
  enter('y');
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.queryByText(message)).not.toBeNull();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByText(message)).toBeNull();
});

test('digits hide the message at once', () => {
  renderContactForm();
  enter('x');
  enter('9');
  expect(screen.queryByText(message)).toBeNull();
});

test('turns Devanagari digits into 0–9', () => {
  renderContactForm();
  enter('९८४१०');
  expect(control('Phone').value).toBe('98410');
  expect(screen.queryByText(message)).toBeNull();
});

test('a refused character leaves the caret where it was', () => {
  renderContactForm();
  enter('9841');
  enter('98x41', 3);
  expect(control('Phone').value).toBe('9841');
  expect(control('Phone').selectionStart).toBe(2);
});

test('lets an input method finish before it decides', () => {
  renderContactForm();
  enter('98');
  enter('98nau', undefined, { isComposing: true });
  expect(control('Phone').value).toBe('98nau');
  write(control('Phone'), '98९');
  fireEvent.compositionEnd(control('Phone'));
  expect(control('Phone').value).toBe('989');
});

test('takes back what an input method made that is no number', () => {
  renderContactForm();
  enter('98');
  enter('98nau', undefined, { isComposing: true });
  fireEvent.compositionEnd(control('Phone'));
  expect(control('Phone').value).toBe('98');
  expect(screen.getByText(message)).toBeDefined();
});
