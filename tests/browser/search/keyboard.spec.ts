import { interpolate } from '~/config/messages/interpolate';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';
import { ask, combobox, field, groups, list, options, product, selected, texts } from './page';

test.use({ viewport: { width: 1024, height: 800 } });

test.beforeEach(({ page }) => page.goto('/about/'));

test('becomes a combobox with a named list of grouped options', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await field(page).pressSequentially(product.name);
  await expect(list(page)).toBeVisible();
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
  const id = await list(page).getAttribute('id');
  await expect(combobox(page)).toHaveAttribute('aria-controls', id ?? '');
  const group = list(page).getByRole('group', { name: groups[0]?.label ?? '' });
  const option = group.getByRole('option').first();
  for (const text of [product.name, product.other ?? '', product.note ?? ''])
    await expect(option).toContainText(text);
  await expect(option.locator('mark').first()).toBeVisible();
  await expect
    .poll(() => option.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(96);
});

test('arrows, Home and End select, and Enter opens the selected option', async ({ page }) => {
  await field(page).pressSequentially('spice');
  await expect(options(page)).toHaveCount(8);
  await expect(selected(page)).toHaveCount(0);
  const isAt = async (place: number) => {
    await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(selected(page)).toHaveCount(1);
    const id = await options(page).nth(place).getAttribute('id');
    await expect(combobox(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 7],
    ['ArrowDown', 0],
    ['ArrowUp', 7],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(place);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const href = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
});

test('Enter searches if no arrow key selected an option', async ({ page }) => {
  await field(page).pressSequentially('jeera');
  await expect(list(page)).toBeVisible();
  await options(page).first().hover();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/?q=jeera#find');
});

test('Escape closes the list, then clears the field', async ({ page }) => {
  await field(page).pressSequentially('jeera');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('jeera');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('closes when the focus leaves', async ({ page }) => {
  await field(page).pressSequentially('jeera');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('announces the number of suggestions', async ({ page }) => {
  const status = page.getByRole('banner').getByRole('status');
  await field(page).pressSequentially('jeera');
  await expect(list(page)).toBeVisible();
  const count = await options(page).count();
  await expect(status).toHaveText(interpolate(texts.found, { count }));
  await field(page).fill('xyzzy');
  await expect(status).toHaveText(interpolate(texts.none, { query: 'xyzzy' }));
});

test('asks about what is not found with the contact form', async ({ page }) => {
  await field(page).pressSequentially('saffron & xyzzy');
  const option = options(page).getByText(interpolate(texts.ask, { query: 'saffron & xyzzy' }));
  await option.click();
  await expect(page).toHaveURL(`${ask}saffron%20%26%20xyzzy`);
  await expect(page.getByLabel('Enquiry type')).toHaveValue('order');
  await expect(page.getByLabel('Message')).toHaveValue('saffron & xyzzy');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ram@example.com');
  await expect(page.locator('astro-island:not([ssr]) #contact-message')).toHaveValue('saffron & xyzzy');
});

test('opens the answer of a question and the fold of a recipe', async ({ page }) => {
  for (const [query, group, open] of [
    ['delivery', 'Questions', '[open] > .answer'],
    ['biryani', 'Recipes', '.cook[open]'],
  ] as const) {
    await field(page).fill(query);
    await list(page).getByRole('group', { name: group }).getByRole('option').first().click();
    await expect(page.locator(open)).toBeInViewport();
  }
});

test('has no axe faults with the list open', async ({ page }) => {
  await field(page).pressSequentially('spice');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(1);
  await expectAccessible(page, '.banner');
});

test('the selection is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await field(page).pressSequentially('spice');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCSS('outline-style', 'solid');
  await expect(selected(page)).toHaveCSS('outline-width', '3px');
});

test('has room for text of 200 %', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await field(page).pressSequentially('spice');
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  for (const part of [page.locator('html'), list(page)])
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
