import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { faq, open, store } from './cms/dashboard';

/** Elements that are set in one of the brand fonts, which are cut to the site's own texts. */
const listBranded = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { fontFamily } = getComputedStyle(element);
      return /Eczar|Anek/.test(fontFamily) ? [`${element.outerHTML.slice(0, 80)}: ${fontFamily}`] : [];
    }),
  );

const fields = 'input, select, textarea';

for (const path of ['/products/', '/contact/', '/order/'])
  test(`${path} sets what is typed in the fonts of the reader`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator(fields).count()).toBeGreaterThan(0);
    expect(await listBranded(page, fields)).toEqual([]);
  });

test('the dashboard sets what is typed in the fonts of the reader', async ({ page }) => {
  await store(page, { faqs: [faq(1, 'क्षेत्री, Łódź?')] });
  await open(page, 'faq');
  await expect(page.getByRole('heading', { name: 'क्षेत्री, Łódź?' })).toBeVisible();
  expect(await listBranded(page, 'main, main *')).toEqual([]);
});
