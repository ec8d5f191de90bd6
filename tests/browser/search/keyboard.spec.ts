import { interpolate } from '~/config/messages/interpolate';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';
import { ask, combobox, field, groups, list, options, product, selected, texts } from './page';

test.use({ viewport: { width: 1024, height: 800 } });

test('the list is an accessible combobox, also in forced colours and large text', async ({ page }) => {
  await page.goto('/about/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('searchbox')).toBeVisible();
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
  const count = await options(page).count();
  await expect(banner.getByRole('status')).toHaveText(interpolate(texts.found, { count }));
  await field(page).fill('xyzzy');
  await expect(banner.getByRole('status')).toHaveText(interpolate(texts.none, { query: 'xyzzy' }));

  await field(page).fill('spice');
  await expect(options(page)).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(1);
  await expectAccessible(page, '.banner');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(selected(page)).toHaveCSS('outline-style', 'solid');
  await expect(selected(page)).toHaveCSS('outline-width', '3px');
  await page.emulateMedia({ forcedColors: 'none' });

  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  for (const part of [page.locator('html'), list(page)])
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('leads to a product, a search, a question, a recipe and the contact form', async ({ page }) => {
  await page.goto('/about/');
  await field(page).pressSequentially('spice');
  await expect(options(page)).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveCount(1);
  const href = await selected(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');

  // The pointer selects nothing.
  await field(page).pressSequentially('jeera');
  await expect(list(page)).toBeVisible();
  await options(page).first().hover();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/?q=jeera#find');

  for (const [query, group, open] of [
    ['delivery', 'Questions', '[open] > .answer'],
    ['biryani', 'Recipes', '.cook[open]'],
  ] as const) {
    await field(page).fill(query);
    await list(page).getByRole('group', { name: group }).getByRole('option').first().click();
    await expect(page.locator(open)).toBeInViewport();
  }

  await field(page).fill('saffron & xyzzy');
  await options(page)
    .getByText(interpolate(texts.ask, { query: 'saffron & xyzzy' }))
    .click();
  await expect(page).toHaveURL(`${ask}saffron%20%26%20xyzzy`);
  await expect(page.getByLabel('Enquiry type')).toHaveValue('order');
  await expect(page.getByLabel('Message')).toHaveValue('saffron & xyzzy');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ram@example.com');
  await expect(page.locator('astro-island:not([ssr]) #contact-message')).toHaveValue('saffron & xyzzy');
});
