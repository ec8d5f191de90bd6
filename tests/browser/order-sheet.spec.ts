import type { Locator, Page } from 'playwright/test';
import { orderNames, packName } from '~/domain/pack-name';
import { formatSum } from '~/domain/price';
import { expectAccessible } from '../support/axe';
import { pick, products } from '../support/content';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';

const names = orderNames(products.map(({ id, name }) => ({ id: String(id), name })));
const packs = products.flatMap(({ id, name, packs }) =>
  packs.map((pack) => ({
    ...pack,
    name: packName(names.get(String(id)) ?? '', pack),
    product: name,
  })),
);
const first = pick(packs);
const unweighed = pick(packs, ({ grams }) => grams === undefined);
const last = pick(packs.toReversed());

/** Finds parts by their attribute, because searching a long list by role is slow. */
const labelled = (page: Page, label: string) => page.locator(`[aria-label="${label}"]`);
const quantity = (page: Page, name: string) => labelled(page, `Packs of ${name}`);
const more = (page: Page, name: string) => labelled(page, `One more: ${name}`);
const less = (page: Page, name: string) => labelled(page, `One less: ${name}`);
const mores = (page: Page) => page.locator('[aria-label^="One more: "]');
const sheet = (page: Page) => page.locator('[data-sheet]');
const order = (page: Page) => sheet(page).getByRole('link', { name: 'Order these' });
/** Clicks without scrolling. */
async function clickCentre(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}
const address = (...rows: [name: string, quantity: number][]) =>
  `/price-list/?${new URLSearchParams(
    rows.flatMap(([name, count]) => [
      ['item', name],
      ['qty', String(count)],
    ]),
  )}`;

test('packs are chosen, found, summed, ordered and restored on Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/price-list/');
  const sum = sheet(page).locator('output');
  await expect(order(page)).toBeHidden();
  await expect(mores(page)).toHaveCount(packs.length);

  const { carton = 0, name, price } = pick(packs, (pack) => pack.carton !== undefined);
  const addCarton = labelled(page, `One carton: ${name}`);
  await more(page, name).click();
  await addCarton.click();
  await addCarton.press('Enter');
  await expect(quantity(page, name)).toHaveValue(String(2 * carton + 1));
  await expect(sum).toHaveText(`${2 * carton + 1} packs · ${formatSum((2 * carton + 1) * price)}`);
  await quantity(page, name).fill('0');
  await quantity(page, name).press('Tab');
  await more(page, first.name).click();
  await expect(sum).toHaveText(`1 pack · ${formatSum(first.price)}`);
  await more(page, unweighed.name).click();
  await more(page, last.name).click();
  await more(page, last.name).click();
  await less(page, last.name).click();
  await quantity(page, last.name).fill('20');
  await quantity(page, last.name).press('Tab');
  const total = formatSum(first.price + unweighed.price + 20 * last.price);
  await expect(sum).toHaveText(`22 packs · ${total}`);

  await sheet(page).getByRole('button', { name: 'Keep this list' }).click();
  await expect(page.getByLabel('Name of the list')).toBeFocused();
  await page.keyboard.type('Weekly');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Kept in this browser: “Weekly”.')).toBeVisible();

  const find = page.getByPlaceholder('Find');
  await find.fill('besar');
  const rows = page.locator('[data-item]:visible');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Turmeric');
  await expect(page.locator('[data-found]')).toHaveText(`1 of ${products.length} products`);
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(products.length);
  await page.emulateMedia({ media: 'screen' });
  // Checks only the new parts in a short list: rows with a number, and the bar.
  await find.fill(first.product);
  await expect(more(page, last.name)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page, '[data-sheet], tr:not([hidden]):has([data-quantity])');
  await find.fill('');

  await order(page).click();
  await expect(page).toHaveURL(/\/order\/\?item=/);
  await expect(page.getByText(`3 items · ${total} today`)).toBeVisible();
  for (const [index, { name, count }] of [
    { ...first, count: 1 },
    { ...unweighed, count: 1 },
    { ...last, count: 20 },
  ].entries()) {
    await expect(page.getByLabel(`Item ${index + 1}`, { exact: true })).toHaveValue(name);
    await expect(page.getByLabel(`Qty of item ${index + 1}`, { exact: true })).toHaveValue(String(count));
  }
  await page.goBack();
  await expect(quantity(page, last.name)).toHaveValue('20');
  await expect(sum).toHaveText(`22 packs · ${total}`);

  await less(page, first.name).click();
  await more(page, unweighed.name).click();
  await order(page).click();
  await expect(page.getByPlaceholder(/^Item \d+$/)).toHaveCount(2);
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue(unweighed.name);
  await expect(page.getByLabel('Qty of item 1', { exact: true })).toHaveValue('2');
});

