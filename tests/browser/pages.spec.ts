import type { Page } from 'playwright/test';
import { categories, categoryPath, languageFolders } from '~/config/routes';
import { fontBudgetOf, phoneBudgets } from '../budgets';
import { listIndexed, listPages, listVisited } from '../support/addresses';
import { findAxeFaults, findContrastFaults, findFaultsOfWords } from '../support/axe';
import { findCovered } from '../support/covered';
import { expectFits } from '../support/fits';
import {
  expectBrandedText,
  expectFonts,
  hasSystemFont,
  openWithLateFonts,
  waitForFonts,
} from '../support/fonts';
import { watchShifts } from '../support/shifts';
import { findSurfaceFaults } from '../support/surfaces';
import { expectTargets } from '../support/targets';
import { expect, test } from '../support/test';
import { findSmallDevanagari } from '../support/text-size';
import { collect, kilo, type Loaded, readLargest, sum, weighInlineScripts } from '../support/traffic';
import { addRecord, open } from './cms/dashboard';

/**
 * Visits every public page on a phone, on a desktop and without scripts, and every dashboard page once. Each
 * visit checks everything visible, because opening a page takes longer than checking it. Translations are
 * visited only on a phone, because they share templates and styles.
 */
const pages = listVisited();
const indexed = new Set(listIndexed());
const isDashboard = (path: string) => path.startsWith('/cms/');
const isPublic = (path: string) => !isDashboard(path);
/** Checks for a page of any language but the first. */
const isTranslation = (path: string) => languageFolders.some((folder) => path.startsWith(folder));
/**
 * Checks for later categories, which have the parts of the first, and for the second address of the recipes.
 */
const isLikeAnother = (path: string) =>
  path.endsWith('/recipes/') || categories.slice(1).some(({ slug }) => path.endsWith(categoryPath(slug)));
const fields = 'input, select, textarea';

/** Scrolls through the whole page. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

async function wakeIslands(page: Page): Promise<void> {
  const islands = page.locator('astro-island[client=interaction]');
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new Event('input'));
  });
  await expect(islands.and(page.locator('[ssr]'))).toHaveCount(0);
}

/** Expects an idle page to be rendered without scrolling: `content-visibility` skips nothing. */
async function expectDrawn(page: Page): Promise<void> {
  const countSkipped = () =>
    page
      .locator('body *')
      .evaluateAll(
        (elements) =>
          elements.filter(
            (element) =>
              element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
  // The page rests after each long frame.
  await expect.poll(countSkipped, { message: 'elements skipped once idle', timeout: 30_000 }).toBe(0);
  expect.soft(await page.evaluate(() => scrollY)).toBe(0);
  const main = page.getByRole('main');
  const read = await main.innerText();
  const headings = await main
    .locator(':is(h2, h3):visible')
    .evaluateAll((all: HTMLElement[]) => all.map((heading) => heading.innerText));
  expect
    .soft(
      headings.filter((heading) => !read.includes(heading)),
      'headings not in the text',
    )
    .toEqual([]);
  expect.soft(await page.getByRole('contentinfo').innerText(), 'text of the footer').not.toBe('');
}

/** Lists pictures below the first viewport. Browsers prefetch some of them. */
const listUnseen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
      })
      .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
  );

/** Compares the downloads for the first viewport of the home page with the budget. */
async function expectSmallFirstView(page: Page, all: Loaded[]): Promise<void> {
  const unseen = new Set(await listUnseen(page));
  const loaded = all.filter(({ url }) => !unseen.has(url));
  const types = [...new Set(loaded.map(({ type }) => type))];
  const parts = types.map((type) => `${type} ${kilo(sum(loaded.filter((file) => file.type === type)))}`);
  process.stdout.write(
    `    first view of /: ${kilo(sum(loaded))} (${parts.join(', ')}), and ${kilo(sum(all) - sum(loaded))} of pictures ahead\n`,
  );
  expect.soft(sum(loaded), 'first view').toBeLessThanOrEqual(phoneBudgets.homeFirstView);
}

/** Compares the downloads without interaction with the budgets. */
async function expectLight(page: Page, loaded: Loaded[], picture: string | undefined): Promise<void> {
  const largest = sum(loaded.filter(({ url }) => url === picture));
  const fonts = sum(loaded.filter(({ type }) => type === 'font'));
  const scripts = loaded.filter(({ type }) => type === 'script');
  const script = sum(scripts) + (await weighInlineScripts(page));
  process.stdout.write(
    `    ${new URL(page.url()).pathname}: script ${kilo(script)}, fonts ${kilo(fonts)}, largest picture ${picture ? kilo(largest) : '–'}\n`,
  );
  expect.soft(largest, 'largest picture').toBeLessThanOrEqual(phoneBudgets.largestPicture);
  expect.soft(fonts, 'fonts').toBeLessThanOrEqual(fontBudgetOf(new URL(page.url()).pathname));
  expect.soft(script, 'script before a touch').toBeLessThanOrEqual(phoneBudgets.script);
  expect
    .soft(
      scripts.map(({ url }) => url).filter((url) => /client|react/i.test(url)),
      'React before a touch',
    )
    .toEqual([]);
}

