import type { Page } from 'playwright/test';
import { answerDialogs, chooseBackup, faq, goTo, open, records, store } from '../../browser/cms/dashboard';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';

const word = 'Endlessword'.repeat(12);

/** A record in a list of pictures. */
const picture = (id: number) => ({
  id,
  title: `${id} ${word}`,
  desc: word,
  image:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
});

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page, 'body');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

// pages.spec.ts opens each section with one record, and paste.spec.ts the form of an order.
test('alerts, an import, an open form and an undo offer are accessible on a phone', async ({ page }) => {
  answerDialogs(page, 'accept');
  await page.setViewportSize({ width: 390, height: 900 });
  await store(page, {
    faqs: [faq(1, word), 0],
    gallery: Array.from({ length: 9 }, (_, index) => picture(index + 1)),
  });
  await open(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectFits(page);
  await goTo(page, 'gallery');
  const backup = { version: 2, sections: { gallery: [picture(77)] } };
  await chooseBackup(page, Buffer.from(JSON.stringify(backup)));
  await expect(page.getByRole('group', { name: 'Import' })).toBeVisible();
  await records(page).last().getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByAltText('Preview')).toBeVisible();
  await records(page).first().getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  // The offer covers nothing at the end of the page.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectFits(page);
});
