import { nepaliFamily } from '~/config/fonts';
import { secondNameLanguage } from '~/config/locales';
import { orderNames, packName } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { expectAccessible } from '../support/axe';
import { chatName } from '../support/channels';
import { pick, products } from '../support/content';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';

const product = pick(
  products,
  ({ packs }) => packs.length > 2 && packs.every(({ grams, carton }) => grams && carton),
);
const names = orderNames(products.map(({ id, name }) => ({ id: String(id), name })));
const [first, second] = product.packs.map((pack) => ({
  ...pack,
  name: packName(names.get(String(product.id)) ?? '', pack),
}));
if (!first || !second) throw new Error('the product has no packs');
const address = `/products/${product.category}/${product.slug}/`;

test('packs chosen with its steppers are summed and ordered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const more = (name: string) => page.getByRole('button', { name: `One more: ${name}`, exact: true });
  await expect(page.getByRole('button', { name: /^One more: / })).toHaveCount(product.packs.length);
  await more(first.name).click();
  await more(second.name).click();
  await more(second.name).click();
  const sum = formatSum(first.price + 2 * second.price);
  await expect(page.locator('[data-sheet] output')).toHaveText(`3 packs · ${sum}`);
  const { carton = 0, price } = first;
  await expect(page.getByText(`Carton of ${carton} · ${formatSum(price * carton)}`).first()).toBeVisible();
  const addCarton = page.getByRole('button', { name: `One carton: ${first.name}`, exact: true });
  await addCarton.click();
  const quantity = page.getByLabel(`Packs of ${first.name}`, { exact: true });
  await expect(quantity).toHaveValue(String(carton + 1));
  // At the end of the page the bar covers no stepper.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page, '[data-sheet], tr:has([data-quantity])');
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await addCarton.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(
    1,
  );
  await page.getByRole('link', { name: 'Order these' }).click();
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue(first.name);
  await expect(page.getByLabel('Qty of item 2', { exact: true })).toHaveValue('2');
});

test('a card leads to its page by its picture, which grows into that of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      sessionStorage.setItem('moved', moved.join());
    }),
  );
  await page.goto(`/products/${product.category}/#product-${product.id}`);
  const picture = await page.locator(`#product-${product.id} .picture`).boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 30, (picture?.y ?? 0) + 30);
  await expect(page).toHaveURL(address);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('moved')))
    .toContain(`::view-transition-group(product-${product.id})`);
});

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
  await expect(page.locator('.later'), 'parts that wait').toHaveCount(0, { timeout: 30_000 });
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

test('the page is shared by its address and printed as a shelf card', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(sessionStorage.setItem('copied', text)) },
    });
  });
  await page.goto(address);
  const share = page.getByRole('button', { name: 'Share' });
  const status = page.locator('.shared');
  await share.click();
  await expect(status).toHaveText(new RegExp(`^Address copied: https?://.*${address}$`));
  expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toMatch(new RegExp(`${address}$`));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await share.click();
  await expect(status).toHaveText(new RegExp(`^https?://.*${address}$`));

  // On paper the page is its shelf card.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.shelf-card')).toBeVisible();
  await expect(page.locator('.shelf-card')).toContainText(product.nepali);
  await expect(page.locator('article, header, footer').locator('visible=true')).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('it names packs, asks and orders by links', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(page.getByRole('link', { name: `Ask on ${chatName}` })).toHaveAttribute(
      'href',
      new RegExp(`${encodeURIComponent(address)}$`),
    );
    const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire' });
    await expect(enquire).toHaveAttribute('href', /\/order\/\?item=/);
    await enquire.click({ trial: true });
  });
});
