import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test';
import { addRecord, answerDialogs, faq, open, photo, records, store } from './dashboard';

const question = 'You have unsaved changes. Do you want to leave without saving them?';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();

test('unsaved text and records in memory need a confirmation before they go', async ({ page }) => {
  const asked: string[] = [];
  let agrees = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
    return agrees ? dialog.accept() : dialog.dismiss();
  });
  await store(page, { faqs: [faq(1), faq(2)] });
  await open(page, 'faq');
  await goTo(page, 'Gallery');
  await goTo(page, 'FAQ');
  expect(asked).toEqual([]);
  await page.getByLabel('Question', { exact: true }).fill('Half typed');
  await goTo(page, 'Gallery');
  expect(asked).toEqual([question]);
  await expect(heading(page)).toHaveText('FAQs Dashboard');
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Half typed');
  await expect(page).toHaveURL('/cms/faq/');
  agrees = true;
  await goTo(page, 'Gallery');
  await expect(heading(page)).toHaveText('Gallery Dashboard');
  await goTo(page, 'FAQ');
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');

  agrees = false;
  asked.length = 0;
  await records(page).first().getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Answer', { exact: true }).fill('Half typed');
  await records(page).last().getByRole('button', { name: 'Edit' }).click();
  expect(asked).toEqual([question]);
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Update FAQ' }).click();
  await page.reload();
  await expect(records(page).first()).toContainText('Half typed');
  expect(asked).toHaveLength(1);

  // Records in memory survive navigation, but no reload.
  agrees = true;
  asked.length = 0;
  await open(page, 'contact');
  await expect(page.getByText('Closing or reloading this page empties this list')).toBeVisible();
  await addRecord(page);
  for (const scheme of ['mailto', 'tel']) await records(page).locator(`a[href^="${scheme}:"]`).click();
  await goTo(page, 'Team');
  await goTo(page, 'Contact');
  await expect(records(page)).toHaveCount(1);
  expect(asked).toEqual([]);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(heading(page)).toBeVisible();
  await expect(records(page)).toHaveCount(0);
  await page.reload();
  expect(asked).toHaveLength(1);

  agrees = false;
  asked.length = 0;
  await goTo(page, 'Order Online');
  await page.getByRole('button', { name: 'Add New Order' }).click();
  await page.getByLabel('Full Name').fill('Sita');
  // Chrome closes a page without asking if it is busy for long.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

test('unsaved text needs a confirmation on Back, with and without the Navigation API', async ({ page }) => {
  const asked = answerDialogs(page, 'dismiss');
  const name = page.getByLabel('Dealer Name');
  const expectStayed = async () => {
    await expect(page).toHaveURL('/cms/dealers/');
    await expect(name).toHaveValue('Half typed');
  };
  await open(page, 'gallery');
  for (const section of ['FAQ', 'Team', 'Dealers']) await goTo(page, section);
  await name.fill('Half typed');
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => asked).toEqual([question]);
  await expectStayed();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expectStayed();
  const { length } = asked;
  await name.fill('');
  await page.goBack();
  await expect(page).toHaveURL('/cms/team/');
  await expect(heading(page)).toHaveText('Team Dashboard');
  await page.goForward();
  await expect(heading(page)).toHaveText('Dealers Dashboard');
  expect(asked).toHaveLength(length);

  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await open(page, 'gallery');
  await goTo(page, 'Dealers');
  await name.fill('Half typed');
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toHaveLength(length + 1);
  await expectStayed();
});

test('what was typed before a reload is opened again, and is kept until then', async ({ page }) => {
  answerDialogs(page, 'accept');
  await open(page, 'team');
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await page.getByLabel('Photo').setInputFiles(photo);
  for (const reload of [1, 2]) {
    await page.getByAltText('Preview').waitFor();
    await expect.poll(() => page.evaluate(countDrafts), `reload ${reload}`).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
  }
});

/** Counts typed forms in the database. */
async function countDrafts(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('dashboard');
    request.onsuccess = () => resolve(request.result);
  });
  const entries = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return entries.filter((entry) => JSON.stringify(entry).includes('Half typed')).length;
}
