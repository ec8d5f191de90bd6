import { sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { expectAccessible } from '../../support/axe';
import { pageText, pick, products, productsOf } from '../../support/content';
import { expect, test } from '../../support/test';
import { rowsOf } from '../../unit/content/tables';
import { common, expectShown, field, filters, find, names, nothing, unique, uniqueWord } from './page';

const { finder } = messagesOf(sourceLocale);

const found = find(`q=${common}`);
const groups = found.map(({ category }) => category);

test('typing filters, groups, highlights and announces the cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products/');
  const cards = page.locator('[data-cards]');
  // Cards below the first viewport have this class until they are laid out.
  await expect(page.locator('.later')).toHaveCount(0, { timeout: 30_000 });
  const before = await cards.innerHTML();
  const tile = page.getByRole('link', { name: /on one sheet/ });
  await expect(tile.first()).toBeVisible();
  const count = page.locator('#find').getByText(`${products.length} products`, { exact: true });
  await expect(count.first()).toBeVisible();
  const spoken = page.locator('#find').getByRole('status');
  await expect(spoken).toHaveText('');
  await field(page).pressSequentially(common);
  await expect(spoken).toHaveText(`${found.length} of ${products.length} products`);
  await expect(tile).toHaveCount(0);
  const headings = groups.map((group) => pageText(`products-${group}`).heading);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(headings);
  const { category } = pick(products, ({ category }) => !groups.includes(category));
  const { heading } = pageText(`products-${category}`);
  await expect(page.getByRole('link', { name: new RegExp(`^${heading} \\d`) })).toBeHidden();
  for (const group of groups)
    await expect(
      page.locator(`#${group}`).getByText(`1 of ${productsOf(group).length} products`),
    ).toBeVisible();
  const tops = await page
    .locator('[data-cards] section:visible')
    .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await field(page).fill(nothing);
  await expect(spoken).toHaveText(`Nothing found for “${nothing}”.`);

  await field(page).fill('');
  await field(page).pressSequentially(uniqueWord);
  await expectShown(page, [unique]);
  expect(unique.nepali).toContain(await page.locator('mark').first().innerText());
  const [word = ''] = unique.name.split(' ');
  await field(page).fill(word);
  await expect(page.locator('mark').first()).toHaveText(word);
  await field(page).fill('');
  await expect(names(page)).toHaveCount(products.length);
  await expect(page.locator('mark')).toHaveCount(0);
  expect(await cards.innerHTML()).toBe(before);

  // Sorting moves the nodes of the page without rendering them again.
  const [first] = find('sort=per100');
  const card = await page.locator(`#product-${first?.id}`).elementHandle();
  await page.getByLabel('Sort by').selectOption('per100');
  await expect(names(page).first()).toContainText(first?.name ?? '');
  expect(await card?.evaluate((node) => node.isConnected && node.id)).toBe(`product-${first?.id}`);
  await expect(page.locator(`[id=product-${first?.id}]`)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([finder.sorts.per100]);
});

test('an empty result suggests what to try and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const elsewhere = pick(groups, (group) => group !== unique.category);
  await page.goto(`/products/${elsewhere}/`);
  await field(page).fill(common);
  await page.getByLabel('Sort by').selectOption('rating');
  await expectShown(page, find(`q=${common}&sort=rating&category=${elsewhere}`));
  await expect(page.locator('mark').first()).toBeVisible();
  await filters(page).click();
  // Only the parts that the finder changes, because pages.spec.ts has checked the page. A category is a small one.
  await expectAccessible(page, '#find, [data-cards] li:has(mark)');
  await page.getByLabel('Sort by').selectOption('');
  await field(page).fill(uniqueWord);
  await expect(page.getByText(`Nothing found for “${uniqueWord}”.`)).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await expectAccessible(page, '#find');
  await page.getByRole('link', { name: 'Search all products' }).click();
  await expect(page).toHaveURL(`/products/?${new URLSearchParams({ q: uniqueWord })}`);
  await expectShown(page, [unique]);

  await field(page).fill(nothing);
  const [example = ''] = finder.examples;
  await page.getByRole('link', { name: example }).click();
  await expect(names(page).first()).toContainText(find(`q=${example}`)[0]?.name ?? '');

  const { id, category } = pick(rowsOf<{ category: string }>('unsold/list'));
  await field(page).fill(id);
  await expect(page.locator('#find').getByText(`We do not sell “${id}”. The nearest kind:`)).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await expect(page.locator('#find [data-near]:visible')).toHaveAttribute('href', `/products/${category}/`);

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByLabel('Sort by'), 'arrow in forced colours').toHaveCSS('appearance', 'auto');
  await page.emulateMedia({ forcedColors: 'none' });
  await field(page).fill(nothing);
  await expect(page.getByText(`Nothing found for “${nothing}”.`)).toBeVisible();
  await filters(page).click();
  const boxes = await page
    .locator('#find :is(label:has([type=checkbox]), select, [inputmode=decimal], summary, button, a):visible')
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const { width, height } = node.getBoundingClientRect();
        return { text: node.textContent.trim(), side: Math.min(width, height) };
      }),
    );
  expect(boxes.length).toBeGreaterThan(30);
  expect(boxes.filter(({ side }) => side < 24)).toEqual([]);
});
