import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('the top bar has the address, the e-mail and the networks’ home pages', async ({ page }) => {
  await page.goto('/faq/');
  const header = page.getByRole('banner');
  await expect(header.getByText('Balaju Industrial District, Kathmandu, Nepal')).toBeVisible();
  await expect(header.getByRole('link', { name: 'namaste@basna.example' })).toHaveAttribute(
    'href',
    'mailto:namaste@basna.example',
  );
  const networks = await header
    .getByRole('link', { name: /opens the network’s home page/ })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(networks).toEqual(['/', '/', '/', '/', '/']);
});

test('the logo leads home and the button to the order', async ({ page }) => {
  await page.goto('/faq/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Order Online' })).toHaveAttribute('href', '/order/');
  await header.getByRole('link', { name: 'Basna बास्ना Home page' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the header stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/terms/');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeInViewport();
});

test('the footer reads as the specification has it', async ({ page }) => {
  await page.goto('/faq/');
  const footer = page.getByRole('contentinfo');
  const links = (name: string) => footer.getByRole('navigation', { name }).locator('li');
  await expect(links('Company')).toHaveText(['About', 'FAQs', 'Dealers', 'Testimonials', 'Contact']);
  await expect(links('Browse More')).toHaveText([
    'History',
    'Team',
    'Media Coverages',
    'Terms & Conditions',
    'Privacy Policy',
  ]);
  await expect(footer.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await expect(
    footer.getByText('Subscribe to our weekly Newsletter and receive updates via email.'),
  ).toBeVisible();
  await expect(footer.getByText('2057 BS (2001 AD)')).toBeVisible();
  await expect(footer.getByRole('link', { name: '+977 1 555 0100' })).toHaveAttribute(
    'href',
    'tel:+97715550100',
  );
  await expect(footer.getByText(/^© 2025 /)).toBeVisible();
  await expect(footer.getByText(/^Site by /)).toBeVisible();
  for (const [name, href] of [
    ['Terms', '/terms/'],
    ['Privacy', '/privacy/'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});
