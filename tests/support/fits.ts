import { expect, type Page } from 'playwright/test';
import { findLayoutFaults } from './geometry';

const allWidths = [1440, 1920, 1024, 768, 390, 320];

type SetTextSize = (percent: number) => Promise<unknown>;

/** How a reader sets the size of all text, at the widths where the page is tried with text twice as large. */
async function listTextSettings(page: Page): Promise<Record<number, SetTextSize>> {
  const session = await page.context().newCDPSession(page);
  // The browser's own setting, which media queries follow; phones enlarge the text and leave them as they are.
  const onDesktop: SetTextSize = (percent) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  const onPhone: SetTextSize = (percent) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`);
  return { 1440: onDesktop, 1024: onDesktop, 390: onPhone, 320: onPhone };
}

/** WCAG 1.4.4: text twice as large. */
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

/** Expects nothing to reach out of the page, at any width and with text that is larger or spaced. */
export async function expectFits(page: Page, widths = allWidths): Promise<void> {
  const textSettings = await listTextSettings(page);
  // A menu that the mouse opens stands over the page.
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
  // WebKit puts the empty marker of a list item on its own line where a grid or flex box follows.
  const pushed = await page.locator('li > :first-child').evaluateAll((children) =>
    children
      .filter((child) => child.parentElement && getComputedStyle(child.parentElement).display === 'list-item')
      .filter((child) => ['grid', 'flex'].includes(getComputedStyle(child).display))
      .map((child) => child.outerHTML.slice(0, 200)),
  );
  expect.soft(pushed, 'pushed down by a marker').toEqual([]);
  await expectRoomForSpacedText(page);
}
