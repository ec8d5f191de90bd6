import { expect, type Page } from 'playwright/test';
import { findLayoutFaults } from './geometry';

const allWidths = [1440, 1920, 1024, 768, 390, 320];

type SetTextSize = (percent: number) => Promise<unknown>;

/** Returns ways to set the text size, by the widths that are tested with text of 200 %. */
async function listTextSettings(page: Page): Promise<Record<number, SetTextSize>> {
  const session = await page.context().newCDPSession(page);
  // The browser's own setting, which changes media queries. Phones enlarge text without changing them.
  const onDesktop: SetTextSize = (percent) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  const onPhone: SetTextSize = (percent) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`);
  return { 1440: onDesktop, 1024: onDesktop, 390: onPhone, 320: onPhone };
}

/** WCAG 1.4.4: text of 200 %. */
async function expectRoomForLargeText(page: Page, width: number, setTextSize: SetTextSize): Promise<void> {
  await setTextSize(200);
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
  expect.soft(await findLayoutFaults(page), `text of 200 % at ${width} px`).toEqual([]);
  await setTextSize(100);
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

/** Expects no overflow at any width, nor with large or spaced text. */
export async function expectFits(page: Page, widths = allWidths): Promise<void> {
  const textSettings = await listTextSettings(page);
  // A menu opened by the mouse covers the page.
  await page.mouse.move(0, 0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const reached = await page.evaluate(() => {
      window.scrollTo({ left: 200, behavior: 'instant' });
      return { scrolled: window.scrollX, width: document.documentElement.scrollWidth };
    });
    expect.soft(reached, `at ${width} px`).toEqual({ scrolled: 0, width });
    const setTextSize = textSettings[width];
    if (setTextSize) await expectRoomForLargeText(page, width, setTextSize);
  }
  // WebKit gives the empty marker of a list item its own line before a grid or flex box.
  const pushed = await page.locator('li > :first-child').evaluateAll((children) =>
    children
      .filter((child) => child.parentElement && getComputedStyle(child.parentElement).display === 'list-item')
      .filter((child) => ['grid', 'flex'].includes(getComputedStyle(child).display))
      .map((child) => child.outerHTML.slice(0, 200)),
  );
  expect.soft(pushed, 'pushed down by a marker').toEqual([]);
  await expectRoomForSpacedText(page);
}
