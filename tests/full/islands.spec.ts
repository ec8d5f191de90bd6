import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { base } from '~/config/address';
import { createStaticServer, listen } from '~/serve/server';
import { findPort } from '../support/port';
import { hold } from '../support/slow-line';
import { expect, test as siteTest } from '../support/test';

/** Serves the site of `tests/fixtures/islands`, whose components do not know `client:interaction`. */
const test = siteTest.extend<object, { fixture: string }>({
  fixture: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'islands-'));
      const astro = 'node_modules/astro/bin/astro.mjs';
      const args = [astro, 'build', '--root', 'tests/fixtures/islands', '--outDir', folder];
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      const server = createStaticServer(folder);
      await use(`http://127.0.0.1:${await listen(server, await findPort(), '127.0.0.1')}`);
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fixture }, use) => use(fixture),
});

// Uses one worker, so that the fixture is built once.
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const marks = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));

async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await button(page, name).click();
}

const clicked = ['Two', 'Inner', 'One', 'Two', 'Outer', 'Inner', 'One'];
const answered = ['Two 1', 'Inner 1', 'One 1', 'Two 2', 'Outer 1', 'Inner 2', 'One 2'];

test('early clicks are replayed once and in order, whichever file is last or fails', async ({
  page,
  watch,
}) => {
  for (const last of ['Counter', 'Note', 'client']) {
    const release = await hold(page, '**/_astro/*.js');
    const releaseLast = await hold(page, `**/_astro/${last}.*.js`);
    await page.goto(base);
    await press(page, ...clicked);
    expect(await marks(page)).toEqual([]);
    release();
    // The first click goes to a `Counter`. All others wait for the `Note` behind it.
    await expect.poll(() => marks(page), `${last} is last`).toEqual(last === 'Note' ? ['Two 1'] : []);
    releaseLast();
    await expect.poll(() => marks(page), `${last} is last`).toEqual(answered);
    await press(page, 'Two');
    expect(await marks(page)).toEqual([...answered, 'Two 3']);
  }

  // A failed download blocks no other island and is retried only at the next use.
  watch.expect(/Note\.|Failed to load resource/);
  let tries = 0;
  await page.route('**/Note.*', (route) => {
    tries += 1;
    return route.abort();
  });
  const release = await hold(page, '**/_astro/Counter.*.js');
  await page.goto(base);
  const failure = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  await press(page, 'Outer', 'One');
  await failure;
  release();
  await expect.poll(() => marks(page)).toEqual(['One 1']);
  await press(page, 'One');
  // Astro itself tries twice.
  expect(tries).toBe(2);
  await page.unroute('**/Note.*');
  await press(page, 'Inner', 'Outer');
  await expect.poll(() => marks(page)).toEqual(['One 1', 'One 2', 'Inner 1', 'Outer 1']);
});
