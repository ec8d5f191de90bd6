import { expectAccessible } from '../../support/axe';
import { products } from '../../support/content';
import { expect, test } from '../../support/test';
import { expectCount, field, filters, names } from './page';

test('typing finds spices by their Nepali names and marks what was hit', async ({ page }) => {
  await page.goto('/products/');
  await expectCount(page, `${products.length} products`);
  await field(page).pressSequentially('besar');
  await expect(names(page)).toHaveText([/^Turmeric Powder/]);
  await expect(page.locator('mark')).toHaveText(['बेसार']);
  await field(page).fill('turmeric');
  await expect(page.locator('mark')).toHaveText(['Turmeric']);
  await field(page).fill('');
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.locator('mark')).toHaveCount(0);
});

test('what was marked reads as before once the search is cleared', async ({ page }) => {
  await page.goto('/products/');
  const cards = page.locator('[data-cards]');
  const before = await cards.innerHTML();
  await field(page).fill('cumin');
  await expect(names(page)).toHaveCount(3);
  await field(page).fill('');
  await expect(names(page)).toHaveCount(products.length);
  expect(await cards.innerHTML()).toBe(before);
});

test('groups without hits vanish with their heading and the link to them', async ({ page }) => {
  await page.goto('/products/');
  await field(page).fill('cumin');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Pouch Spices',
    'Whole Spices',
    'Box Spices',
  ]);
  await expect(page.getByRole('link', { name: /^Other Products \d/ })).toBeHidden();
  await expect(page.locator('#box').getByText('1 of 22 products')).toBeVisible();
});

test('groups of which few cards are found stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products/?q=cumin');
  await expect(names(page)).toHaveCount(3);
  const tops = await page
    .locator('[data-cards] section:visible')
    .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('the cards that are shown are the nodes of the page, moved and not drawn again', async ({ page }) => {
  await page.goto('/products/');
  const card = await page.locator('#product-210').elementHandle();
  await page.getByLabel('Sort by').selectOption('Lowest per 100 g');
  await expect(names(page).first()).toHaveText(/^Whole Fennel Seeds/);
  expect(await card?.evaluate((node) => node.isConnected && node.id)).toBe('product-210');
  await expect(page.locator('[id=product-210]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lowest per 100 g']);
});

test('where nothing is found the page says what to try', async ({ page }) => {
  await page.goto('/products/box/');
  await field(page).fill('turmeric');
  await expect(page.getByText('Nothing found for “turmeric”.')).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Search all products' }).click();
  await expect(page).toHaveURL('/products/?q=turmeric');
  await expect(names(page)).toHaveText([/^Turmeric Powder/]);

  await field(page).fill('xyzzy');
  await page.getByRole('link', { name: 'masu' }).click();
  await expect(names(page).first()).toHaveText(/^Meat Spice/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing wrong with filters, marks and an empty list, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/products/?q=cumin&pack=100&sort=rating');
    await expect(page.locator('mark').first()).toBeVisible();
    await filters(page).click();
    await expectAccessible(page);
    await field(page).fill('xyzzy');
    await expect(page.getByText('Nothing found for “xyzzy”.')).toBeVisible();
    await expectAccessible(page);
  });

test('what can be pressed in the filters is at least 24 pixels large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/products/');
  await filters(page).click();
  await field(page).fill('xyzzy');
  await expect(page.getByText('Nothing found for “xyzzy”.')).toBeVisible();
  const boxes = await page
    .locator('#find :is(label:has([type=checkbox]), select, [type=number], summary, button, a):visible')
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const { width, height } = node.getBoundingClientRect();
        return { text: node.textContent.trim(), side: Math.min(width, height) };
      }),
    );
  expect(boxes.length).toBeGreaterThan(30);
  expect(boxes.filter(({ side }) => side < 24)).toEqual([]);
});
