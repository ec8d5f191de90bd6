import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, clearBrowser, openDashboard } from './dashboard';

/** Names of the locks that all tabs hold. */
let held: string[];

beforeEach(() => {
  clearBrowser();
  held = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, use: () => Promise<void>) => {
        held.push(name);
        await use();
        held = held.filter((other) => other !== name);
      },
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  });
});

test('what a tab holds in memory is offered to another one only once it is closed', async () => {
  await openDashboard('/cms/team/');
  const team = (await import('~/cms/editors')).editorOf('team');
  act(() => void team.store.add({ name: 'Asha', position: 'Miller', photo: '' }));
  await (await import('~/cms/copies/versions')).whenKept();
  expect(held.filter((name) => name.includes('memory'))).toHaveLength(1);
  await openDashboard('/cms/');
  await (await import('~/cms/copies/versions')).whenKept();
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
  held = [];
  await openDashboard('/cms/');
  expect(await screen.findByText(/are not in the lists any more: 1 Member\./)).toBeTruthy();
});

test('a backup of everything names what it contains, and is the last one', async () => {
  const user = await openDashboard('/cms/');
  const team = (await import('~/cms/editors')).editorOf('team');
  act(() => void team.store.add({ name: 'Asha', position: 'Miller', photo: '' }));
  await user.click(button('Save a backup of everything'));
  expect(screen.getByText('The file contains 1 Member.')).toBeTruthy();
  expect(screen.getByText(/^today, /)).toBeTruthy();
});
