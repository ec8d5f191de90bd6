import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { control, description, renderContactForm, setText } from './render';

afterEach(cleanup);

const { refused: error, hint } = forms.contact.name;

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

test('leaves a text that an input method composes until its end', () => {
  renderContactForm();
  setText(control('Name'), 'थ1');
  fireEvent.input(control('Name'), { isComposing: true });
  expect([control('Name').value, screen.queryByText(error)]).toEqual(['थ1', null]);
  fireEvent.compositionEnd(control('Name'));
  expect(control('Name').value).toBe('थ');
});

test('removes invisible characters of a pasted text without an error, and others with one', async () => {
  const user = userEvent.setup();
  renderContactForm();
  await user.click(control('Name'));
  await user.paste('\u200eRam\u00a0Tha\u00adpa\ufeff');
  expect([control('Name').value, screen.queryByText(error)]).toEqual(['Ram Thapa', null]);
  await user.paste('-Devi (42) राई');
  expect(control('Name').value).toBe('Ram ThapaDevi  राई');
  expect(screen.getByText(error)).toBeTruthy();
});
