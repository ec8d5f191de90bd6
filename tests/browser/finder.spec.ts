import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const names = (page: Page) => page.locator('[data-cards] li:visible :is(h2, h3, h4)');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search in English or Nepali' });
const count = (page: Page, text: string) =>
  expect(page.locator('#find').getByText(text, { exact: true }).first()).toBeVisible();
const openFilters = (page: Page) => page.locator('summary', { hasText: 'Filters' }).click();
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: choice, exact: true }).check();

test('typing finds spices by their Nepali names and marks what was hit', async ({ page }) => {
  await page.goto('/products/');
  await count(page, '59 products');
  await field(page).pressSequentially('besar');
  await expect(names(page)).toHaveText([/^Turmeric Powder/]);
  await expect(page.locator('mark')).toHaveText(['बेसार']);
  await field(page).fill('turmeric');
  await expect(page.locator('mark')).toHaveText(['Turmeric']);
  await field(page).fill('');
  await expect(names(page)).toHaveCount(59);
  await expect(page.locator('mark')).toHaveCount(0);
});

test('what was marked reads as before once the search is cleared', async ({ page }) => {
  await page.goto('/products/');
  const cards = page.locator('[data-cards]');
  const before = await cards.innerHTML();
  await field(page).fill('cumin');
  await expect(names(page)).toHaveCount(3);
  await field(page).fill('');
  await expect(names(page)).toHaveCount(59);
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

test('the address holds all that is chosen, and brings it back', async ({ page }) => {
  await page.goto('/products/');
  await field(page).fill('masala');
  await openFilters(page);
  await choose(page, 'Pack size', '100 g');
  await choose(page, 'Good for', 'Tea');
  await page.getByLabel('Price up to, Rs.').fill('150');
  await page.getByLabel('Rating', { exact: true }).selectOption('4 or more');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL('/products/?q=masala&sort=price&use=tea&pack=100&max=150&rating=4');
  await expect(names(page)).toHaveText([/^Tea Spice/]);

  await page.reload();
  await expect(names(page)).toHaveText([/^Tea Spice/]);
  await expect(field(page)).toHaveValue('masala');
  await expect(page.locator('summary', { hasText: 'Filters' })).toHaveText(/4$/);
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: 'Tea' })).toBeChecked();

  await page.locator('#find').getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(59);
});

test('going back undoes one choice at a time, a typed word being one', async ({ page }) => {
  await page.goto('/products/');
  await field(page).pressSequentially('cumin', { delay: 40 });
  await expect(page).toHaveURL('/products/?q=cumin');
  await openFilters(page);
  await choose(page, 'Pack size', '500 g');
  await expect(page).toHaveURL('/products/?q=cumin&pack=500');
  await expect(names(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/products/?q=cumin');
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: '500 g' })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/products/');
  await expect(names(page)).toHaveCount(59);
  await page.goForward();
  await expect(names(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('cumin');
});

test('going back from another page brings the search along', async ({ page }) => {
  await page.goto('/products/?q=jeera&sort=per100');
  await expect(names(page)).toHaveText([/^Cumin Seeds/, /^Cumin Powder/, /^Cumin Water Spice/]);
  await page.getByRole('link', { name: 'Enquire about Cumin Seeds' }).click();
  await expect(page).toHaveURL(/\/order\//);
  await page.goBack();
  await expect(field(page)).toHaveValue('jeera');
  await expect(names(page)).toHaveText([/^Cumin Seeds/, /^Cumin Powder/, /^Cumin Water Spice/]);
});

test('what an address asks for in vain is left out', async ({ page }) => {
  await page.goto('/products/?sort=colour&pack=33&use=painting&rating=nine');
  await expect(names(page)).toHaveCount(59);
  await expect(page.getByLabel('Sort by')).toHaveValue('');
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

test('screen readers hear how many are shown, once typing pauses', async ({ page }) => {
  await page.goto('/products/');
  const spoken = page.locator('#find').getByRole('status');
  await expect(spoken).toHaveText('');
  await field(page).pressSequentially('cumin');
  await expect(spoken).toHaveText('3 of 59 products');
  await field(page).fill('xyzzy');
  await expect(spoken).toHaveText('Nothing found for “xyzzy”.');
});

test('all of it works by keyboard', async ({ page }) => {
  await page.goto('/products/whole/');
  await field(page).focus();
  await page.keyboard.type('til');
  await expect(names(page)).toHaveText([/^Black Til/, /^White Til/]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Meat' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/products/whole/?q=til&use=meat');
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/whole/?q=til&use=meat');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing of the finder is fetched before it is touched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/finder\.[\w-]+\.js$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/products/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await field(page).tap();
    await expect.poll(() => fetched.length).toBe(2);
    await page.keyboard.type('chiya');
    await expect(names(page).first()).toHaveText(/^Tea Spice/);
  });

  test('the filters are folded and count what is chosen', async ({ page }) => {
    await page.goto('/products/');
    await expect(page.getByRole('checkbox', { name: 'Pickles' })).toBeHidden();
    await page.locator('summary', { hasText: 'Filters' }).tap();
    await page.getByRole('checkbox', { name: 'Pickles' }).tap();
    await page.getByRole('checkbox', { name: 'Box Spices' }).tap();
    await expect(page.locator('summary', { hasText: 'Filters' })).toHaveText(/2$/);
    await expect(page).toHaveURL('/products/?use=pickles&category=box');
  });
});

test('when the finder cannot be fetched, the list stays whole', async ({ page, watch }) => {
  watch.expect(/finder/);
  watch.expect(/Failed to load resource/);
  await page.route(/_astro\/finder\./, (route) => route.abort());
  await page.goto('/products/?q=besar');
  await expect(field(page)).toHaveValue('besar');
  await expect(names(page)).toHaveCount(59);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the address of the search and to the whole list', async ({ page }) => {
    await page.goto('/products/');
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await expect(page.locator('summary', { hasText: 'Filters' })).toBeHidden();
    await field(page).fill('besar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/?q=besar#find');
    await expect(names(page)).toHaveCount(59);
  });

  test('the search in the header leads to the catalogue', async ({ page }) => {
    await page.goto('/about/');
    const header = page.getByRole('banner').getByRole('searchbox', { name: 'Search all spices' });
    await header.fill('jeera');
    await header.press('Enter');
    await expect(page).toHaveURL('/products/?q=jeera#find');
  });
});

for (const width of [1024, 390])
  test(`a search from the header at ${width} px arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/history/');
    if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
    const search = page.getByRole('searchbox', { name: 'Search all spices' });
    await search.fill('methi');
    await search.press('Enter');
    await expect(page).toHaveURL('/products/?q=methi#find');
    await expect(names(page).first()).toBeVisible();
    await expect(names(page).first()).toHaveText(/Fenugreek/);
    await expect(field(page)).toHaveValue('methi');
    await expect(field(page)).toBeInViewport();
  });

test('a lost address stands ready in the search of the 404 page', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.goto('/produts/turmeric-powder.html');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toHaveValue('turmeric powder');
  await search.press('Enter');
  await expect(names(page)).toHaveText([/^Turmeric Powder/]);
});
