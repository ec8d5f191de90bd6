import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorDefinition } from '~/cms/editor';
import { contentVersion } from '~/domain/content/record';
import { button, clearBrowser, openDashboard } from './dashboard';

const member = (name: string) => ({ name, position: 'Director', photo: '' });
const backup = JSON.stringify({ version: 2, sections: { team: ['Asha', 'Bina', 'Chetan'].map(member) } });

beforeEach(clearBrowser);

const panel = () => screen.queryByRole('group', { name: 'Import' });

/** Opens the team, and a file that is read only when its text is `finish`ed. */
async function openTeam() {
  const user = await openDashboard('/cms/team/');
  const team: EditorDefinition = (await import('~/cms/editors')).editorOf('team');
  const { checkFile } = await import('~/cms/copies/check');
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const file = new File([], 'team.json');
  file.arrayBuffer = () => promise;
  let done = Promise.resolve();
  const start = () =>
    act(() => {
      done = checkFile(team.key, file, [team]);
    });
  const finish = () => {
    resolve(new TextEncoder().encode(backup).buffer);
    return done;
  };
  return { user, team, start, finish };
}

describe('a file that is read slowly', () => {
  test('takes the focus only at the start', async () => {
    const { user, start, finish } = await openTeam();
    start();
    expect(document.activeElement).toBe(panel());
    await user.type(screen.getByLabelText('Name'), 'De');
    await act(finish);
    expect(button('Import 3 records')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('is not shown after its panel was closed', async () => {
    const { user, start, finish } = await openTeam();
    start();
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Close' }));
    await act(finish);
    expect(panel()).toBeNull();
  });
});

test('a slow response of the site does not replace a file chosen later', async () => {
  const { team, start, finish } = await openTeam();
  const { loadFromSite } = await import('~/cms/site/load');
  const { $merges } = await import('~/cms/merge/state');
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  await act(async () => {
    const loading = loadFromSite(team);
    start();
    await finish();
    answer.resolve(Response.json({ version: contentVersion, records: [], pictures: {} }));
    await loading;
  });
  expect($merges.get()[team.key]?.text).toContain('The file was checked.');
});