test('the sitemap lists pages of this site', () => {
  expect(listPages()).toEqual(expect.arrayContaining([...indexed]));
  expect(indexed.size).toBeGreaterThan(10);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const path of pages.filter((path) => isPublic(path) && !(isTranslation(path) && isLikeAnother(path))))
    test(`${path} is light, stable and accessible`, async ({ page }) => {
      const readShifts = await watchShifts(page);
      const files = collect(page);
      await openWithLateFonts(page, path);
      await expectFonts(page, fields);
      await expectBrandedText(page);
      const picture = await readLargest(page);
      if (path === '/') await expectSmallFirstView(page, await files.settle());
      await expectDrawn(page);
      await scrollThrough(page);
      await expectLight(page, await files.settle(), picture);
      await wakeIslands(page);
      const isMeasured = await hasSystemFont(page);
      if (isMeasured && indexed.has(path)) expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      const summary = page.locator('main summary:visible').first();
      if (await summary.count()) await summary.click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Translations have the colours of the first language.
      const findFaults = isTranslation(path) ? findFaultsOfWords : findAxeFaults;
      expect.soft(await findFaults(page), 'axe').toEqual([]);
      if (isTranslation(path)) {
        expect.soft(await findSmallDevanagari(page, 15), 'text below 15 px').toEqual([]);
        await expectTargets(page, [320]);
        if (isMeasured) await expectFits(page, [320, 1440]);
      }
    });
});

test.describe('on a desktop in dark colours', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  for (const path of pages.filter((path) => isPublic(path) && !isTranslation(path) && !isLikeAnother(path)))
    test(`${path} is free of faults at every width`, async ({ page }) => {
      const readShifts = await watchShifts(page);
      await page.goto(path);
      await expectHeaded(page);
      await waitForFonts(page);
      await scrollThrough(page);
      await wakeIslands(page);
      if (indexed.has(path)) expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true;
      });
      expect.soft(await findSurfaceFaults(page), 'surfaces').toEqual([]);
      await page.locator('[data-menu-toggle]').click();
      // The phone visit checks each page's own content. Menu and header are equal on every page.
      const findFaults = path === '/' ? findAxeFaults : findContrastFaults;
      expect.soft(await findFaults(page), 'axe').toEqual([]);
      await page.keyboard.press('Escape');
      if (indexed.has(path)) {
        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await findCovered(page), 'under the button to the top').toEqual([]);
      }
      await expectTargets(page);
      await expectFits(page);
    });

  for (const path of pages.filter(isDashboard))
    test(`${path} is free of faults at every width, with a record`, async ({ page }) => {
      const [section = ''] = path.split('/').slice(2);
      await open(page, section);
      if (section) await addRecord(page);
      await expectHeaded(page);
      await expectFonts(page, `${fields}, li[id^=record-] :is(h3, p)`);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
      expect.soft(await findSurfaceFaults(page), 'surfaces').toEqual([]);
      await page.setViewportSize({ width: 390, height: 823 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await findContrastFaults(page), 'contrast on a phone').toEqual([]);
      await expectTargets(page);
      await expectFits(page);
    });
});

async function expectHeaded(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('h1:visible')).toHaveCount(1);
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its content', async ({ page }) => {
    for (const path of pages.filter((path) => isPublic(path) && !isTranslation(path))) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.locator('h1:visible'), path).toHaveCount(1);
      const main = page.getByRole('main');
      const [text, headings] = [
        await main.innerText(),
        await main
          .locator(':is(h2, h3):not([hidden] *, details *)')
          .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map((one) => one.textContent)),
      ];
      expect.soft(text.length, path).toBeGreaterThan(path.endsWith('/404.html') ? 40 : 200);
      expect.soft(text, `stars of ${path} as text, for which browsers search all fonts`).not.toMatch(/[★⯪☆]/);
      const putOff = page.locator(`.later:not(dialog) :is(${fields})`);
      await expect.soft(putOff, `fields of ${path}, which would be laid out at once`).toHaveCount(0);
      expect.soft(headings, `headings of ${path} that are not seen`).toEqual([]);
    }
  });
});
