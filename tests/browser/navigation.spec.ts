import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

interface Rule {
  eagerness: string;
  where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] };
}

test('pages are fetched ahead on intent, the dashboard and files never', async ({ page }) => {
  await page.goto('/');
  const rules = JSON.parse(await page.locator('script[type=speculationrules]').innerText()) as Record<
    'prefetch' | 'prerender',
    Rule[]
  >;
  expect(rules.prefetch[0]?.eagerness).toBe('moderate');
  expect(rules.prerender[0]?.eagerness).toBe('conservative');
  for (const [rule] of [rules.prefetch, rules.prerender]) {
    expect(rule?.where.and[0].href_matches).toBe('/*');
    expect(rule?.where.and[1].not.href_matches).toEqual(['/cms', '/cms/*', '/*.*']);
  }
});

test('browsers without such rules fetch a page once when the pointer comes to its link', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Blog' }).hover();
  await menu.getByRole('link', { name: 'Recipe' }).hover();
  await menu.getByRole('link', { name: 'Blog' }).hover();
  await menu.getByRole('link', { name: 'Home', exact: true }).hover();
  await menu.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => fetched).toEqual(['/blog/', '/recipe/', '/about/']);
});

for (const { motion, isAnimated } of [
  { motion: 'no-preference', isAnimated: true },
  { motion: 'reduce', isAnimated: false },
] as const)
  test.describe(`with motion: ${motion}`, () => {
    test.use({ reducedMotion: motion });

    test(`one page ${isAnimated ? 'passes' : 'does not pass'} into the next`, async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.passed = String(event.viewTransition !== null);
        }),
      );
      await page.goto('/faq/');
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about\/$/);
      await expect(page.locator('html')).toHaveAttribute('data-passed', String(isAnimated));
    });
  });
