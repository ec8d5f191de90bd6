import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test';
import { addFaq, answerDialogs, faq, goTo, open, records, store, stored, storedText } from './dashboard';
import { importPanel, pressLoad } from './publish/site';

/** Fills local storage to its last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2))
      for (let part = 0; part < 2; part++)
        try {
          localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });

const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
  });

/** Expects that nothing is imported from the site, for a reason that an alert gives. */
async function expectNothingLoaded(page: Page, reason: string): Promise<void> {
  await goTo(page, 'products');
  await pressLoad(page);
  await importPanel(page)
    .getByRole('button', { name: /^Import \d+ records/ })
    .click();
  await expect(importPanel(page)).toContainText('Nothing was imported');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(records(page)).toHaveCount(0);
}

test('a full storage warns from 70 %, loses nothing and saves once there is room', async ({ page }) => {
  answerDialogs(page, 'accept');
  await store(page, { faqs: [faq(1)], filler: 'x'.repeat(3_600_000) });
  await open(page, 'faq');
  await expect(page.getByRole('meter')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('filler', 'x'.repeat(4_000_000)));
  await addFaq(page, 'x'.repeat(200));
  await expect(page.getByText('Storage used: 76%')).toBeVisible();
  await expect(page.getByRole('meter')).toHaveJSProperty('value', 76);
  await fillStorage(page);
  await addFaq(page, 'Does it fit?', 'No.');
  await expect(page.getByRole('alert')).toContainText('This browser’s storage is full');
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Does it fit?');
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('No.');
  expect((await stored(page, 'faqs')).map(({ q }) => q)).toEqual(['Question 1', 'x'.repeat(200)]);

  await records(page).last().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(records(page)).toHaveCount(2);
  expect((await stored(page, 'faqs')).map(({ q }) => q)).toEqual(['Question 1', 'Does it fit?']);
  await expectNothingLoaded(page, 'storage is full');
  expect(await stored(page, 'products')).toEqual([]);
});

test('a refused storage is reported at the start and on every save', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, 'dealers');
  const alert = page.getByRole('alert').filter({ hasText: /Dealers.*:/ });
  await expect(alert).toContainText('lets the page store nothing');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
  await expectNothingLoaded(page, 'lets the page store nothing');
  await goTo(page, 'dealers');
  await page.getByLabel('Dealer Name').fill('Lumbini Traders');
  await page.getByLabel('Dealer Description').fill('From Butwal.');
  await page.getByRole('button', { name: 'Add Dealer' }).click();
  await expect(alert).toContainText('not saved');
  await expect(page.getByLabel('Dealer Name')).toHaveValue('Lumbini Traders');
});

const damaged = `[${JSON.stringify(faq(1))},{"id":2,"q":5},null,${JSON.stringify(faq(3))}]`;

test('unreadable text is set aside, or locks its section if a copy does not fit', async ({ page }) => {
  const asked = answerDialogs(page, 'accept');
  // A kept version may say, beside it, that what was overwritten here is lost.
  const unread = page.getByRole('alert').filter({ hasText: 'FAQ:' });
  const text = '[{"id":1,"q":"half a rec';
  await store(page, { faqs: text });
  await open(page, 'faq');
  await expect(unread).toContainText('what was stored could not be read');
  await expect(page.getByText('No FAQs yet.')).toBeVisible();
  await addFaq(page, 'A new beginning');
  expect((await stored(page, 'faqs')).map(({ q }) => q)).toEqual(['A new beginning']);
  const aside = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => /^faqs\.unreadable-\d+$/.test(key)),
  );
  expect(aside.map(([, kept]) => kept)).toEqual([text]);

  // Partly damaged: the valid records stay.
  await page.evaluate((text) => localStorage.setItem('faqs', text), damaged);
  await page.reload();
  await expect(unread).toContainText('2 stored entries could not be read');
  await expect(records(page)).toContainText(['Question 1', 'Question 3']);
  await addFaq(page, 'Question 4');
  await page.reload();
  await expect(records(page)).toHaveCount(3);
  await expect(unread).toHaveCount(0);

  await page.getByRole('link', { name: /Dashboard$/ }).click();
  const texts = page.getByRole('region', { name: 'Damaged records' });
  await texts.getByRole('button', { name: 'Delete them' }).click();
  await expect(texts).toHaveCount(0);
  expect(asked).toHaveLength(1);

  // Without room for a copy, the section is locked.
  await page.evaluate((text) => localStorage.setItem('faqs', text), damaged);
  await fillStorage(page);
  const before = await storedText(page, 'faqs');
  await open(page, 'faq');
  await expect(unread).toContainText('no room for a copy of the text');
  await expect(records(page)).toHaveCount(2);
  await addFaq(page, 'Too much?');
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Too much?');
  expect(await storedText(page, 'faqs')).toBe(before);
  await emptyStorage(page);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(records(page)).toHaveCount(3);
});
