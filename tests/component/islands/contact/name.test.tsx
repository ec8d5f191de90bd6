import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { control, description, renderContactForm } from './render';

afterEach(cleanup);

const error = 'Only letters and spaces are allowed';
const hint = 'Letters and spaces, in any script.';

test('removes typed digits and shows an error until the next valid input', async () => {
  const user = userEvent.setup();
  renderContactForm();
  await user.type(control('Name'), 'Ram5');
  expect(control('Name').value).toBe('Ram');
  expect(screen.getByText(error).closest('[role=status]')).not.toBeNull();
  expect(description('Name')).toEqual([error, hint]);
  await user.type(control('Name'), ' ');
  expect(control('Name').value).toBe('Ram ');
  expect(screen.queryByText(error)).toBeNull();
  expect(description('Name')).toEqual([hint]);
});

test.each([
  ['accepts Devanagari with its marks', 'श्री राम थापा', 'श्री राम थापा', false],
  ['removes invisible characters without an error', '\u200eRam\u00a0Tha\u00adpa\ufeff', 'Ram Thapa', false],
  ['removes other characters from a pasted text', 'Sita-Devi (42) राई', 'SitaDevi  राई', true],
])('%s', async (_, text, value, hasError) => {
  const user = userEvent.setup();
  renderContactForm();
  await user.click(control('Name'));
  await user.paste(text);
  expect(control('Name').value).toBe(value);
  expect(screen.queryByText(error) !== null).toBe(hasError);
});
