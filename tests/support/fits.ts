import { expect, type Page } from 'playwright/test';
import { dashboardFolder } from '~/config/base';
import { findLayoutFaults } from './geometry';

const allWidths = [1440, 1920, 1024, 768, 390, 320];

type SetTextSize = (percent: number) => Promise<unknown>;

/** Returns ways to set the text size, by the widths that are tested with text of 200 %. */
async function listTextSettings(page: Page): Promise<Record<number, SetTextSize[]>> {
  const session = await page.context().newCDPSession(page);
  // The browser's own setting, which changes media queries.
  const inBrowser: SetTextSize = (percent) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  // Phones and extensions enlarge text without changing media queries.
  const onRoot: SetTextSize = (percent) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`);
  return { 1440: [inBrowser, onRoot], 1024: [inBrowser], 390: [onRoot], 320: [onRoot] };
}

/** WCAG 1.4.4: text of 200 %. */
async function expectRoomForLargeText(page: Page, width: number, setTextSize: SetTextSize): Promise<void> {
  await setTextSize(200);
  expect.soft(await findLayoutFaults(page), `text of 200 % at ${width} px`).toEqual([]);
  await setTextSize(100);
}

/** Lists placeholders and selected options that are wider than their field. */
const findCutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['no canvas'];
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[placeholder], select',
    );
    return [...fields]
      .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((field) => {
        const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
        Object.assign(context, { font, letterSpacing, wordSpacing });
        const text = field instanceof HTMLInputElement ? field.placeholder : field.selectedOptions[0]?.text;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return context.measureText(text ?? '').width > room + 1 ? (text ?? '') : '';
      })
      .filter(Boolean);
  });

/** WCAG 1.4.12, at 400 % zoom (1.4.10) too. */
async function expectRoomForSpacedText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
  for (const [width, height] of [
    [1024, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await findLayoutFaults(page), `spaced text at ${width} px`).toEqual([]);
    // Fields of the dashboard have a label above.
    if (!page.url().includes(dashboardFolder))
      expect.soft(await findCutLabels(page), `cut labels with spaced text at ${width} px`).toEqual([]);
  }
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
    for (const setTextSize of textSettings[width] ?? [])
      await expectRoomForLargeText(page, width, setTextSize);
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
