import { openWithLateFonts } from '../support/fonts';
import { allowedShift } from '../support/shifts';
import { expect, test } from '../support/test';
import { collect, watchRequests } from '../support/traffic';

declare global {
  interface Window {
    vitals: { name: string; value: number }[];
  }
}

test('metrics are dispatched as window events and not sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.addInitScript(() => {
    window.vitals = [];
    addEventListener('web-vital', (event) => window.vitals.push((event as CustomEvent).detail));
  });
  const readNames = () => page.evaluate(() => window.vitals.map(({ name }) => name));
  await page.goto('/');
  await expect.poll(readNames).toContain('TTFB');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(readNames).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const shift = await page.evaluate(() => window.vitals.find(({ name }) => name === 'CLS')?.value);
  expect(shift).toBeLessThanOrEqual(allowedShift);
  expect(posts).toEqual([]);
});

test('only a typed letter that the cut face lacks fetches the whole face', async ({ page }) => {
  const files = collect(page);
  const listWhole = async () =>
    (await files.settle()).map(({ url }) => url).filter((url) => url.includes('anek-latin-latin-wght'));
  await openWithLateFonts(page, '/contact/');
  await page.getByLabel('Name', { exact: true }).pressSequentially('Rene');
  expect(await listWhole()).toEqual([]);
  await page.keyboard.insertText('ÿ');
  await expect.poll(listWhole).toHaveLength(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('Subscribe and Read More of a blog card do nothing', async ({ page }) => {
      await page.goto('/blog/', { waitUntil: 'networkidle' });
      const footer = page.getByRole('contentinfo');
      const input = footer.getByRole('textbox', { name: 'Email address' });
      const subscribe = footer.getByRole('button', { name: 'Subscribe' });
      const more = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Read More/ });
      // Without the button to the top, which is not always visible.
      const readTexts = () => page.locator('main, footer [data-theme=footer]').allTextContents();
      const before = await readTexts();
      const asked = watchRequests(page);
      const happened: string[] = [];
      page.on('framenavigated', (frame) => happened.push(frame.url()));
      page.on('dialog', (dialog) => {
        happened.push(dialog.message());
        return dialog.dismiss();
      });
      await more.click();
      for (const address of ['sita@example.com', 'no address', '']) {
        await input.fill(address);
        await input.press('Enter');
        await subscribe.click();
        await subscribe.press('Enter');
        await subscribe.press('Space');
        await expect(input).toHaveValue(address);
        await expect(subscribe).toBeFocused();
      }
      expect(asked.filter((url) => !/\.(avif|jpe?g)$/.test(url))).toEqual([]);
      expect(happened).toEqual([]);
      expect(await readTexts()).toEqual(before);
    });
  });
