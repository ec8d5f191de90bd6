import type { Page } from '@playwright/test';
import { phoneBudgets } from '../budgets';
import { listIndexed, listPages } from '../support/addresses';
import { findAxeFaults } from '../support/axe';
import { expectBrandedText, expectFonts, openWithLateFonts } from '../support/fonts';
import { findLayoutFaults } from '../support/geometry';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { collect, kilo, type Loaded, readLargest, sum, weighInlineScripts } from '../support/traffic';
import { addRecord, open } from './cms/dashboard';

/**
 * Three visits to every page: on a phone, on a desktop and without scripts. Each visit checks all that can be seen
 * on it, because opening a page takes longer than looking at it.
 */
const pages = listPages();
const indexed = new Set(listIndexed());
const isDashboard = (path: string) => path.startsWith('/cms/');
const isPublic = (path: string) => !isDashboard(path);
const fields = 'input, select, textarea';

/** Scrolls through the page, as a reader would. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island[client=interaction]').all()) {
    await island.locator('..').scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerdown');
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

/** Opens a page of the dashboard and, in a section, saves a record that its list then shows. */
async function openDashboard(page: Page, path: string): Promise<void> {
  const [section = ''] = path.split('/').slice(2);
  await open(page, section);
  if (section) await addRecord(page);
}

/** Addresses of pictures that stand outside the first view; browsers fetch some ahead, when the view stands. */
const listUnseen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
      })
      .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
  );

/** Compares what the home page has fetched for its first view with the budget. */
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

/** Compares what the phone has downloaded without a touch with the budgets. */
async function expectLight(page: Page, loaded: Loaded[], picture: string | undefined): Promise<void> {
  const largest = sum(loaded.filter(({ url }) => url === picture));
  const fonts = sum(loaded.filter(({ type }) => type === 'font'));
  const scripts = loaded.filter(({ type }) => type === 'script');
  const script = sum(scripts) + (await weighInlineScripts(page));
  process.stdout.write(
    `    ${new URL(page.url()).pathname}: script ${kilo(script)}, fonts ${kilo(fonts)}, largest picture ${picture ? kilo(largest) : '–'}\n`,
  );
  expect.soft(largest, 'largest picture').toBeLessThanOrEqual(phoneBudgets.largestPicture);
  expect.soft(fonts, 'fonts').toBeLessThanOrEqual(phoneBudgets.fonts);
  expect.soft(script, 'script before a touch').toBeLessThanOrEqual(phoneBudgets.script);
  expect
    .soft(
      scripts.map(({ url }) => url).filter((url) => /client|react/i.test(url)),
      'React before a touch',
    )
    .toEqual([]);
}

test('the sitemap names pages of this site', () => {
  expect(pages).toEqual(expect.arrayContaining([...indexed]));
  expect(indexed.size).toBeGreaterThan(10);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const path of pages)
    test(`${path} is light, holds still and is accessible`, async ({ page }) => {
      const readShifts = await watchShifts(page);
      const files = collect(page);
      if (isDashboard(path)) {
        await openDashboard(page, path);
        await expectFonts(page, `${fields}, li[id^=record-] :is(h3, p)`);
      } else {
        await openWithLateFonts(page, path);
        await expectFonts(page, fields);
        await expectBrandedText(page);
        const picture = await readLargest(page);
        if (path === '/') await expectSmallFirstView(page, await files.settle());
        await scrollThrough(page);
        await expectLight(page, await files.settle(), picture);
        await wakeIslands(page);
        if (indexed.has(path)) expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      }
      const summary = page.locator('main summary:visible').first();
      if (await summary.count()) await summary.click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
    });
});

const widths = [320, 390, 768, 1024, 1440, 1920];

test.describe('on a desktop in dark colours', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  for (const path of pages)
    test(`${path} opens clean, holds still, is accessible and fits every width`, async ({ page, watch }) => {
      const readShifts = await watchShifts(page);
      if (isDashboard(path)) await openDashboard(page, path);
      else await page.goto(path);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('h1:visible')).toHaveCount(1);
      await scrollThrough(page);
      await wakeIslands(page);
      if (indexed.has(path)) expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      const toggle = page.locator('[data-menu-toggle]');
      if (await toggle.count()) await toggle.click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
      const maps = path.endsWith('/contact/') && isPublic(path) ? 1 : 0;
      await expect.poll(() => watch.mapFrames, 'frames with a map').toBe(maps);
      await expectFits(page);
      await expectRoomForLargeText(page);
      // WCAG 1.4.12 and 1.4.10: spaced text at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets.push(spaced);
      });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'spaced text at 320 px')
        .toBeLessThanOrEqual(320);
    });
});

/** WCAG 1.4.4: text twice as large on a phone. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((size) => {
      scrollTo({ top: 0, behavior: 'instant' });
      document.documentElement.style.fontSize = size;
    }, size);
  await setTextSize('200%');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findLayoutFaults(page), `text of 200 % at ${width} px`).toEqual([]);
  }
  await setTextSize('');
}

async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const reached = await page.evaluate(() => {
      window.scrollTo({ left: 200, behavior: 'instant' });
      return { scrolled: window.scrollX, width: document.documentElement.scrollWidth };
    });
    expect.soft(reached, `at ${width} px`).toEqual({ scrolled: 0, width });
  }
  // Before a grid or a flex box WebKit gives the empty marker of a list item a line of its own.
  const pushed = await page.locator('li > :first-child').evaluateAll((children) =>
    children
      .filter((child) => child.parentElement && getComputedStyle(child.parentElement).display === 'list-item')
      .filter((child) => ['grid', 'flex'].includes(getComputedStyle(child).display))
      .map((child) => child.outerHTML.slice(0, 200)),
  );
  expect.soft(pushed, 'pushed down by a marker').toEqual([]);
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads whole', async ({ page }) => {
    for (const path of pages.filter(isPublic)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.locator('h1:visible'), path).toHaveCount(1);
      const main = page.getByRole('main');
      const [words, headings] = [
        (await main.innerText()).length,
        await main
          .locator(':is(h2, h3):not([hidden] *, details *)')
          .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map((one) => one.textContent)),
      ];
      expect.soft(words, path).toBeGreaterThan(path === '/404.html' ? 40 : 200);
      expect.soft(headings, `headings of ${path} that are not seen`).toEqual([]);
    }
  });
});
