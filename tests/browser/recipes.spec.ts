import type { Page } from 'playwright/test';
import { languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { interpolate } from '~/config/messages/interpolate';
import { groupDigits } from '~/domain/numerals';
import { pick, products } from '../support/content';
import { isWithoutNepali } from '../support/skipped';
import { expect, test } from '../support/test';
import { anyItemName } from '../support/words';
import { rowsOf } from '../unit/content/tables';

interface Recipe {
  heading: string;
  steps: string[];
  spices: string[];
  serves: number;
  ingredients: { quantity: string; name?: string }[];
}

const recipes = rowsOf<Recipe>('recipes/en').filter(({ steps }) => steps);
const longest = pick(
  recipes.toSorted((a, b) => b.steps.join('').length - a.steps.join('').length),
  ({ spices }) => spices.length > 1,
);
/** Spoons that it names among the ingredients and in a step, and twice as many. */
const { quantity: spoons } = pick(
  longest.ingredients,
  ({ quantity }) => /^[1-9] (tsp|tbsp)$/.test(quantity) && longest.steps.join().includes(quantity),
);
const twice = spoons.replace(/\d/, (count) => String(2 * Number(count)));
/** Names in the plural, such as `onions` of `onion(s)`, by those in the singular. */
const plurals = new Map(
  longest.ingredients.map(({ name = '' }) => [name.replace(/\(\w+\)/, ''), name.replace(/[()]/g, '')]),
);
const detailsOf = (page: Page, id: string) => page.locator(`[id="${id}"] .cook`);
const open = (page: Page) => page.locator('.cook[open]');

test('recipes unfold by keyboard or link, scale to the servings and print alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/recipe/');
  await expect(open(page)).toHaveCount(0);
  await detailsOf(page, longest.id).locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(detailsOf(page, longest.id).locator('ol')).toBeVisible();

  // A link to a card unfolds its recipe.
  await page.goto('/blog/');
  await page.goto(`/recipe/#${longest.id}`);
  await expect(open(page)).toHaveCount(1);
  const card = page.locator(`[id="${longest.id}"]`);
  await expect(card).toBeInViewport();
  const slugs = products
    .filter(({ id }) => longest.spices.map(String).includes(String(id)))
    .map(({ slug }) => slug);
  const spice = detailsOf(page, longest.id).locator('ol a').first();
  await expect(spice).toHaveAttribute('href', new RegExp(`/(${slugs.join('|')})/$`));
  const amount = card.locator(`[data-quantity="${spoons}"]`).first();
  const more = card.getByRole('button', { name: en.recipe.more });
  const ingredients = card.locator('.needs span');
  const names = await ingredients.allInnerTexts();
  await expect(card.getByText(interpolate(en.recipe.serves, { count: longest.serves }))).toBeVisible();
  for (let count = 0; count < longest.serves; count += 1) await more.click();
  await expect(card.getByText(interpolate(en.recipe.serves, { count: 2 * longest.serves }))).toBeVisible();
  await expect(amount).toHaveText(twice);
  await expect(ingredients).toHaveText(names.map((name) => plurals.get(name) ?? name));
  await expect(card.getByText(interpolate(en.recipe.stepsNote, { count: longest.serves }))).toBeVisible();
  await expect(card.locator(`ol [data-quantity="${spoons}"]`).first()).toHaveText(twice);
  await card.getByRole('button', { name: en.recipe.print }).click();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h2:visible')).toHaveText([longest.heading]);
  await expect(page.locator('main :is(summary, .button):visible')).toHaveCount(0);
  await expect(card.getByRole('listitem').last()).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await card.getByRole('button', { name: en.recipe.fewer }).click();
  await card.getByRole('link', { name: messagesOf('en').recipe.order }).click();
  await expect(page.getByPlaceholder(anyItemName)).toHaveCount(longest.spices.length);
});

test('a recipe for many guests scales as typed, in both scripts, and orders its packs', async ({ page }) => {
  test.skip(isWithoutNepali());
  await page.goto(`/ne/recipe/?guests=300#cook-${longest.id}`);
  const { recipe } = messagesOf('ne');
  const card = page.locator(`[id="${longest.id}"]`);
  const field = card.getByRole('textbox', { name: recipe.servings });
  await expect(field).toHaveValue('३००');
  await expect(card.locator('[data-packs] li')).toHaveCount(longest.spices.length);
  await expect(card.locator('[data-packs] [role=status]')).toContainText('३००');
  const { tsp, g } = languageOf('ne').units;
  for (const list of ['.needs', 'ol']) {
    await expect(card.locator(list)).not.toContainText(tsp);
    await expect(card.locator(list)).toContainText(g);
  }
  await expect(card.getByRole('link', { name: recipe.order, exact: true })).toBeHidden();
  for (const [typed, shown] of Object.entries({ '७': '७', '2,000': '२,०००' })) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(shown);
    await expect(card.locator('[data-packs]')).toBeVisible({ visible: shown !== '७' });
  }
  const order = card.getByRole('link', { name: recipe.packs.order });
  // The form reads the list, and takes it out of the URL.
  await expect(order).toHaveAttribute('href', /\/ne\/order\/#list=(\d+:\d+:\d+,?)+$/);
  await order.click();
  await expect(
    page.getByPlaceholder(interpolate(messagesOf('ne').forms.order.item.name, { number: 1 })),
  ).toHaveValue(/./);
});

