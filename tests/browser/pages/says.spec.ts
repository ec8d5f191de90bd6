import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { watchAsked } from '../../support/traffic';

const promises = [
  'Provide Curated Products for all product over $100',
  'Return product within 3 days for any product you buy',
  'Free home delivery',
];
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, exact: true });

async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
}

test('home: slides, tiles, the signed story, benefits and top products', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('group')).toHaveCount(2);
  for (const name of ['Handpicked Products', 'Always Fresh', 'Monitored Quality', 'Buy Local Products'])
    await expect(main(page).getByText(name, { exact: true })).toBeVisible();
  await expect(heading(page, 'Discover our story')).toBeVisible();
  await expect(main(page).getByText('Founder & Director')).toBeVisible();
  await expect(main(page).getByText('Why Choose Us', { exact: true })).toBeVisible();
  await expect(heading(page, 'Finest Experience')).toBeVisible();
  for (const name of [
    '100% Pure & Natural',
    'Quality You Can Trust',
    'Fast and Fresh Delivery',
    'Healthy Lifestyle',
    'Sustainable & Ethical',
    'Trust & Integrity',
  ])
    await expect(heading(page, name)).toBeVisible();
  await expect(heading(page, 'Top Products')).toBeVisible();
  await expect(page.locator('#top-products').getByText(/^[★⯪☆]{5}$/)).toHaveCount(16);
});

