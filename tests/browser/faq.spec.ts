import type { Page } from 'playwright/test';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

const faq = rowsOf<{ id: string; question: string; answer: string[] }>('faq/en');
const idOf = (at: number) => faq[at]?.id ?? '';

const component = '**/_astro/Faq.*.js';
const open = (page: Page) => page.locator('details[open]');
const openAnswer = (page: Page) => page.locator('details[open] > .answer');
const question = (page: Page, at: number) => page.locator('summary').nth(at);
const hydrated = (page: Page) => page.locator('main astro-island:not([ssr])');
const signOf = (page: Page, at: number) =>
  page
    .locator('summary [aria-hidden]')
    .nth(at)
    .evaluate((element) => getComputedStyle(element, '::before').content);

/** Opens, switches and closes questions. */
async function expectAccordion(page: Page): Promise<void> {
  for (const at of [0, 3]) {
    await question(page, at).click();
    await expect(openAnswer(page)).toHaveId(idOf(at));
  }
  await question(page, 3).click();
  await expect(open(page)).toHaveCount(0);
}

test('questions open one at a time by mouse and keyboard, also before hydration', async ({ page }) => {
  const release = await hold(page, component);
  await page.goto('/faq/');
  const list = page.locator('.faq');
  const roles = await list.ariaSnapshot();
  expect(roles.match(/^- group/gm)).toHaveLength(faq.length);
  await expectAccordion(page);
  await question(page, 2).click();
  await expect(open(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq\/$/);
  release();
  await expect(page).toHaveURL(`/faq/#${idOf(2)}`);
  await expect(hydrated(page)).toHaveCount(1);
  await expect(openAnswer(page)).toHaveId(idOf(2));
  await question(page, 2).click();
  await expect(open(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(await list.ariaSnapshot()).toBe(roles);
  await expect(list.getByRole('heading', { level: 2 })).toHaveCount(faq.length);
  await expectAccordion(page);

  expect(await signOf(page, 1)).toBe('"+"');
  await question(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(openAnswer(page)).toHaveId(idOf(1));
  expect(await signOf(page, 1)).toBe('"−"');
  expect(await signOf(page, 0)).toBe('"+"');
  await page.keyboard.press('Space');
  await expect(open(page)).toHaveCount(0);
  expect(await signOf(page, 1)).toBe('"+"');

  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.answer').all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
});

test('the address names the open question, opens it and adds no history entry', async ({ page }) => {
  const go = (at: number) =>
    page.evaluate((id) => {
      location.hash = id;
    }, idOf(at));
  await page.goto('/terms/');
  await page.goto('/faq/');
  for (const at of [1, 4]) {
    await question(page, at).click();
    await expect(page).toHaveURL(`/faq/#${idOf(at)}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/terms\/$/);
  await page.goForward();
  await page.reload();
  await expect(openAnswer(page)).toHaveId(idOf(4));
  await go(7);
  await expect(openAnswer(page)).toHaveId(idOf(7));
  await question(page, 0).focus();
  await expect(hydrated(page)).toHaveCount(1);
  await go(5);
  await expect(openAnswer(page)).toHaveId(idOf(5));
  await expect(openAnswer(page)).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open one at a time or by their link', async ({ page }) => {
    await page.goto(`/faq/#${idOf(5)}`);
    await expect(openAnswer(page)).toHaveId(idOf(5));
    await expect(openAnswer(page)).toBeInViewport();
    await expect(page.locator('summary')).toHaveText(faq.map(({ question }) => question));
    await expectAccordion(page);
  });
});
