import { expect, type Page } from 'playwright/test';
import { families } from '~/config/fonts';
import { devanagariLocales } from '~/config/locales';
import { hold } from './slow-line';

/** Lists the site's fonts in which an element's own text is rendered. */
async function listDrawn(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** Opens a page whose fonts load after its first paint, as on a slow connection. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const release = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await page.waitForLoadState('networkidle');
}

/** Waits until the brand's faces have replaced their fallbacks. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(
    (family) => [...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
    families['--font-display'],
  );

/**
 * Expects a heading in the brand's font and fields in its second one, whose whole face has the letters that
 * the cut face lacks.
 */
export async function expectFonts(page: Page, typed: string): Promise<void> {
  await expect.poll(() => listDrawn(page, 'h1:not([hidden] *)')).toEqual([expect.stringContaining('Eczar')]);
  const branded = await page.locator(typed).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { fontFamily } = getComputedStyle(element);
      return /^Anek, "?Anek Typed/.test(fontFamily)
        ? []
        : [`${element.outerHTML.slice(0, 80)}: ${fontFamily}`];
    }),
  );
  expect.soft(branded, 'typed text without the whole face').toEqual([]);
}

const isInDevanagari = (page: Page) => devanagariLocales.some((locale) => page.url().includes(`/${locale}/`));

/** Expects the text of a public page in the brand's second font. Devanagari uses a system font. */
export async function expectBrandedText(page: Page): Promise<void> {
  const listOther = async () => (await listDrawn(page, 'main p')).filter((name) => !name.includes('Anek'));
  if (isInDevanagari(page)) expect(await listOther()).toEqual([]);
  else await expect.poll(() => listDrawn(page, 'main p')).toEqual([expect.stringContaining('Anek')]);
}

/**
 * Checks for a font of the page's language. Without one, all letters of Devanagari have the same empty box.
 */
export async function hasSystemFont(page: Page): Promise<boolean> {
  if (!isInDevanagari(page)) return true;
  const isDrawn = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.font = '100px sans-serif';
    const [letter, unassigned] = ['\u0915', '\u{10FFFD}'].map((text) => context.measureText(text).width);
    return letter !== unassigned;
  });
  if (!isDrawn)
    process.stdout.write(
      `    ${new URL(page.url()).pathname}: its text is not measured, no font for Devanagari is here (Debian: fonts-noto-core)\n`,
    );
  return isDrawn;
}
