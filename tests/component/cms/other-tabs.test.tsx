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

const member = { name: 'Asha', position: 'Miller', photo: null };

async function openHome() {
  const user = await openDashboard('/cms/');
  const { team } = await import('~/cms/editors/team');
  const exportAll = async () => {
    await user.click(button('Save a backup of everything'));
    return (await screen.findByText(/^The file contains/)).textContent;
  };
  return { store: team.store, exportAll };
}

/** Holds a member in the memory of another tab. Returns its store. */
async function openOtherTab() {
  vi.resetModules();
  const { announceMemoryLists } = await import('~/cms/backup/other-tabs');
  const { team } = await import('~/cms/editors/team');
  announceMemoryLists([team]);
  team.store.add(member);
  return team.store;
}

test('a backup names lists in the memory of another tab, and is then not the last one', async () => {
  await openOtherTab();
  const { exportAll } = await openHome();
  expect(await exportAll()).toBe(
    'The file contains no records. Records of Team that are open in another tab are missing: save a backup there, too.',
  );
  expect(screen.getByText('Not yet')).toBeTruthy();
});

test('a backup with all lists names what it contains, and is the last one', async () => {
  const other = await openOtherTab();
  for (const record of other.$records.get()) other.remove(record);
  const { store, exportAll } = await openHome();
  act(() => void store.add(member));
  expect(await exportAll()).toBe('The file contains 1 Member.');
  expect(screen.getByText(/^today, /)).toBeTruthy();
});
