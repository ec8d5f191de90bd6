import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import {
  addRecord,
  answerDialogs,
  faq,
  goTo,
  open,
  records,
  sections,
  store,
  stored,
} from '../../browser/cms/dashboard';
import { expect, test } from '../../support/test';

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a word without end and an alert for each section fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = 'Endlessword'.repeat(12);
  await open(page);
  for (const section of sections.filter(Boolean)) {
    await goTo(page, section);
    await addRecord(page, word);
    await expect(page.getByText(word).first()).toBeVisible();
    expect.soft(await widthOf(page), section).toBe(390);
  }
  const keys = await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage))
      localStorage.setItem(key, JSON.stringify([...JSON.parse(text), 0]));
    return Object.keys(localStorage).length;
  });
  await open(page, 'faq');
  await expect(page.getByRole('alert')).toHaveCount(keys);
  expect.soft(await widthOf(page), 'with alerts').toBe(390);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(word).first()).toBeInViewport();
});

const keys = { faq: 'faqs', gallery: 'gallery', products: 'products', order: 'orders', dealers: 'dealers' };
const sound = JSON.parse(readFileSync('tests/fixtures/stored-version-1.json', 'utf8'));
const bytes = fc.uint8Array({ maxLength: 200 }).map((list) => String.fromCharCode(...list));
const nonsense = fc.oneof(bytes, fc.string({ unit: 'binary', maxLength: 60 }), fc.json({ maxDepth: 4 }));
const entries = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });

for (const [section, key] of Object.entries(keys))
  test(`${section} opens with any stored text and keeps it`, async ({ page }) => {
    const samples = [
      ...fc.sample(nonsense, { numRuns: 5, seed: 7 }).map((text) => ({ shown: 0, text })),
      ...fc
        .sample(entries, { numRuns: 5, seed: 7 })
        .map((list) => ({ shown: 1, text: JSON.stringify([...list, ...sound[key]]) })),
    ];
    await page.goto('/robots.txt');
    for (const { shown, text } of samples) {
      // Uses JSON, because lone surrogates reach the browser only as escapes.
      await page.evaluate(
        (entry) => {
          localStorage.clear();
          const [key, text] = JSON.parse(entry);
          localStorage.setItem(key, text);
        },
        JSON.stringify([key, text]),
      );
      await open(page, section);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
      expect(await records(page).count()).toBeGreaterThanOrEqual(shown);
      const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)));
      expect(JSON.parse(kept)).toContain(text);
    }
  });

// Uses tag names and few `expect`s. To find a role or to describe a failure, Playwright checks the visibility
// of every element, which is slow here.
test('two thousand records are listed, searched and edited', async ({ page }) => {
  answerDialogs(page, 'accept');
  await store(page, { faqs: Array.from({ length: 2000 }, (_, index) => faq(index + 1)) });
  await open(page, 'faq');
  await page.locator('h2', { hasText: '2,000 FAQs' }).waitFor();
  await page.locator('input[type=search]').fill('question 1999');
  await records(page).nth(1).waitFor({ state: 'detached' });
  await expect(records(page)).toHaveCount(1);
  await records(page).getByRole('button', { name: 'Delete' }).click();
  expect(await stored(page, 'faqs')).toHaveLength(1999);
});
