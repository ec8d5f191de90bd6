import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';
import { addRecord, answerDialogs, chooseBackup, faq, goTo, open, records, store, stored } from './dashboard';

const brand = site.brand.name.toLowerCase().replace(/\s+/g, '-');

const order = {
  id: Date.UTC(2026, 10, 21),
  ...makeOrder({ fullName: '=1+1', items: [{ name: 'मासु मसला', quantity: 2 }] }),
};

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const panel = (page: Page) => page.getByRole('group', { name: 'Import' });

test('a backup of everything restores in another browser', async ({ page, browser, baseURL }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  await store(page, { faqs: [faq(1), faq(2)], orders: [order] });
  await open(page);
  await expect(page.getByText('No backup yet.')).toBeVisible();
  const { name, bytes } = await download(page, 'Export everything');
  expect(name).toBe(`${brand}-dashboard-2026-11-21.json`);
  expect(JSON.parse(bytes.toString())).toMatchObject({
    version: 1,
    date: '2026-11-21T03:00:00.000Z',
    sections: { faqs: [faq(1), faq(2)], orders: [order], team: [] },
  });
  await expect(page.getByText('Last backup: today, November 21, 2026.')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-24T03:00:00Z'));
  await page.reload();
  await expect(page.getByText('Last backup: 3 days ago, November 21, 2026.')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await open(elsewhere);
  await chooseBackup(elsewhere, bytes);
  await expect(panel(elsewhere)).toBeFocused();
  await expect(panel(elsewhere).getByText('FAQ: 2 new')).toBeVisible();
  expect(await stored(elsewhere, 'faqs')).toEqual([]);
  await panel(elsewhere).getByRole('button', { name: 'Import 3 records' }).click();
  await expect(panel(elsewhere)).toContainText('3 records imported.');
  expect(await stored(elsewhere, 'faqs')).toEqual([faq(1), faq(2)]);
  expect(await stored(elsewhere, 'orders')).toEqual([order]);
  await panel(elsewhere).getByRole('button', { name: 'Undo import' }).click();
  await expect(panel(elsewhere)).toContainText('The import was undone.');
  expect(await stored(elsewhere, 'faqs')).toEqual([]);
  await elsewhere.close();

  await goTo(page, 'order');
  const sheet = await download(page, 'Export CSV');
  expect(sheet.name).toMatch(new RegExp(`^${brand}-orders-.*\\.csv$`));
  expect([...sheet.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(sheet.bytes.toString()).toContain(`,'=1+1,`);
  expect(sheet.bytes.toString()).toContain('मासु मसला - 2');
});

// parts.spec.ts covers a full storage, and component tests cover that a failed import changes nothing.
test('a backup of one section leaves the others unchanged', async ({ page }) => {
  await store(page, { faqs: [faq(1), faq(2)] });
  await open(page, 'faq');
  const { name, bytes } = await download(page, 'Export');
  expect(name).toMatch(new RegExp(`^${brand}-faqs-.*\\.json$`));
  expect(Object.keys(JSON.parse(bytes.toString()).sections)).toEqual(['faqs']);
  const changed = { version: 1, sections: { faqs: [faq(2, 'Changed'), faq(3), { id: 4 }], orders: [order] } };
  await chooseBackup(page, Buffer.from(JSON.stringify(changed)));
  await expect(panel(page)).toContainText(
    'FAQ: 1 new, 1 replacing existing records, 1 cannot be read and will be left out',
  );
  await panel(page).getByRole('button', { name: 'Import 2 records' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Changed', 'Question 3']);
  expect(await stored(page, 'orders')).toEqual([]);
  await panel(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(records(page)).toContainText(['Question 1', 'Question 2']);
  await expect(records(page)).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);

  for (const [text, words] of [
    ['just words', 'cannot be read as JSON'],
    ['{"faqs":[]}', 'not a backup of the dashboard'],
    ['{"version":9,"sections":{"faqs":[]}}', 'newer dashboard'],
    ['{"version":1,"sections":{"orders":[]}}', 'contains none of these: FAQs.'],
  ] as const) {
    await chooseBackup(page, Buffer.from(text));
    await expect(panel(page)).toContainText(words);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    expect(await stored(page, 'faqs')).toEqual([faq(1), faq(2)]);
  }

  answerDialogs(page, 'accept');
  await goTo(page, 'team');
  await addRecord(page, 'Asha');
  const team = await download(page, 'Export');
  await page.reload();
  await expect(records(page)).toHaveCount(0);
  await chooseBackup(page, team.bytes);
  await panel(page).getByRole('button', { name: 'Import 1 record' }).click();
  await expect(records(page).getByRole('img', { name: 'Asha' })).toHaveJSProperty('naturalWidth', 1000);
});
