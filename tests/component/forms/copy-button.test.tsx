import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { CopyButton } from '~/forms/CopyButton';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (text: string) => <CopyButton text={text} textLabel="The text" messages={forms.send} />;

test('copies the text and says so', async () => {
  const user = userEvent.setup();
  render(button('राम & Sons'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('राम & Sons');
  expect(screen.getByRole('status').textContent).toBe('Copied.');
});

test('says nothing of a text that is no longer the one it copied', async () => {
  const user = userEvent.setup();
  const { rerender } = render(button('one'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  rerender(button('two'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('shows the text, selected, where the browser refuses', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(button('the whole text'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The text' });
  expect(field.value).toBe('the whole text');
  expect(field.readOnly).toBe(true);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(screen.getByRole('status').textContent).toBe(forms.send.refused);
});
