import fc from 'fast-check';
import type { Page } from 'playwright/test';
import {
  addRecord,
  answerDialogs,
  faq,
  goTo,
  open,
  stored as readStored,
  records,
  sections,
  store,
} from '../../browser/cms/dashboard';
import { expect, test } from '../../support/test';

const bytes = fc.uint8Array({ maxLength: 200 }).map((list) => String.fromCharCode(...list));
const nonsense = fc.oneof(bytes, fc.string({ unit: 'binary', maxLength: 60 }), fc.json({ maxDepth: 4 }));
const entries = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the dashboard opens with any stored text and keeps it', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const word = 'Endlessword'.repeat(12);
  /** The storage key of each section and a list with one valid record. */
  const stored = new Map<string, [key: string, sound: string]>();
  const read = () => page.evaluate(() => Object.entries<string>(localStorage));
  await open(page);
  for (const section of sections.filter(Boolean)) {
    const before = new Map(await read());
    await goTo(page, section);
    await addRecord(page, word);
    await expect(page.getByText(word).first()).toBeVisible();
    expect.soft(await widthOf(page), section).toBe(390);
    const added = (await read()).find(([key]) => !before.has(key));
    if (added) stored.set(section, added);
  }
  expect(stored.size).toBeGreaterThan(1);

  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage))
      localStorage.setItem(key, JSON.stringify([...JSON.parse(text), 0]));
  });
  await open(page, 'faq');
  await expect(page.getByRole('alert')).toHaveCount(stored.size);
  expect.soft(await widthOf(page), 'with alerts').toBe(390);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(word).first()).toBeInViewport();

  const samples = [
    ...fc.sample(nonsense, { numRuns: 20, seed: 7 }).map((text) => ({ shown: 0, write: () => text })),
    ...fc.sample(entries, { numRuns: 20, seed: 7 }).map((list) => ({
      shown: 1,
      write: (sound: string) => JSON.stringify([...list, ...JSON.parse(sound)]),
    })),
  ];
  const opened = [...stored.keys()];
  for (const [at, { shown, write }] of samples.entries()) {
    const texts = [...stored.values()].map(([key, sound]) => [key, write(sound)] as const);
    // Uses JSON, because lone surrogates reach the browser only as escapes.
    await page.evaluate((texts) => {
      localStorage.clear();
      for (const [key, text] of JSON.parse(texts)) localStorage.setItem(key, text);
    }, JSON.stringify(texts));
    // Opens one section a sample, because all would be slow. Unit tests of the storage cover the texts.
    await open(page, opened[at % opened.length]);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
    expect(await records(page).count()).toBeGreaterThanOrEqual(shown);
    const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)));
    expect(JSON.parse(kept)).toEqual(expect.arrayContaining(texts.map(([, text]) => text)));
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
  expect(await readStored(page, 'faqs')).toHaveLength(1999);
});
