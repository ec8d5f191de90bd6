import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { control, description, renderContactForm } from './render';

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
