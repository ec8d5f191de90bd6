import { site } from '~/config/site';
import { openWithLateFonts } from '../../support/fonts';
import { expect, test } from '../../support/test';
import { collect } from '../../support/traffic';

test.use({ viewport: { width: 1440, height: 900 } });

test('the header has all contact links and stays in view', async ({ page }) => {
  await page.goto('/faq/');
  const header = page.getByRole('banner');
  await expect(header.getByText(site.address.street)).toBeVisible();
  await expect(header.getByRole('link', { name: site.emails.main })).toHaveAttribute(
    'href',
    `mailto:${site.emails.main}`,
  );
  const networks = await header
    .getByRole('link', { name: /opens the network’s home page/ })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(networks).toEqual(site.social.map(() => '/'));
  await expect(header.getByRole('link', { name: 'Order Online' })).toHaveAttribute('href', '/order/');

  await page.setViewportSize({ width: 1024, height: 800 });
  const logo = header.getByRole('link', { name: new RegExp(`^${site.brand.name}`) });
  const native = await logo.getByText(site.brand.native.text).boundingBox();
  const box = await logo.boundingBox();
  expect(native?.x, 'both scripts on one line').toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
  await logo.click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(header.getByRole('link', { name: 'Contact' })).toBeInViewport();
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
