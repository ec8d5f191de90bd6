import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { productPath } from '~/config/routes';
import { site } from '~/config/site';
import { listTemplates } from '../support/addresses';
import { chatName } from '../support/channels';
import { categoryNames, forwards, isTopLong, pageText, pick, products } from '../support/content';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';
import { common, field, filters, names } from './finder/page';
import { mores, names as namesInOrders } from './order/sheet';

const { finder } = en;

const product = pick(products);

test.use({ javaScriptEnabled: false });

test('a page of each template shows all its content', async ({ page }) => {
  for (const path of listTemplates()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(page.locator('h1:visible'), path).toHaveCount(1);
    const main = page.getByRole('main');
    const hidden = await main
      .locator(':is(h2, h3):not([hidden] *, details *)')
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map((one) => one.textContent));
    expect.soft((await main.innerText()).length, path).toBeGreaterThan(40);
    expect.soft(hidden, `hidden headings of ${path}`).toEqual([]);
  }
});

test('searches and orders are links and forms, and menus open', async ({ page, watch }) => {
  await page.goto('/products/');
  await expect(filters(page)).toBeHidden();
  await field(page).fill(common);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/?q=${common}#find`);
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.getByText(finder.failed)).toBeVisible();

  await page.goto('/recipe/');
  const recipe = page.locator('main article:has(details)').first();
  await recipe.locator('.cook > summary').click();
  await expect(recipe.locator('ol')).toBeVisible();

  await page.goto(productPath(product.category, product.slug));
  await expect(page.getByRole('button', { name: en.productPage.share })).toBeHidden();
  const ask = page.getByRole('link', { name: interpolate(en.productPage.askOn, { channel: chatName }) });
  const address = encodeURIComponent(productPath(product.category, product.slug));
  await expect(ask).toHaveAttribute('href', new RegExp(`${address}$`));
  await page.getByRole('main').getByRole('link', { name: en.product.enquire, exact: true }).click();
  await expect(page).toHaveURL(/\/order\/\?item=/);

  for (const { path, heading } of [
    { path: '/order/', heading: en.forms.order.noScript.heading },
    { path: '/contact/', heading: en.forms.contact.noScript.heading },
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    for (const name of [site.phones.sales, site.emails.sales])
      await expect(main.getByRole('link', { name }).first()).toBeVisible();
    await expect(main.locator(':is(input, select, textarea, button):visible')).toHaveCount(0);
  }
  await page.goto('/price-list/');
  const links = page.locator('table a[href*="?item="]');
  await expect(links.first()).toBeVisible();
  const asked = await links.evaluateAll((nodes) =>
    nodes.map((node) => new URL((node as HTMLAnchorElement).href).searchParams.get('item')),
  );
  expect(asked).toEqual([...namesInOrders.values()]);
  await expect(mores(page).locator('visible=true')).toHaveCount(0);

  watch.expect(/404/);
  for (const { from, to } of forwards.slice(0, 1)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
  expect((await page.goto(productPath(product.category, `${product.slug}x`)))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: en.chrome.menu.all })).toBeVisible();

  // Menu, drawer, carousels, views and questions are styles and the browser’s own.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^(Next|Previous)/ })).toHaveCount(0);
  const reached = await page.locator('[data-track]').evaluateAll((tracks) =>
    tracks.map((track) => {
      track.scrollTo({ left: 10_000, behavior: 'instant' });
      return track.scrollLeft;
    }),
  );
  expect(reached.length).toBeGreaterThan(1);
  expect(Math.min(...reached.slice(0, isTopLong ? undefined : 1))).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: en.chrome.scrollToTop })).toHaveCSS('position', 'static');
  const panel = page.locator('#products-menu');
  const item = page.getByRole('banner').getByRole('link', { name: pageText('products').menu, exact: true });
  await item.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(10, 700);
  await item.focus();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: categoryNames.at(-1) ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryNames.at(-1) ?? '');

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: en.chrome.menu.open });
  const drawer = page.locator('#drawer');
  await opener.click();
  await expect(page.locator('#drawer:modal')).toBeVisible();
  await drawer.getByRole('button', { name: en.chrome.menu.close }).click();
  await expect(drawer).toBeHidden();

  const faq = rowsOf<{ id: string; question: string }>('faq/en');
  const answer = page.locator('details[open] > .answer');
  await page.goto(`/faq/#${faq.at(-1)?.id}`);
  await expect(answer).toHaveId(faq.at(-1)?.id ?? '');
  await expect(answer).toBeInViewport();
  await expect(page.locator('summary')).toHaveText(faq.map(({ question }) => question));
  await page.locator('summary').first().click();
  await expect(answer).toHaveId(faq[0]?.id ?? '');
});
