import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

const faq = rowsOf<{ question: string; answer: string[] }>('faq/en');
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first words of an answer. */
const quote = (at: number) => faq[at]?.answer[0]?.trim().split(/\s+/).slice(0, 6).join(' ') ?? '';

const open = (page: Page) => page.locator('details[open]');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'FAQ' : 'FAQ with scripts off', () => {
    test.use({ javaScriptEnabled });

    test('one question is open at a time, closes on a second click and has its own link', async ({
      page,
    }) => {
      await page.goto('/faq/');
      const questions = page.locator('summary');
      await expect(questions).toHaveText(faq.map(({ question }) => new RegExp(escapePattern(question))));
      await questions.nth(0).click();
      await expect(open(page)).toHaveCount(1);
      await questions.nth(3).click();
      await expect(open(page)).toHaveCount(1);
      await expect(page.locator('details').nth(3)).toHaveAttribute('open', '');
      await questions.nth(3).click();
      await expect(open(page)).toHaveCount(0);
      const id = await page.locator('.answer').nth(5).getAttribute('id');
      await page.goto('/terms/');
      await page.goto(`/faq/#${id}`);
      await expect(page.locator('details').nth(5)).toHaveAttribute('open', '');
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  });

test('questions open by keyboard, their sign is + when closed and − when open; a text that is searched for in an answer opens its question', async ({
  page,
}) => {
  await page.goto('/faq/');
  const sign = (at: number) =>
    page
      .locator('.sign')
      .nth(at)
      .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await sign(1)).toBe('"+"');
  await page.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').nth(1)).toHaveAttribute('open', '');
  expect(await sign(1)).toBe('"−"');
  expect(await sign(0)).toBe('"+"');
  await page.keyboard.press('Space');
  await expect(open(page)).toHaveCount(0);

  await page.goto('/terms/');
  await page.goto(`/faq/#:~:text=${encodeURIComponent(quote(0))}`);
  await expect(page.locator('details').nth(0)).toHaveAttribute('open', '');
  await page.goto('/terms/');
  await page.goto(`/faq/#:~:text=${encodeURIComponent(quote(5))}`);
  await expect(open(page)).toHaveCount(1);
  await expect(page.locator('details').nth(5)).toHaveAttribute('open', '');
});
