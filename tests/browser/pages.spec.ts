import type { Page } from '@playwright/test';
import { phoneBudgets } from '../budgets';
import { listIndexed, listPages } from '../support/addresses';
import { findAxeFaults, findContrastFaults } from '../support/axe';
import { findLayoutFaults } from '../support/geometry';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { collect, kilo, type Loaded, readLargest, sum, weighInlineScripts } from '../support/traffic';

/**
 * Three visits to every page: on a phone, on a desktop and without scripts. Each visit checks all that can be seen
 * on it, because opening a page takes longer than looking at it.
 */
const pages = listPages();
const indexed = new Set(listIndexed());
const isDashboard = (path: string) => path.startsWith('/cms/');
const isPublic = (path: string) => !isDashboard(path);

/** Wakes every island and scrolls through the page, as a reader would. */
async function readThrough(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island[client=interaction]').all()) {
    await island.locator('..').scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerdown');
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
  await scrollThrough(page);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

async function expectNoAxeFaults(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A busy browser may repaint in the other colours a moment later, part by part.
  await expect.poll(() => findContrastFaults(page), 'contrast in the dark').toEqual([]);
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
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const path of pages)
    test(`${path} is light, holds still and is accessible`, async ({ page }) => {
      const readShifts = await watchShifts(page);
      const files = collect(page);
      await page.goto(path);
      await expect(page.locator('h1:visible')).toHaveCount(1);
      if (isPublic(path)) {
        const picture = await readLargest(page);
        await scrollThrough(page);
        await expectLight(page, await files.settle(), picture);
        await readThrough(page);
        if (indexed.has(path)) expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      }
      const summary = page.locator('main summary:visible').first();
      if (await summary.count()) await summary.click();
      await expectNoAxeFaults(page);
    });
});

const widths = [320, 390, 768, 1024, 1440, 1920];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of pages)
    test(`${path} opens clean, holds still, is accessible and fits every width`, async ({ page, watch }) => {
      const readShifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('h1:visible')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      if (isDashboard(path))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      if (indexed.has(path)) {
        await readThrough(page);
        expect.soft(await readShifts(), 'layout shifts').toEqual([]);
      }
      const toggle = page.locator('[data-menu-toggle]');
      if (await toggle.count()) await toggle.click();
      await expectNoAxeFaults(page);
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

  for (const path of pages.filter(isPublic))
    test(`${path} reads whole`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.locator('h1:visible')).toHaveCount(1);
      expect((await main.innerText()).length).toBeGreaterThan(path === '/404.html' ? 40 : 200);
      for (const heading of await main.locator(':is(h2, h3):not([hidden] *, details *)').all())
        await expect(heading).toBeVisible();
    });
});
