import { expect, type Page } from 'playwright/test';
import { languageOf, locales } from '~/config/locales';
import { hold } from './slow-line';

/** Opens a page whose fonts load after its first paint, as on a slow connection. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const release = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await page.waitForLoadState('networkidle');
}

/** Waits until faces of the brand have replaced their fallbacks. */
export const waitForFonts = (page: Page, faces = ['Eczar']) =>
  page.waitForFunction((faces) => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return faces.every((face) => loaded.some(({ family }) => family.replaceAll('"', '') === face));
  }, faces);

const isInDevanagari = (page: Page) =>
  locales.some((locale) => languageOf(locale).script === 'Deva' && page.url().includes(`/${locale}/`));

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
