import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';
import { addRecord, answerDialogs, faq, goTo, open, photo, records, store } from './dashboard';

test('changing section, Back and a reload keep what is typed, and ask nothing', async ({ page }) => {
  const asked = answerDialogs(page, 'dismiss');
  const heading = page.getByRole('heading', { level: 1 });
  const answer = page.getByLabel('Answer', { exact: true });
  await store(page, { faqs: [faq(1), faq(2)] });
  await open(page, 'faq');
  await records(page).first().getByRole('button', { name: 'Edit' }).click();
  await answer.fill('Half typed');
  await goTo(page, 'team');
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await page.getByLabel('Photo').setInputFiles(photo);
  await page.getByAltText('Preview').waitFor();
  await page.goBack();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('FAQs Dashboard');
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await expect(menu.getByText(', not saved yet')).toHaveCount(2);
  await page.getByRole('button', { name: 'Question 1', exact: true }).click();
  await expect(answer).toHaveValue('Half typed');
  await expectAccessible(page, 'body');
  await page.reload();
  await page.getByRole('button', { name: 'Question 1', exact: true }).click();
  await expect(answer).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Update FAQ' }).click();
  await expect(records(page).first()).toContainText('Half typed');
  await page.reload();
  await goTo(page, 'team');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
  await expect(page.getByAltText('Preview')).toBeVisible();
  await expect(menu.getByText(', not saved yet')).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('records in memory, and text without a database, are asked about', async ({ page, context }) => {
  const asked = answerDialogs(page, 'accept');
  await open(page, 'contact');
  await expect(page.getByText('Closing or reloading this page empties this list')).toBeVisible();
  await addRecord(page);
  for (const scheme of ['mailto', 'tel']) await records(page).locator(`a[href^="${scheme}:"]`).click();
  await goTo(page, 'team');
  await goTo(page, 'contact');
  await expect(records(page)).toHaveCount(1);
  expect(asked).toEqual([]);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(records(page)).toHaveCount(0);
  await page.reload();
  expect(asked).toHaveLength(1);

  const other = await context.newPage();
  await other.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const askedThere = answerDialogs(other, 'dismiss');
  await open(other, 'order');
  await other.getByRole('button', { name: 'Add New Order' }).click();
  await other.getByLabel('Full Name').fill('Sita');
  // Chrome closes a page without asking if it is busy for long.
  await other.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => askedThere).toEqual(['beforeunload']);
});

test('a draft stays in its tab until that closes, and then goes to another', async ({ page, context }) => {
  const other = await context.newPage();
  const question = (tab = page) => tab.getByLabel('Question', { exact: true });
  await open(other, 'faq');
  await question(other).fill('From the other tab');
  await open(page, 'faq');
  await question().fill('From this tab');
  await page.reload();
  await expect(question()).toHaveValue('From this tab');
  await other.close();
  // A busy browser says late that a tab has closed.
  const countTabs = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(countTabs).toBe(1);
  await page.bringToFront();
  await page.reload();
  const waiting = page.getByRole('button', { name: /^From/ });
  await expect(waiting).toHaveCount(1);
  await waiting.click();
  await expect(waiting).toHaveCount(1);
});
