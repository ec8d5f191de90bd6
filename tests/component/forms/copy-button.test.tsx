import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { CopyButton } from '~/forms/CopyButton';

afterEach(cleanup);

const button = (text: string) => <CopyButton text={text} fieldLabel="The text" messages={forms.send} />;

test('clears its status if its text changes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(button('one'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('status').textContent).not.toBe('');
  rerender(button('two'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('selects the text in a named field if the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(button('one'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('The text');
  expect([document.activeElement, field.selectionEnd]).toEqual([field, 3]);
});
