import type { Page } from '@playwright/test';
import { watchShifts } from '../support/shifts';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { faq, open, store } from './cms/dashboard';

/** The fonts in which an element's own letters are drawn. */
async function listDrawn(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

for (const path of ['/', '/products/', '/price-list/', '/faq/', '/order/', '/recipe/'])
  test(`${path} takes the brand fonts in place when they come late on a first visit`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const readShifts = await watchShifts(page);
    const release = await hold(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    release();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => listDrawn(page, 'h1')).toEqual([expect.stringContaining('Eczar')]);
    expect(await listDrawn(page, 'main p')).toEqual([expect.stringContaining('Anek')]);
    const shifts = await readShifts();
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    process.stdout.write(`    ${path}: shift ${sum.toFixed(4)}\n`);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02);
  });

/** Elements that are set in one of the brand fonts, which are cut to the site's own texts. */
const listBranded = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { fontFamily } = getComputedStyle(element);
      return /Eczar|Anek/.test(fontFamily) ? [`${element.outerHTML.slice(0, 80)}: ${fontFamily}`] : [];
    }),
  );

const fields = 'input, select, textarea';

for (const path of ['/products/', '/contact/', '/order/'])
  test(`${path} sets what is typed in the fonts of the reader`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator(fields).count()).toBeGreaterThan(0);
    expect(await listBranded(page, fields)).toEqual([]);
  });

test('the dashboard sets what is typed in the fonts of the reader', async ({ page }) => {
  await store(page, { faqs: [faq(1, 'क्षेत्री, Łódź?')] });
  await open(page, 'faq');
  await expect(page.getByRole('heading', { name: 'क्षेत्री, Łódź?' })).toBeVisible();
  expect(await listBranded(page, `${fields}, main li :is(h3, p)`)).toEqual([]);
  await expect.poll(() => listDrawn(page, 'h1')).toEqual([expect.stringContaining('Eczar')]);
});
