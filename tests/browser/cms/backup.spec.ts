import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import {
  addRecord,
  answerDialogs,
  chooseBackup,
  faq,
  goTo,
  open,
  openMore,
  records,
  store,
  stored,
} from './dashboard';

const brand = site.brand.name.toLowerCase().replace(/\s+/g, '-');

const order = { id: Date.UTC(2026, 10, 21), ...makeOrder() };

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const panel = (page: Page) => page.getByRole('group', { name: 'Import' });

test('a backup restores in another browser, and an import can be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  answerDialogs(page, 'accept');
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  await store(page, { faqs: [faq(1), faq(2)], orders: [order] });
  await open(page, 'team');
  await addRecord(page, 'Asha');
  await page.getByRole('link', { name: /Dashboard$/ }).click();
  await expect(page.getByText('Not yet')).toBeVisible();
  const { name, bytes } = await download(page, 'Save a backup of everything');
  expect(name).toBe(`private-backup-${brand}-dashboard-2026-11-21.json`);
  await expect(page.getByText('today, November 21, 2026')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  answerDialogs(elsewhere, 'accept');
  await open(elsewhere);
  await chooseBackup(elsewhere, bytes);
  await expect(panel(elsewhere)).toBeFocused();
  await expect(panel(elsewhere).getByText('FAQ: 2 new')).toBeVisible();
  expect(await stored(elsewhere, 'faqs')).toEqual([]);
  await panel(elsewhere).getByRole('button', { name: 'Import 4 records' }).click();
  await expect(panel(elsewhere)).toContainText('4 records imported.');
  expect(await stored(elsewhere, 'faqs')).toEqual([faq(1), faq(2)]);
  expect(await stored(elsewhere, 'orders')).toEqual([order]);
  await goTo(elsewhere, 'team');
  await expect(records(elsewhere).getByRole('img', { name: 'Asha' })).toHaveJSProperty('naturalWidth', 1000);
  await elsewhere.close();

  // A backup of one section leaves the others unchanged.
  await goTo(page, 'faq');
  await openMore(page);
  const section = await download(page, 'Save a backup');
  expect(section.name).toMatch(new RegExp(`^private-backup-${brand}-faqs-.*\\.json$`));
  expect(Object.keys(JSON.parse(section.bytes.toString()).sections)).toEqual(['faqs']);
  const changed = { version: 2, sections: { faqs: [faq(2, 'Changed'), faq(3), { id: 4 }], orders: [] } };
  await chooseBackup(page, Buffer.from(JSON.stringify(changed)));
  await expect(panel(page)).toContainText(
    'FAQ: 1 new, 1 not in the file, which will stay, 1 cannot be read and will be left out',
  );
  await panel(page).getByRole('radio', { name: 'In the file: Changed' }).check();
  await panel(page).getByRole('button', { name: 'Import 2 records' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Changed', 'Question 3']);
  expect(await stored(page, 'orders')).toEqual([order]);
  await panel(page).getByRole('button', { name: 'Undo the import of 2 records' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Question 2']);
  expect(await stored(page, 'faqs')).toEqual([faq(1), faq(2)]);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await chooseBackup(page, Buffer.from('just words'));
  await expect(panel(page)).toContainText('not a backup of the dashboard');
  expect(await stored(page, 'faqs')).toEqual([faq(1), faq(2)]);
});
