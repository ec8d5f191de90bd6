import type { Page } from 'playwright/test';
import { phoneBudgets } from '../budgets';
import { listTemplates, listTranslated } from '../support/addresses';
import { findAxeFaults, findContrastFaults, findFaultsOfWords } from '../support/axe';
import { hasSystemFont, openWithLateFonts } from '../support/fonts';
import { findLayoutFaults } from '../support/geometry';
import { watchShifts } from '../support/shifts';
import { expectTargets } from '../support/targets';
import { expect, test } from '../support/test';
import { findSmallDevanagari } from '../support/text-size';
import { collect, readLargest, sum, weighInlineScripts } from '../support/traffic';
import { findUnseenTexts } from '../support/unseen';
import { hydrateIslands, openDetails } from '../support/visit';
import { addRecord, open } from './cms/dashboard';

/**
 * Visits one page of each template, on a phone and on a dark desktop. A visit checks everything visible, because
 * opening a page takes longer than checking it. `tests/journeys/pages.spec.ts` looks for room at usual widths, and
 * `tests/full/pages.spec.ts` visits all pages.
 */
const phone = { width: 390, height: 823 };
const desktop = { width: 1280, height: 900 };

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Expects no overflow, cut-off text or control that a tap misses. */
async function expectRoom(page: Page, { width, height }: typeof phone): Promise<void> {
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height });
  expect.soft(await findLayoutFaults(page), `layout of ${page.url()} at ${width} px`).toEqual([]);
  await expectTargets(page, [width]);
}

test.describe('a page of each template', () => {
  test.use({ viewport: phone, deviceScaleFactor: 1.75, hasTouch: true });

  test('the first visit of the home page is light', async ({ page }) => {
    const files = collect(page);
    await page.goto('/');
    const loaded = await files.settle();
    expect(loaded.length).toBeLessThanOrEqual(phoneBudgets.home.requests);
    expect(sum(loaded)).toBeLessThanOrEqual(phoneBudgets.home.bytes);
  });

  for (const path of listTemplates())
    test(`${path} is light, stable, accessible and fits the smallest phone`, async ({ page }) => {
      const readShifts = await watchShifts(page);
      const files = collect(page);
      await openWithLateFonts(page, path);
      await expect(page).toHaveTitle(/\S/);
      await scrollThrough(page);
      const loaded = await files.settle();
      const picture = await readLargest(page);
      const scripts = loaded.filter(({ type }) => type === 'script');
      expect.soft(sum(loaded.filter(({ url }) => url === picture))).toBeLessThan(phoneBudgets.largestPicture);
      expect.soft(sum(scripts) + (await weighInlineScripts(page))).toBeLessThan(phoneBudgets.script);
      expect.soft(scripts.filter(({ url }) => /client|react/i.test(url))).toEqual([]);
      await hydrateIslands(page);
      expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openDetails(page);
      // Scroll back, because the header may cover half a button where a scrolled page ends.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
      await expectRoom(page, { ...phone, width: 320 });
      expect.soft(await findUnseenTexts(page), 'texts that nobody sees or hears').toEqual([]);

      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(desktop);
      // A busy browser repaints late.
      await expect.poll(() => findContrastFaults(page), 'contrast in the dark').toEqual([]);
    });
});

for (const path of listTranslated())
  test(`${path} is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await hydrateIslands(page);
    expect.soft(await findFaultsOfWords(page), 'axe').toEqual([]);
    expect.soft(await findSmallDevanagari(page, 15), 'text below 15 px').toEqual([]);
    if (await hasSystemFont(page)) await expectRoom(page, { ...phone, width: 320 });
  });

test('the dashboard with a record is accessible and fits a phone and a desktop', async ({ page }) => {
  for (const section of ['', 'order', 'products', 'dealers']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    await open(page, section);
    if (section) await addRecord(page);
    expect.soft(await findAxeFaults(page), `axe of /cms/${section}`).toEqual([]);
    for (const size of [desktop, phone, { ...phone, width: 320 }]) await expectRoom(page, size);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findContrastFaults(page), `contrast of /cms/${section} in the dark`).toEqual([]);
  }
});
