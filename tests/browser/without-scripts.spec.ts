import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { finder } from '~/config/messages/en/finder';
import { shops } from '~/config/messages/en/shops';
import { categories, productPath } from '~/config/routes';
import { chatName } from '../support/channels';
import { categoryNames, forwards, pick, products } from '../support/content';
import { expect, test } from '../support/test';
import { common, field, filters, names } from './finder/page';

const product = pick(products);
const [{ slug }] = categories;

test.use({ javaScriptEnabled: false });

test('searches, views, recipes and orders are links, forms and styles', async ({ page }) => {
  await page.goto('/products/');
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await expect(filters(page)).toBeHidden();
  await field(page).fill(common);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/?q=${common}#find`);
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.getByText(finder.failed)).toBeVisible();

  await page.goto('/recipe/');
  const recipe = page.locator('main article:has(details)').first();
  await recipe.locator('summary').click();
  await expect(recipe.locator('ol')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h2:visible')).toHaveText([await recipe.locator('h2').innerText()]);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/where-to-buy/?near=kaski');
  await expect(page.getByRole('searchbox', { name: shops.find })).toBeHidden();
  await expect(page.locator('[data-district] article').first()).toBeVisible();
  await page.locator('figcaption').getByRole('link').last().click();
  await expect(page).toHaveURL(/#[a-z-]+$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/products/${slug}/`);
  const card = page.locator('main article:visible').first();
  const row = (await card.boundingBox())?.height ?? 0;
  await page.getByLabel('Large pictures').check();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(2 * row);
  const address = productPath(product.category, product.slug);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  const ask = page.getByRole('link', { name: `Ask on ${chatName}` });
  await expect(ask).toHaveAttribute('href', new RegExp(`${encodeURIComponent(address)}$`));
  await page.getByRole('main').getByRole('link', { name: 'Enquire' }).click();
  await expect(page).toHaveURL(/\/order\/\?item=/);
});

test('the menu opens, carousels scroll and the button to the top has its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('#hero-track')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Next|Previous)/ })).toHaveCount(0);
  const reached = await page.locator('[data-track]').evaluateAll((tracks) =>
    tracks.map((track) => {
      track.scrollTo({ left: 10_000, behavior: 'instant' });
      return track.scrollLeft;
    }),
  );
  expect(reached.length).toBeGreaterThan(1);
  expect(Math.min(...reached)).toBeGreaterThan(0);
  const top = page.getByRole('link', { name: 'Scroll to top' });
  await expect(top).toBeVisible();
  await expect(top).toHaveCSS('position', 'static');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const panel = page.locator('#products-menu');
  const item = page.getByRole('banner').getByRole('link', { name: 'Products', exact: true });
  await item.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(10, 700);
  await item.focus();
  await expect(panel).toBeVisible();
  await panel.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryNames.at(-1) ?? '');
});

test('former addresses forward and unknown ones show the 404 page', async ({ page, watch }) => {
  watch.expect(/404/);
  for (const { from, to } of forwards.slice(0, 1)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await page.goto(productPath(product.category, `${product.slug}x`)))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(messagesOf(locales[0]).product.nearest)).toBeHidden();
  const all = page.getByRole('main').getByRole('link', { name: 'All products' });
  await expect(all).toHaveAttribute('href', '/products/');
});
