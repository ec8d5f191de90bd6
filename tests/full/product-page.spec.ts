import { nepaliFamily } from '~/config/fonts';
import { secondNameLanguage } from '~/config/locales';
import { productPath } from '~/config/routes';
import { pick, products } from '../support/content';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';

const product = pick(products);
const address = productPath(product.category, product.slug);

test('a phone shows the first price of the longest names at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const longest = products.toSorted((a, b) => b.name.length - a.name.length).slice(0, 2);
  for (const { category, slug } of longest) {
    await page.goto(`/products/${category}/${slug}/`);
    const price = await page.locator('tr[data-item] .price').first().boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0), slug).toBeLessThanOrEqual(760);
  }
});

test('the Nepali name changes to the font of Nepali names once that is loaded', async ({ page }) => {
  const html = await (await page.request.get(address)).text();
  const [, file = ''] = new RegExp(`${nepaliFamily};src:url\\(([^)]+)`).exec(html) ?? [];
  const release = await hold(page, `**${file}`);
  await page.goto(address);
  const name = page.getByRole('heading', { level: 1 }).locator(`+ [lang=${secondNameLanguage}]`);
  // The page rests after each long frame.
  await page.waitForFunction(() => !document.querySelector('.later'));
  await expect(name).not.toHaveCSS('font-family', new RegExp(`^"?${nepaliFamily}`));
  release();
  await expect(name).toHaveCSS('font-family', new RegExp(`^"?${nepaliFamily}`));
});

test('phones fetch a picture of the size in which they show it', async ({ browser }) => {
  const deviceScaleFactor = 3;
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    isMobile: true,
  });
  await page.goto(address);
  const [fetched, shown] = await page.locator('.photo img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const file = new URL(image.currentSrc).pathname;
    const sets = [...(image.closest('picture') ?? image).querySelectorAll('[srcset]')];
    const all = sets.flatMap((set) => (set.getAttribute('srcset') ?? '').split(', '));
    return [Number(/ (\d+)w/.exec(all.find((one) => one.startsWith(file)) ?? '')?.[1]), image.clientWidth];
  });
  expect(fetched).toBeLessThan(1.25 * deviceScaleFactor * (shown ?? 0));
  expect(fetched).toBeGreaterThan(0.8 * deviceScaleFactor * (shown ?? 0));
  await page.close();
});
