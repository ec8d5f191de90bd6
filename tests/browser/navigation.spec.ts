import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

test('public pages are only prefetched on intent, also without speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  const script = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/prefetch-links.'),
  );
  await page.goto('/');
  const rules: unknown = JSON.parse(await page.locator('script[type=speculationrules]').innerText());
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/cms', '/cms/*', '/*.*'] } }] };
  expect(rules).toEqual({ prefetch: [{ where, eagerness: 'moderate' }] });

  await script;
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Blog' }).hover();
  await menu.getByRole('link', { name: 'Recipe' }).hover();
  await menu.getByRole('link', { name: 'Blog' }).hover();
  await menu.getByRole('link', { name: 'Home', exact: true }).hover();
  await menu.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => fetched).toEqual(['/blog/', '/recipe/', '/about/']);
});

test('pages cross-fade unless the visitor prefers reduced motion', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.passed = String(event.viewTransition !== null);
    }),
  );
  await page.goto('/faq/');
  for (const [reducedMotion, link, isAnimated] of [
    ['no-preference', 'About', true],
    ['reduce', 'Blog', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/${link.toLowerCase()}/$`));
    await expect(page.locator('html')).toHaveAttribute('data-passed', String(isAnimated));
  }
});
