import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
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

/** The texts of what would be printed, and on how many pages. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const headings = await page.locator('main h2:visible').allTextContents();
  await expect(page.locator('main :is(summary, .button):visible')).toHaveCount(0);
  for (const list of await open(page).locator('ol').all())
    await expect(list.getByRole('listitem').last()).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return { headings, pages: pdf.match(/\/Type\s*\/Page\b/g)?.length };
}

/** Unfolds all recipes and prints them. */
async function expectPrinted(page: Page): Promise<void> {
  await page.goto('/recipe/');
  await expect(open(page)).toHaveCount(0);
  const printed: string[] = [];
  for (const { id, heading } of recipes) {
    await fold(page, id).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(fold(page, id).locator('ol')).toBeVisible();
    printed.push(heading);
  }
  const slugs = products
    .filter(({ id }) => longest.spices.map(String).includes(String(id)))
    .map(({ slug }) => slug);
  const spice = fold(page, longest.id).locator('ol a').first();
  await expect(spice).toHaveAttribute('href', new RegExp(`/(${slugs.join('|')})/$`));
  expect(await print(page)).toEqual({ headings: printed, pages: printed.length });
}

test('recipes unfold by keyboard, lead to their spices, and each is printed on a page of its own; the button of one prints it alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await expectPrinted(page);
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page, `[id="${longest.id}"]`);
  await fold(page, longest.id).getByRole('button', { name: 'Print this recipe' }).click();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  expect(await print(page)).toEqual({ headings: [longest.heading], pages: 1 });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('recipes unfold and are printed all the same', ({ page }) => expectPrinted(page));
});

test('a text that is searched for in a step unfolds its recipe', async ({ page }) => {
  const words = longest.steps.flatMap((step) => /^[^{]{20,}/.exec(step)?.[0].trim() ?? []);
  await page.goto(`/recipe/#:~:text=${encodeURIComponent(pick(words))}`);
  await expect(fold(page, longest.id)).toHaveAttribute('open', '');
});
