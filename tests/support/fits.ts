import { expect, type Page } from '@playwright/test';
import { findLayoutFaults } from './geometry';

const allWidths = [320, 390, 768, 1024, 1440, 1920];

/** WCAG 1.4.4: text twice as large, by the browser's setting on a desktop; phones leave media queries as they are. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  // A menu that the mouse opens stands over the page.
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  const setOnDesktop = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const setOnPhone = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  const check = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await findLayoutFaults(page), `text of 200 % at ${width} px`).toEqual([]);
  };
  await setOnDesktop(32);
  for (const width of [1440, 1024]) await check(width);
  await setOnDesktop(16);
  await setOnPhone('200%');
  for (const width of [390, 320]) await check(width);
  await setOnPhone('');
}

/** WCAG 1.4.12 and 1.4.10: spaced text at 400 % zoom. */
async function expectRoomForSpacedText(page: Page): Promise<void> {
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
}

/** Expects nothing to reach out of the page, at any width and with text that is larger or spaced. */
export async function expectFits(page: Page, widths = allWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const reached = await page.evaluate(() => {
      window.scrollTo({ left: 200, behavior: 'instant' });
      return { scrolled: window.scrollX, width: document.documentElement.scrollWidth };
    });
    expect.soft(reached, `at ${width} px`).toEqual({ scrolled: 0, width });
  }
  // WebKit puts the empty marker of a list item on its own line where a grid or flex box follows.
  const pushed = await page.locator('li > :first-child').evaluateAll((children) =>
    children
      .filter((child) => child.parentElement && getComputedStyle(child.parentElement).display === 'list-item')
      .filter((child) => ['grid', 'flex'].includes(getComputedStyle(child).display))
      .map((child) => child.outerHTML.slice(0, 200)),
  );
  expect.soft(pushed, 'pushed down by a marker').toEqual([]);
  await expectRoomForLargeText(page);
  await expectRoomForSpacedText(page);
}