test('a number of servings that cannot be read is answered, and the last one stays', async ({ page }) => {
  const { fault, servings } = messagesOf('en').recipe;
  await page.goto(`/recipe/?guests=5,000#cook-${longest.id}`);
  const card = page.locator(`[id="${longest.id}"]`);
  const field = card.getByRole('textbox', { name: servings });
  const expectFault = async (count: number) => {
    await expect(card.getByText(interpolate(fault, { most: groupDigits(2000, 'en'), count }))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(card.getByText(interpolate(en.recipe.serves, { count }))).toBeAttached();
  };
  await expectFault(longest.serves);
  await expect(field).toHaveValue('5,000');
  await field.fill('40');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  for (const typed of ['0', '−3', '1e9', 'abc', '12.5', '2001', '300 guests', '']) {
    await field.fill(typed);
    await field.blur();
    await expectFault(40);
    await expect(field).toHaveValue(typed);
  }
  await card.getByRole('button', { name: en.recipe.more }).click();
  await expect(field).toHaveValue('41');
  await expect(card.locator('[data-fault]')).toBeEmpty();
});

test('the packs of a second recipe are added to those of the first, until Undo', async ({ page }) => {
  const { recipe, forms } = messagesOf('en');
  const { question, undo, filledFromLink } = forms.order.lists;
  const rows = page.getByPlaceholder(anyItemName);
  const order = async (id: string) => {
    await page.goto(`/recipe/?guests=100#cook-${id}`);
    await page.locator(`[id="${id}"]`).getByRole('link', { name: recipe.packs.order }).click();
  };
  const read = () => rows.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  const [first, second] = recipes;
  await order(first?.id ?? '');
  await expect(page.getByText(filledFromLink)).toBeInViewport();
  const before = await read();
  await order(second?.id ?? '');
  await page.getByRole('button', { name: question.add }).click();
  const after = await read();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  await page.getByRole('button', { name: undo }).click();
  await expect(rows).toHaveCount(before.length);
});

test('a feast adds up the spices of its dishes, and leads to recipes for its guests', async ({ page }) => {
  const { feast, packs } = messagesOf('en').recipe;
  const [first, second] = recipes;
  await page.goto(`/feast/?guests=300&dish=${first?.id}`);
  const sum = page.locator('[data-packs] [role=status]');
  await expect(sum).toContainText(interpolate(packs.people, { count: 300 }));
  const order = page.getByRole('link', { name: packs.order });
  const before = [await sum.innerText(), (await order.getAttribute('href')) ?? ''] as const;
  await page.getByRole('checkbox', { name: second?.heading ?? '' }).check();
  await expect(sum).not.toHaveText(before[0]);
  await expect(page).toHaveURL(new RegExp(`\\?guests=300&dish=${first?.id}&dish=${second?.id}$`));
  const field = page.getByLabel(feast.guests);
  await page.getByRole('button', { name: '25', exact: true }).click();
  await expect(sum).toContainText(interpolate(packs.people, { count: 25 }));
  await page.getByRole('button', { name: feast.more }).click();
  await expect(field).toHaveValue('30');
  await field.fill('7');
  const range = `${feast.guests}: ${interpolate(feast.range, { least: 8, most: groupDigits(2000, 'en') })}`;
  await expect(page.getByText(range)).toBeVisible();
  await expect(sum).toBeHidden();
  await field.fill('300 guests');
  await expect(field).toHaveValue('300 guests');
  await expect(page.getByText(range)).toBeVisible();
  await field.fill('१०००');
  await expect(sum).toContainText(interpolate(packs.people, { count: groupDigits(1000, 'en') }));
  await page.getByText(packs.heading, { exact: true }).click();
  const link = page.getByRole('link', { name: first?.heading ?? '' });
  await expect(link).toHaveAttribute('href', new RegExp(`/recipe/\\?guests=1000#cook-${first?.id}$`));
  await expect(order).not.toHaveAttribute('href', before[1]);
  await order.click();
  await expect(page.getByText(messagesOf('en').forms.order.lists.filledFromLink)).toBeVisible();
});

test('one button keeps the screen on, and is hidden if the browser cannot', async ({ page }) => {
  const { awake } = messagesOf('en').recipe;
  await page.addInitScript(() => {
    const locks: { released: boolean }[] = [];
    const request = async () => {
      const lock = { released: false, release: async () => void Object.assign(lock, { released: true }) };
      locks.push(lock);
      return lock;
    };
    const isOld = location.search === '?old';
    if (isOld) Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    else Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { countHeld: () => locks.filter(({ released }) => !released).length });
  });
  await page.goto(`/recipe/#cook-${longest.id}`);
  const card = page.locator(`[id="${longest.id}"]`);
  const button = card.getByRole('button', { name: awake.button });
  const expectHeld = (count: number) => expect.poll(() => page.evaluate('countHeld()')).toBe(count);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText(awake.on)).toBeVisible();
  await expectHeld(1);
  await button.click();
  await expect(card.getByText(awake.on)).toBeHidden();
  await expectHeld(0);

  await page.goto(`/recipe/?old#cook-${longest.id}`);
  await expect(card.locator('ol')).toBeVisible();
  await expect(button).toBeHidden();
});
