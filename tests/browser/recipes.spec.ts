import type { Page } from 'playwright/test';
import { pick, products } from '../support/content';
import { expect, test } from '../support/test';
import { rowsOf } from '../unit/content/tables';

const recipes = rowsOf<{ heading: string; steps: string[]; spices: string[] }>('recipes/en').filter(
  ({ steps }) => steps,
);
const longest = pick(
  recipes.toSorted((a, b) => b.steps.join('').length - a.steps.join('').length),
  ({ spices }) => spices.length > 1,
);
const fold = (page: Page, id: string) => page.locator(`[id="${id}"] details`);
const open = (page: Page) => page.locator('details[open]');

/** Returns the printed texts and the number of pages. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const headings = await page.locator('main h2:visible').allTextContents();
  await expect(page.locator('main :is(summary, .button):visible')).toHaveCount(0);
  for (const list of await open(page).locator('ol').all())
    await expect(list.getByRole('listitem').last()).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return { headings, pages: pdf.match(/\/Type\s*\/Page\b/g)?.length };
}

test('recipes unfold by keyboard, print one per page and scale to the servings', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/recipe/');
  await expect(open(page)).toHaveCount(0);
  for (const { id } of recipes) {
    await fold(page, id).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(fold(page, id).locator('ol')).toBeVisible();
  }
  const headings = recipes.map(({ heading }) => heading);
  expect(await print(page)).toEqual({ headings, pages: recipes.length });

  // A link to a card unfolds its recipe.
  await page.goto('/blog/');
  await page.goto(`/recipe/#${longest.id}`);
  await expect(open(page)).toHaveCount(1);
  const card = page.locator(`[id="${longest.id}"]`);
  await expect(card).toBeInViewport();
  expect((await card.boundingBox())?.width, 'the whole row').toBeGreaterThan(1100);
  const slugs = products
    .filter(({ id }) => longest.spices.map(String).includes(String(id)))
    .map(({ slug }) => slug);
  const spice = fold(page, longest.id).locator('ol a').first();
  await expect(spice).toHaveAttribute('href', new RegExp(`/(${slugs.join('|')})/$`));
  const amount = card.locator('[data-amount="1"][data-unit=" tsp"]').first();
  const more = card.getByRole('button', { name: 'More servings' });
  await expect(card.getByText('Serves 4')).toBeVisible();
  for (let count = 0; count < 4; count += 1) await more.click();
  await expect(card.getByText('Serves 8')).toBeVisible();
  await expect(amount).toHaveText('2 tsp');
  await expect(card.getByText('The amounts in the steps are for 4.')).toBeVisible();
  await card.getByRole('button', { name: 'Print this recipe' }).click();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  expect(await print(page)).toEqual({ headings: [longest.heading], pages: 1 });
  await card.getByRole('link', { name: 'Put these spices on my order' }).click();
  await expect(page.getByPlaceholder(/^Item \d+$/)).toHaveCount(longest.spices.length);
});
