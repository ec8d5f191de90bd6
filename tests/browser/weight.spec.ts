import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';

const budget = 8 * 1024;
const pages = ['/', '/about/', '/products/', '/faq/', '/contact/', '/order/', '/recipe/'];

/** Bytes of script, compressed, that a visitor who touches nothing downloads: inline ones and files. */
for (const { device, use } of [
  { device: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { device: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
])
  test.describe(device, () => {
    test.use(use);
    for (const path of pages)
      test(`${path} downloads no React before the first touch`, async ({ page }) => {
        const files: { url: string; bytes: number }[] = [];
        page.on('response', async (response) => {
          if (response.request().resourceType() !== 'script') return;
          const body = await response.body().catch(() => Buffer.alloc(0));
          files.push({ url: response.url(), bytes: gzipSync(body).length });
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 600) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
        });
        await page.waitForLoadState('networkidle');
        const inline = await page
          .locator('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])')
          .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
        const bytes = gzipSync(inline).length + files.reduce((sum, file) => sum + file.bytes, 0);
        process.stdout.write(`    ${device} ${path}: ${bytes} bytes of script before the first touch\n`);
        expect(files.map(({ url }) => url).filter((url) => /client|react/i.test(url))).toEqual([]);
        expect(bytes).toBeLessThanOrEqual(budget);
      });
  });