test('works by keyboard alone and never goes below zero', async ({ page }) => {
  await page.goto('/price-list/');
  const { keyboard } = page;
  // Input from before the script stays.
  const release = await hold(page, '**/_astro/sheet.*');
  await page.locator('tbody a').first().focus();
  await keyboard.press('Tab');
  await expect(more(page, first.name)).toBeFocused();
  for (let count = 0; count < 3; count += 1) await keyboard.press('Enter');
  release();
  await expect(quantity(page, first.name)).toHaveValue('3');
  await keyboard.press('Space');
  await expect(quantity(page, first.name)).toHaveValue('4');
  await expect(page).toHaveURL(/&qty=4$/);
  await keyboard.press('Shift+Tab');
  await keyboard.type('none');
  await keyboard.press('Tab');
  await expect(quantity(page, first.name)).toHaveValue('0');
  await expect(order(page)).toBeHidden();
  await expect(page).toHaveURL(/\/price-list\/$/);
  // The focus stays in a stepper that closes.
  await expect(more(page, first.name)).toBeFocused();
  await keyboard.press('Enter');
  await less(page, first.name).focus();
  await keyboard.press('Enter');
  await expect(less(page, first.name)).toBeHidden();
  await expect(more(page, first.name)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(order(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue(first.name);
  await expect(page.getByLabel('Qty of item 1', { exact: true })).toHaveValue('12');
});

test('a full order has room between packs, a limit and boxes in print', async ({ page }) => {
  const most = packs.slice(0, 50);
  const next = pick(packs.slice(50));
  await page.goto(address(...most.map(({ name }): [string, number] => [name, 2]), ['Pumpkin Soup 3 g', 5]));
  await expect(sheet(page).locator('output')).toHaveText(/^100 packs · /);
  await expect(page.locator('.stepper')).toHaveCount(packs.length);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('tbody tr:has([data-quantity])').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const boxes = [...row.querySelectorAll('[data-quantity] > .stepper')].map((stepper) => {
          const parts = [...stepper.children].map((part) => part.getBoundingClientRect());
          return { left: parts[0]?.left ?? 0, right: parts.at(-1)?.right ?? 0, top: parts[0]?.top };
        });
        return boxes.flatMap(({ right, top }, index) => {
          const next = boxes[index + 1];
          return next?.top === top && next ? [next.left - right] : [];
        });
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(12);
  }
  await more(page, next.name).click();
  await expect(sheet(page).locator('output')).toHaveText('An order has at most 50 rows. Order these first.');
  await expect(quantity(page, next.name)).toHaveValue('0');
  await more(page, first.name).click();
  await expect(sheet(page).locator('output')).toHaveText(/^101 packs · /);

  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('[data-pack]')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node, '::after').borderTopStyle));
  expect(boxes).toEqual(packs.map(() => 'solid'));
  const box = page.locator('[data-pack]', { has: quantity(page, first.name) });
  expect(await box.evaluate((node) => getComputedStyle(node, '::after').content)).toContain('3');
  await expect(more(page, first.name)).toBeHidden();
  await expect(page.locator('.lines')).toBeVisible();
});

test('chosen packs keep their + in place and in view', async ({ page }) => {
  await page.goto('/price-list/');
  await expect(mores(page)).toHaveCount(packs.length);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(less(page, first.name)).toBeHidden();
    await expect(quantity(page, first.name)).toBeHidden();
    // The bar comes with the first pack and may not cover what is used.
    await more(page, first.name).evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await clickCentre(page, more(page, first.name));
    await expect(order(page)).toBeInViewport();
    await clickCentre(page, less(page, first.name));
    await expect(quantity(page, first.name)).toBeHidden();

    await more(page, first.name).evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const { x = 0, y = 0, width: side = 0 } = (await more(page, first.name).boundingBox()) ?? {};
    for (const count of ['1', '2', '3']) {
      await page.mouse.click(x + side / 2, y + side / 2);
      await expect(quantity(page, first.name)).toHaveValue(count);
    }
    await quantity(page, first.name).fill('0');
    await quantity(page, first.name).press('Tab');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each row links to an enquiry', async ({ page }) => {
    await page.goto('/price-list/');
    const links = page.locator('table a[aria-label^="Enquire about "]');
    await expect(links).toHaveCount(products.length);
    await expect(links.first()).toBeVisible();
    const asked = await links.evaluateAll((nodes) =>
      nodes.map((node) => new URL((node as HTMLAnchorElement).href).searchParams.get('item')),
    );
    expect(asked).toEqual([...names.values()]);
    await expect(mores(page)).toHaveCount(0);
  });
});

test('a sold-out product is dropped from the sheet with a message', async ({ page }) => {
  await page.route('**/price-list/*', async (route) => {
    const response = await route.fetch();
    const [start = '', ...rows] = (await response.text()).split(/(?=<tr[^>]* data-item=)/);
    const soldOut = (rows[0] ?? '')
      .replaceAll(' data-pack=', ' data-not=')
      .replace('<tr', '<tr data-sold-out="Gone"');
    await route.fulfill({ response, body: [start, soldOut, ...rows.slice(1)].join('') });
  });
  await page.goto(address([first.name, 2], [last.name, 1]));
  const sum = sheet(page).locator('output');
  await expect(sum).toHaveText(`1 pack · ${formatSum(last.price)} · Sold out for now, so left out: Gone`);
  await expect(more(page, last.name)).toBeVisible();
  await expect(more(page, first.name)).toHaveCount(0);
  await order(page).click();
  await expect(page.getByPlaceholder(/^Item \d+$/)).toHaveCount(1);
});
