import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { control, description, renderContactForm, write } from './render';

afterEach(cleanup);

const message = 'Only letters and spaces are allowed';
const hint = 'Letters and spaces, in any script.';

test('takes out what is no letter or space as it is typed, and says so until the next valid input', async () => {
  const user = userEvent.setup();
  renderContactForm();
  await user.type(control('Name'), 'Ram5');
  expect(control('Name').value).toBe('Ram');
  expect(screen.getByText(message).getAttribute('role')).toBe('status');
  expect(description('Name')).toEqual([message, hint]);
  await user.type(control('Name'), ' ');
  expect(control('Name').value).toBe('Ram ');
  expect(screen.queryByText(message)).toBeNull();
  expect(description('Name')).toEqual([hint]);
});

test.each([
  ['takes Devanagari with its marks', 'श्री राम थापा', 'श्री राम थापा', false],
  ['cleans a pasted text', 'Sita-Devi (42) राई', 'SitaDevi  राई', true],
])('%s', async (_, text, value, isTold) => {
  const user = userEvent.setup();
  renderContactForm();
  await user.click(control('Name'));
  await user.paste(text);
  expect(control('Name').value).toBe(value);
  expect(screen.queryByText(message) !== null).toBe(isTold);
});

test('leaves the caret where it was typed', () => {
  renderContactForm();
  const name = control('Name');
  write(name, 'Ram Thapa');
  fireEvent.input(name);
  write(name, 'Ra7m Thapa', 3);
  fireEvent.input(name);
  expect(name.value).toBe('Ram Thapa');
  expect(name.selectionStart).toBe(2);
});

test('leaves an input method alone until it is done', () => {
  renderContactForm();
  const name = control('Name');
  write(name, 'rā1');
  fireEvent.input(name, { isComposing: true });
  expect(name.value).toBe('rā1');
  expect(screen.queryByText(message)).toBeNull();
  fireEvent.compositionEnd(name);
  expect(name.value).toBe('rā');
  expect(screen.getByText(message)).toBeDefined();
});
