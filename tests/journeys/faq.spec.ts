import type { Page } from 'playwright/test';
import { rowsOf } from '../unit/content/tables';
import { expect, test } from './test';

const faq = rowsOf<{ id: string; question: string; answer: string[] }>('faq/en');
const idOf = (at: number) => faq[at]?.id ?? '';

const open = (page: Page) => page.locator('details[open]');
const openAnswer = (page: Page) => page.locator('details[open] > .answer');
const question = (page: Page, at: number) => page.locator('summary').nth(at);

/** Opens, switches and closes questions. */
async function expectAccordion(page: Page): Promise<void> {
  for (const at of [0, 2]) {
    await question(page, at).click();
    await expect(openAnswer(page)).toHaveId(idOf(at));
  }
  await question(page, 2).click();
  await expect(open(page)).toHaveCount(0);
}

test('one question is open at a time, and the address names it', async ({ page, hold }) => {
  const release = hold(/_astro\/Faq\./);
  await page.goto('/terms/');
  await page.goto('/faq/');
  const list = page.locator('.faq');
  const roles = await list.ariaSnapshot();
  expect(roles.match(/^- group/gm)).toHaveLength(faq.length);
  await expectAccordion(page);
  await question(page, 1).click();
  await expect(open(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq\/$/);
  release();
  await expect(page).toHaveURL(`/faq/#${idOf(1)}`);
  await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
  await expect(openAnswer(page)).toHaveId(idOf(1));
  await question(page, 1).click();
  await expect(open(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(await list.ariaSnapshot()).toBe(roles);
  await expectAccordion(page);

  await question(page, 2).click();
  await expect(page).toHaveURL(`/faq/#${idOf(2)}`);
  // Questions add no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/terms\/$/);
  await page.goForward();
  await page.reload();
  await expect(openAnswer(page)).toHaveId(idOf(2));
  const follow = (at: number) =>
    page.evaluate((id) => {
      location.hash = id;
    }, idOf(at));
  await follow(1);
  await expect(openAnswer(page)).toHaveId(idOf(1));
  await question(page, 0).focus();
  await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
  await follow(faq.length - 1);
  await expect(openAnswer(page)).toHaveId(idOf(faq.length - 1));
  await expect(openAnswer(page)).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.answer').all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
});
