import { listIndexed, listPages } from '../support/addresses';
import { expect, test } from '../support/test';

const widths = [320, 390, 768, 1024, 1440, 1920];
const pages = listPages();
const dashboard = pages.filter((path) => path.startsWith('/cms/'));
const visited = pages.filter((path) => !path.startsWith('/cms/'));

test('the sitemap leads to pages of this site', () => {
  expect(pages).toEqual(expect.arrayContaining(listIndexed()));
  expect(visited.length).toBeGreaterThan(20);
});

for (const path of pages)
  test(`${path} opens clean and fits every width`, async ({ page, watch }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const reached = await page.evaluate(() => {
        window.scrollTo({ left: 200, behavior: 'instant' });
        return { scrolled: window.scrollX, width: document.documentElement.scrollWidth };
      });
      expect.soft(reached, `at ${width} px`).toEqual({ scrolled: 0, width });
    }
    // Before a grid or a flex box WebKit gives the empty marker of a list's item a line of its own.
    const pushed = await page.locator('li > :first-child').evaluateAll((children) =>
      children
        .filter(
          (child) => child.parentElement && getComputedStyle(child.parentElement).display === 'list-item',
        )
        .filter((child) => ['grid', 'flex'].includes(getComputedStyle(child).display))
        .map((child) => child.outerHTML.slice(0, 200)),
    );
    expect.soft(pushed, 'pushed down by a marker').toEqual([]);
    const maps = path.endsWith('/contact/') && !path.startsWith('/cms/') ? 1 : 0;
    await expect.poll(() => watch.mapFrames, 'frames with a map').toBe(maps);
  });

for (const path of ['/about', '/products/box', '/recipes'])
  test(`${path} leads to the same address with a slash`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`${path}/`);
  });

test('an unknown address answers 404 in the look of the site', async ({ page, watch }) => {
  watch.expect(/404/);
  const response = await page.goto('/nothing/here/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All products' })).toBeVisible();
});

test('an unknown category says that it holds no products', async ({ page, watch }) => {
  watch.expect(/404/);
  const response = await page.goto('/products/anything/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  await expect(page.getByText('No products found in this category.')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of visited)
    test(`${path} reads whole`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.locator('h1:visible')).toHaveCount(1);
      expect((await main.innerText()).length).toBeGreaterThan(path === '/404.html' ? 40 : 200);
      for (const heading of await main.locator(':is(h2, h3):not([hidden] *, details *)').all())
        await expect(heading).toBeVisible();
    });

  test('the menu, its products and the footer lead on', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
    for (const name of ['Home', 'About', 'Recipe', 'Blog', 'Products', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Products', exact: true }).hover();
    await menu.getByRole('link', { name: 'Whole Spices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Whole Spices' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  });

  test('the drawer opens on a phone and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#drawer').getByRole('link', { name: 'Recipe' }).click();
    await expect(page).toHaveURL('/recipe/');
  });

  test('an unknown category still offers all products', async ({ page, watch }) => {
    watch.expect(/404/);
    await page.goto('/products/anything/');
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL('/products/');
  });
});

test('the dashboard is kept from search engines', async ({ page }) => {
  for (const path of dashboard) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
