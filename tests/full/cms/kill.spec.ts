import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { chooseBackup, records } from '../../browser/cms/dashboard';
import { launchOptions } from '../../support/browser';

/** Starts a browser of its own, with a page. */
async function start(profile: string, baseURL = ''): Promise<{ process: ChildProcess; page: Page }> {
  const { executablePath = chromium.executablePath(), args = [], env } = launchOptions();
  const own = ['--headless', '--no-sandbox', `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
  const process = spawn(executablePath, [...args, ...own, 'about:blank'], { env: { ...env } });
  let text = '';
  const url = await new Promise<string>((resolve) =>
    process.stderr.on('data', (data) => {
      text += data;
      const [, found] = /DevTools listening on (\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    }),
  );
  const browser = await chromium.connectOverCDP(url);
  const [context] = browser.contexts();
  const page = context?.pages()[0];
  if (!page) throw new Error('the browser has no page');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${baseURL}/cms/team/`);
  return { process, page };
}

/** Ends a browser at once, as a power cut does. */
async function kill(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL');
  await once(process, 'exit');
}

async function addMember(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Position', { exact: true }).fill('Miller');
  await page.getByRole('button', { name: 'Add Member' }).click();
}

test('what was reported as saved is there after the browser was killed', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let browser = await start(profile, baseURL);
  try {
    const noise = {
      create: {
        width: 300,
        height: 300,
        channels: 3 as const,
        noise: { type: 'gaussian' as const, mean: 99, sigma: 40 },
      },
    };
    const team = [];
    for (let index = 0; index < 50; index++) {
      const { data } = await sharp({ ...noise, create: { ...noise.create, background: '#fff' } })
        .jpeg()
        .toBuffer({ resolveWithObject: true });
      team.push({
        name: `Member ${index}.`,
        position: 'Miller',
        photo: `data:image/jpeg;base64,${data.toString('base64')}`,
      });
    }
    const { page } = browser;
    await chooseBackup(page, Buffer.from(JSON.stringify({ version: 2, sections: { team } })));
    await page.getByRole('button', { name: 'Import 50 records' }).click();
    await page.getByText('50 records imported.').waitFor();
    await addMember(page, 'Reported.');
    await page.getByText(/^Member added/).waitFor();
    await addMember(page, 'Not reported.');
    await kill(browser.process);

    browser = await start(profile, baseURL);
    const next = browser.page;
    await expect(records(next)).toHaveCount(0);
    await next.goto(`${baseURL}/cms/`);
    await next.getByRole('button', { name: 'Put back' }).click();
    await next.getByRole('button', { name: /^Restore 5[12] records$/ }).click();
    await next.getByText(/records imported/).waitFor();
    await next.getByRole('link', { name: 'Team' }).first().click();
    for (const name of ['Member 0.', 'Member 49.', 'Reported.'])
      await expect(next.getByText(name, { exact: true })).toBeVisible();
    const photo = next.getByRole('img', { name: 'Member 49.' });
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('naturalWidth', 300);
  } finally {
    await kill(browser.process);
    rmSync(profile, { recursive: true, force: true });
  }
});
