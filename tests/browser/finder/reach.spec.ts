import { products } from '../../support/content';
import { expect, test } from '../../support/test';
import { common, expectShown, field, filters, find, names, nothing, unique, uniqueWord } from './page';

test('screen readers hear how many are shown, once typing pauses', async ({ page }) => {
  await page.goto('/products/');
  const spoken = page.locator('#find').getByRole('status');
  await expect(spoken).toHaveText('');
  await field(page).pressSequentially(common);
  await expect(spoken).toHaveText(`${find(`q=${common}`).length} of ${products.length} products`);
  await field(page).fill(nothing);
  await expect(spoken).toHaveText(`Nothing found for “${nothing}”.`);
});

test('all of it works by keyboard', async ({ page }) => {
  const { name, category } = unique;
  const address = `/products/${category}/?${new URLSearchParams({ q: name, use: unique.uses[0] ?? '' })}`;
  await page.goto(`/products/${category}/`);
  await field(page).focus();
  await page.keyboard.type(name);
  await expectShown(page, find(`q=${name}&category=${category}`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Good for' }).getByRole('checkbox').first()).toBeFocused();
  await page.locator(`#find [name=use][value=${unique.uses[0]}]`).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(address);
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing of the finder is fetched before it is touched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/finder\.[\w-]+\.js(on)?$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/products/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await field(page).tap();
    await expect.poll(() => fetched.length).toBe(2);
    await page.keyboard.type(uniqueWord);
    await expectShown(page, [unique]);
  });

  test('the filters are folded and count what is chosen', async ({ page }) => {
    await page.goto('/products/');
    await expect(page.getByRole('checkbox', { name: 'Pickles' })).toBeHidden();
    await filters(page).tap();
    await page.getByRole('checkbox', { name: 'Pickles' }).tap();
    await page.getByRole('checkbox', { name: 'Box Spices' }).tap();
    await expect(filters(page)).toHaveText(/2$/);
    await expect(page).toHaveURL('/products/?use=pickles&category=box');
  });
});

test('when the finder cannot be fetched, the list stays whole', async ({ page, watch }) => {
  watch.expect(/finder/);
  watch.expect(/Failed to load resource/);
  await page.route(/_astro\/finder\./, (route) => route.abort());
  await page.goto(`/products/?q=${common}`);
  await expect(field(page)).toHaveValue(common);
  await expect(names(page)).toHaveCount(products.length);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the address of the search and to the whole list', async ({ page }) => {
    await page.goto('/products/');
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await expect(filters(page)).toBeHidden();
    await field(page).fill(common);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/products/?q=${common}#find`);
    await expect(names(page)).toHaveCount(products.length);
  });

  test('the search in the header leads to the catalogue', async ({ page }) => {
    await page.goto('/about/');
    const header = page.getByRole('banner').getByRole('searchbox', { name: 'Search all spices' });
    await header.fill(uniqueWord);
    await header.press('Enter');
    await expect(page).toHaveURL(`/products/?${new URLSearchParams({ q: uniqueWord })}#find`);
  });
});

test('a search from the header and from the drawer arrives', async ({ page }) => {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/history/');
    if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
    const search = page.getByRole('searchbox', { name: 'Search all spices' });
    await search.fill(common);
    await search.press('Enter');
    await expect(page).toHaveURL(`/products/?q=${common}#find`);
    await expectShown(page, find(`q=${common}`));
    await expect(field(page)).toHaveValue(common);
    await expect(field(page)).toBeInViewport();
  }
});

test('a lost address stands ready in the search of the 404 page', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.goto(`/produts/${unique.name.toLowerCase().replaceAll(' ', '-')}.html`);
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toHaveValue(unique.name.toLowerCase());
  await search.press('Enter');
  await expectShown(page, find(`q=${unique.name}`));
});
