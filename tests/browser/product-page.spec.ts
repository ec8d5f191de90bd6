import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { namesInOrders, packName } from '~/domain/pack-name';
import { formatPrice, formatSum } from '~/domain/price';
import { pick, products } from '../support/content';
import { openWithLateFonts, waitForFonts } from '../support/fonts';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { itemName, itemQuantity } from '../support/words';

const product = pick(products, ({ packs }) => packs.length > 2 && packs.every(({ carton }) => carton));
const names = namesInOrders(products.map(({ id, name }) => ({ id: String(id), name })));
const [first, second] = product.packs.map((pack) => ({
  ...pack,
  name: packName(names.get(String(product.id)) ?? '', pack),
}));
if (!first || !second) throw new Error('the product has no packs');
const address = `/products/${product.category}/${product.slug}/`;

test('packs are summed and ordered, and the page is shared and printed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(sessionStorage.setItem('copied', text)) },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const more = (name: string) =>
    page.getByRole('button', { name: interpolate(en.priceList.more, { name }), exact: true });
  await more(first.name).click();
  await page.getByText(en.productPage.cartons).click();
  const carton = page.getByRole('button', {
    name: interpolate(en.priceList.addCarton, { name: second.name }),
    exact: true,
  });
  await carton.press('Enter');
  await more(second.name).click();
  const count = 1 + (second.carton ?? 0);
  const sum = formatSum(first.price + count * second.price);
  const bar = page.locator('[data-sheet]');
  await expect(bar.locator('output')).toHaveText(interpolate(en.priceList.chosen, { count: count + 1, sum }));
  // One button on the screen: the page's own, or that of the bar.
  const own = page.getByRole('link', { name: `${en.priceList.order} · ${sum}` });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar.getByRole('link')).toBeVisible();
  await own.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar.getByRole('link')).toBeHidden();

  const share = page.getByRole('button', { name: en.productPage.share });
  const status = page.locator('.shared');
  await share.click();
  await expect(status).toHaveText(
    new RegExp(`^${interpolate(en.productPage.copied, { url: 'https?://.*' })}${address}$`),
  );
  expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toMatch(new RegExp(`${address}$`));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await share.click();
  await expect(status).toHaveText(new RegExp(`^https?://.*${address}$`));

  // Paper is white, and nothing on it can be pressed.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  if (product.nepali) await expect(page.getByRole('article').getByText(product.nepali)).toBeVisible();
  await expect(page.getByRole('row', { name: formatPrice(first.price) })).toBeVisible();
  await expect(page.getByRole('img', { name: en.productPage.code })).toBeVisible();
  await expect(page.locator('button, .button, footer').locator('visible=true')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await own.click();
  await expect(page.getByLabel(itemName(1), { exact: true })).toHaveValue(first.name);
  await expect(page.getByLabel(itemQuantity(2), { exact: true })).toHaveValue(String(count));
});

test('a page with stars and heat stays in place on a usual phone when its fonts come late', async ({
  page,
}) => {
  const { category, slug } = products.find(({ heat = 0 }) => heat > 0) ?? product;
  await page.setViewportSize({ width: 412, height: 823 });
  const readShifts = await watchShifts(page);
  await openWithLateFonts(page, `/products/${category}/${slug}/`);
  await waitForFonts(page);
  expect(await readShifts()).toEqual([]);
});