test('about: story, three features, four voices, four posts and the marketplace', async ({ page }) => {
  await expectPage(page, '/about/', 'About us');
  await expect(main(page).getByText('Features', { exact: true })).toBeVisible();
  await expect(heading(page, 'Why Choose Us')).toBeVisible();
  for (const name of ['All Kind Brand', 'Curated Products', 'Pesticide Free Goods'])
    await expect(heading(page, name)).toBeVisible();
  await expect(main(page).getByText('Testimonials', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer Feedback' }).getByRole('figure')).toHaveCount(4);
  const posts = page.getByRole('region', { name: 'Latest Recipes & Blogs' }).getByRole('article');
  await expect(posts).toHaveCount(4);
  for (const post of await posts.all()) {
    await expect(post).toContainText(/(Recipe|Health|Tips)\s*[A-Z][a-z]+ \d{1,2}, 20\d\d/);
    await expect(post.getByRole('link')).toHaveAttribute('href', '/blog/');
    await expect(post.getByText('Read More')).toBeVisible();
  }
  await expect(main(page).getByText('Buy Online', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Buy Local Products')).toHaveCount(0);
});

test('history: the founding, six years and a closing quote', async ({ page }) => {
  await expectPage(page, '/history/', 'History');
  await expect(main(page)).toContainText('established 2057 BS (2001 AD)');
  await expect(main(page)).toContainText('over 17 years');
  await expect(main(page).locator('ol h3')).toHaveText(['2001', '2005', '2010', '2015', '2018', '2021']);
  await expect(main(page).locator('ol li').last()).toContainText('20 years celebrated');
  await expect(main(page).getByRole('blockquote')).toBeVisible();
});

test('blog: twelve cards whose Read More does nothing', async ({ page }) => {
  await expectPage(page, '/blog/', 'Our Blogs');
  const posts = main(page).getByRole('article');
  await expect(posts).toHaveCount(12);
  const before = await main(page).innerHTML();
  await page.waitForLoadState('networkidle');
  const asked = watchAsked(page);
  await posts
    .first()
    .getByRole('button', { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/$/);
  expect(await main(page).innerHTML()).toBe(before);
  expect(asked.filter((url) => !/\.(avif|jpe?g)$/.test(url))).toEqual([]);
});

for (const path of ['/recipe/', '/recipes/'])
  test(`${path}: twelve recipes in their order`, async ({ page }) => {
    await expectPage(page, path, 'Recipes');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/recipe\/$/);
    await expect(main(page).getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Mo:Mo',
      'Chicken Biryani',
      'Paratha',
      'Butter Chicken',
      'Tandoori Chicken',
      'Paneer Kebabs',
      'Roasted Chicken',
      'Masala Tea',
      'Tomato Curry',
      'Fish Curry',
      'Palak Paneer',
      'Samosa',
    ]);
  });

test('products: four sections in order, each card with its lines', async ({ page }) => {
  await expectPage(page, '/products/', 'Products');
  await expect(heading(page, 'All Products')).toBeVisible();
  const sections = ['Box Spices', 'Pouch Spices', 'Whole Spices', 'Other Products'];
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(sections);
  for (const [at, count] of [22, 11, 18, 8].entries())
    await expect(page.getByRole('region', { name: sections[at] ?? '' }).getByRole('article')).toHaveCount(
      count,
    );
  for (const [id, lines] of [
    [
      '1',
      [
        'Meat Spice',
        'मासु मसला',
        'Rated 4.5 out of 5',
        'Rs.40 / 70 / 130 / 580',
        '25 / 50 / 100 / 500g',
        'from Rs.116 / 100 g',
      ],
    ],
    ['206', ['Twelve-Spice Mix', 'Rated 3 out of 5', 'Rs.25 / 50 / 100 / 240']],
    ['301', ['Chia Seeds', 'Rated 4.5 out of 5', 'Rs.240', '200g']],
  ] as const)
    for (const line of lines) await expect(page.locator(`#product-${id}`)).toContainText(line);
  await expect(page.locator('#product-206')).not.toContainText(/100 g|\dg/);
  await expect(main(page).getByText('Rs.Rs.')).toHaveCount(0);
  await expect(page.locator('#product-21').getByText(/^Rated (3|4|5)(\.\d)? out of 5$/)).toHaveCount(1);
});

for (const [slug, name, count] of [
  ['box', 'Box Spices', 22],
  ['pouch', 'Pouch Spices', 11],
  ['whole', 'Whole Spices', 18],
  ['other', 'Other Products', 8],
] as const)
  test(`/products/${slug}/ lists ${count} ${name}`, async ({ page }) => {
    await expectPage(page, `/products/${slug}/`, name);
    await expect(main(page).getByRole('article')).toHaveCount(count);
  });

test('dealers: the invitation, five benefits and the way to the contact page', async ({ page }) => {
  await expectPage(page, '/dealers/', 'Dealers');
  await expect(heading(page, 'Partner With Us')).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(5);
  await expect(main(page).getByRole('listitem').first()).toContainText('Over 20 years in the market');
  await expect(heading(page, 'Interested in Becoming a Dealer?')).toBeVisible();
  await main(page).getByRole('link', { name: 'Become a Dealer' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('team: three directors and nine placeholders', async ({ page }) => {
  await expectPage(page, '/team/', 'Team');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.locator('p')).toHaveText([...Array(3).fill('Director'), ...Array(9).fill('Role')]);
  await expect(cards.getByRole('heading', { name: 'Name', exact: true })).toHaveCount(9);
});

test('media: type and date, a title, and Read More', async ({ page }) => {
  await expectPage(page, '/media/', 'Media Coverages');
  for (const card of await main(page).getByRole('article').all()) {
    await expect(card).toContainText(/(Article|Media Appearance) - [A-Z][a-z]+ \d{1,2}, 20\d\d/);
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '#');
  }
});

test('testimonials: fifteen, each with five stars and the day of the feedback', async ({ page }) => {
  await expectPage(page, '/testimonials/', 'Testimonials');
  await expect(main(page).getByRole('figure')).toHaveCount(15);
  await expect(main(page).getByText('Rated 5 out of 5', { exact: true })).toHaveCount(15);
  await expect(main(page).getByText(/^Feedback on : \d{4}-\d{2}-\d{2}$/)).toHaveCount(15);
});

for (const [path, title, date] of [
  ['/terms/', 'Terms & Conditions', 'Last Updated: 9th September, 2025'],
  ['/privacy/', 'Privacy Policy', 'Effective Date: 9th September, 2025'],
] as const)
  test(`${path} is dated and names whom to write to`, async ({ page }) => {
    await expectPage(page, path, title);
    await expect(main(page).getByText(date, { exact: true })).toBeVisible();
    await expect(
      main(page)
        .getByRole('link', { name: /@basna\.example$/ })
        .last(),
    ).toBeVisible();
  });

test('the service promises end the pages that have them', async ({ page }) => {
  for (const path of ['/recipe/', '/recipes/', '/blog/', '/products/', '/contact/']) {
    await page.goto(path);
    await expect(
      page.getByRole('complementary', { name: 'Our service promise' }).getByRole('listitem'),
    ).toHaveText(promises);
  }
});
