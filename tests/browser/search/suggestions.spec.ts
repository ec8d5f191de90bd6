import { interpolate } from '~/config/messages/interpolate';
import { expectAccessible } from '../../support/axe';
import { hold } from '../../support/slow-line';
import { expect, test } from '../../support/test';
import { collect } from '../../support/traffic';
import { ask, combobox, field, groups, list, options, product, script, selected, texts } from './page';

test.describe('beside the menu', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the field is an accessible combobox, whose options lead to all kinds of pages', async ({ page }) => {
    await page.goto('/about/');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('searchbox')).toBeVisible();
    await field(page).pressSequentially(product.name);
    await expect(list(page)).toBeVisible();
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
    const option = list(page)
      .getByRole('group', { name: groups[0]?.label ?? '' })
      .getByRole('option')
      .first();
    for (const text of [product.name, product.other ?? '', product.note ?? ''])
      await expect(option).toContainText(text);
    await expect(option.locator('mark').first()).toBeVisible();
    await expect
      .poll(() => option.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(96);
    await field(page).fill('spice');
    await expect(options(page)).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    await expect(selected(page)).toHaveCount(1);
    await expectAccessible(page, '.banner');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(selected(page)).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
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
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ram@example.com');
    await expect(page.locator('astro-island:not([ssr]) #contact-message')).toHaveValue('saffron & xyzzy');
  });

  test('a held script loses no key, nor does a failed one stop the form', async ({ page, watch }) => {
    watch.expect(/failed: |Failed to load|Failed to fetch|ERR_FAILED|hydrating/);
    const files = collect(page);
    const listParts = async () =>
      (await files.settle())
        .map(({ url }) => url)
        .filter((url) => /SearchBox|suggestions-|client\.|react/.test(url));
    const release = await hold(page, script);
    await page.goto('/about/');
    expect(await listParts(), 'before the first use').toEqual([]);
    await field(page).pressSequentially('jeer');
    await page.keyboard.press('ArrowDown');
    await field(page).pressSequentially('a');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    release();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveValue('jeera');
    await expect(field(page)).toBeFocused();
    expect((await listParts()).filter((url) => url.includes('suggestions-'))).toHaveLength(1);

    await page.unroute(script);
    await page.route(script, (route) => route.abort());
    await page.reload();
    await field(page).fill('besar');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/products/?q=besar#find');
    await field(page).fill('jeera');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/products/?q=jeera#find');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the list fits above the keyboard, in the drawer and on the 404 page', async ({ page, watch }) => {
    watch.expect(/404/);
    await page.goto('/produts/turmeric-powder.html');
    await field(page, 'lost').tap();
    await expect(options(page).first()).toContainText('Turmeric Powder');
    // A keyboard makes the visible part this high.
    const aboveKeyboard = { width: 390, height: 420 };
    await page.setViewportSize(aboveKeyboard);
    await field(page, 'lost').fill('spice');
    await expect(options(page)).toHaveCount(8);
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'lost')).toBeInViewport({ ratio: 1 });
    expect((await list(page).boundingBox())?.height).toBeGreaterThan(180);
    await page.setViewportSize({ width: 390, height: 844 });
    await field(page, 'lost').fill('');

    await page.getByRole('button', { name: 'Open menu' }).tap();
    const input = field(page, 'drawer');
    await input.tap();
    // Phones zoom into smaller text.
    await expect(input).toHaveCSS('font-size', '16px');
    await input.pressSequentially('spice');
    await expect(options(page)).toHaveCount(8);
    await expect(page.locator('#drawer').getByRole('navigation')).toBeHidden();
    await expectAccessible(page, '#drawer');
    await page.setViewportSize(aboveKeyboard);
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    await expect(input).toBeInViewport({ ratio: 1 });
    const [top, bottom] = [await input.boundingBox(), await list(page).boundingBox()];
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
    const href = await options(page).first().getAttribute('href');
    await options(page).first().tap();
    await expect(page).toHaveURL(href ?? '');
  });
});
