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

test('says nothing of a text that is no longer the one it copied', async () => {
  const user = userEvent.setup();
  const { rerender } = render(button('one'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  rerender(button('two'));
  expect(screen.getByRole('status').textContent).toBe('');
});
