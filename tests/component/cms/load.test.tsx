import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { contentVersion } from '~/domain/content/record';
import { button, openDashboard, recordWith } from './dashboard';

beforeEach(() => {
  localStorage.clear();
  const records = [
    { id: 'asha', texts: { [defaultLocale]: { name: 'Asha Rai', role: 'Miller' } } },
    { id: 'bina', texts: { [defaultLocale]: { name: 'Bina Rai', role: 'Buyer' } } },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ version: contentVersion, records, pictures: {} }));
});

const panel = () => screen.findByRole('group', { name: 'Import' });

async function load() {
  const user = await openDashboard('/cms/team/');
  await user.click(button('Load from the site'));
  await user.click(await within(await panel()).findByRole('button', { name: 'Import 2 records' }));
  return user;
}

/** Loads the team, adds a photo to the first member and edits the second one. Then loads again. */
async function loadAfterEdits() {
  const user = await load();
  const { team } = await import('~/cms/editors/team');
  const [asha, bina] = team.store.$records.get();
  if (!asha || !bina) throw new Error('nothing was loaded');
  const photo = new File(['face'], 'photo.png', { type: 'image/png' });
  const { readContent } = await import('~/cms/picture/content');
  await readContent(photo);
  team.store.replace(asha, { ...asha, photo });
  team.store.replace(bina, { ...bina, position: 'Head buyer' });
  await user.click(button('Load from the site'));
  const question = await within(await panel()).findByText(/^Will replace existing records/);
  return { user, question };
}

test('loading a list again names the records and fields that it replaces', async () => {
  const { question } = await loadAfterEdits();
  expect(question.textContent).toBe('Will replace existing records: Bina Rai (Position).');
});

test('loading a list again keeps fields that the site lacks, such as photos', async () => {
  const { user } = await loadAfterEdits();
  await user.click(button('Import 1 record'));
  expect(recordWith('Asha Rai').querySelector('img')).not.toBeNull();
  expect(recordWith('Bina Rai').textContent).toContain('Buyer');
});

test('a list of a newer version asks to reload the page', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ version: contentVersion + 1, records: [], pictures: {} }),
  );
  const user = await openDashboard('/cms/team/');
  await user.click(button('Load from the site'));
  expect(await within(await panel()).findByText(/^The site was updated/)).toBeTruthy();
});
