import { site } from '~/config/site';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('the top bar has the address, the e-mail and the networks’ home pages', async ({ page }) => {
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
});

test('the logo leads home and the button to the order', async ({ page }) => {
  await page.goto('/faq/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Order Online' })).toHaveAttribute('href', '/order/');
  await header.getByRole('link', { name: new RegExp(`^${site.brand.name}`) }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the header stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/terms/');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeInViewport();
});

test('the brand stands on one line in both scripts from 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/faq/');
  const logo = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${site.brand.name}`) });
  const native = await logo.getByText(site.brand.native.text).boundingBox();
  const box = await logo.boundingBox();
  expect(native?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
});
