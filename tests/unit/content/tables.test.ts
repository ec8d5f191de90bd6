import { expect, test } from 'vitest';
import { drawIcon } from '~/lib/icon';
import { isPictureThere, rowsOf, tableNames } from './tables';

/** Fields that name something to be drawn. */
interface Drawn {
  image?: string;
  imagePhone?: string;
  icon?: string;
}

test.each([
  ['locations/nepal', 7],
  ['slides/en', 2],
  ['top-products/list', 16],
  ['customers/en', 4],
  ['testimonials/en', 15],
  ['posts/en', 12],
  ['recipes/en', 12],
  ['faq/en', 10],
  ['milestones/en', 6],
  ['team/en', 12],
  ['media/en', 8],
])('%s has %i rows', (name, count) => {
  expect(rowsOf(name)).toHaveLength(count);
});

test.each([
  ['tiles/en', 'home', ['Handpicked Products', 'Always Fresh', 'Monitored Quality', 'Buy Local Products']],
  ['tiles/en', 'about', ['Handpicked Products', 'Always Fresh', 'Monitored Quality', 'Buy Online']],
  [
    'benefits/en',
    'home',
    [
      '100% Pure & Natural',
      'Quality You Can Trust',
      'Fast and Fresh Delivery',
      'Healthy Lifestyle',
      'Sustainable & Ethical',
      'Trust & Integrity',
    ],
  ],
  ['benefits/en', 'about', ['All Kind Brand', 'Curated Products', 'Pesticide Free Goods']],
  [
    'benefits/en',
    'dealers',
    [
      'A trusted brand',
      'High-quality natural spices',
      'Strong demand across Nepal',
      'Attractive margins',
      'A reliable supply chain',
    ],
  ],
])('%s shows on %s what the specification lists, in its order', (name, page, titles) => {
  const shown = rowsOf<{ title: string; on: string | string[] }>(name).filter(({ on }) =>
    [on].flat().includes(page),
  );
  expect(shown.map(({ title }) => title)).toEqual(titles);
});

test('the recipes stand in the order of the specification', () => {
  expect(rowsOf<{ heading: string }>('recipes/en').map(({ heading }) => heading)).toEqual([
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

test('the milestones tell the six years, the last of them the twentieth', () => {
  const milestones = rowsOf<{ year: number; event: string }>('milestones/en');
  expect(milestones.map(({ year }) => year)).toEqual([2001, 2005, 2010, 2015, 2018, 2021]);
  expect(milestones.at(-1)?.event).toMatch(/^20 years celebrated/);
});

test('the team is three named directors and nine placeholders', () => {
  const team = rowsOf<{ name: string; role: string }>('team/en');
  expect(team.map(({ role }) => role)).toEqual([...Array(3).fill('Director'), ...Array(9).fill('Role')]);
  expect(team.slice(3).map(({ name }) => name)).toEqual(Array(9).fill('Name'));
  expect(new Set(team.slice(0, 3).map(({ name }) => name)).size).toBe(3);
});

test('the testimonials are dated within 2024 and 2025 and nobody speaks twice', () => {
  const testimonials = rowsOf<{ name: string; date: string }>('testimonials/en');
  for (const { date } of testimonials)
    expect(date).toMatch(/^202[45]-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(15);
});

test('posts and media stand newest first', () => {
  for (const name of ['posts/en', 'media/en']) {
    const dates = rowsOf<{ date: string }>(name).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  }
});

test('the posts are a mix of all three categories, each with a picture of its own', () => {
  const posts = rowsOf<{ category: string; image: string }>('posts/en');
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['Recipe', 'Health', 'Tips']));
  expect(new Set(posts.map(({ image }) => image)).size).toBe(12);
});

const drawnTables = tableNames.filter((name) => rowsOf<Drawn>(name).some(({ image, icon }) => image ?? icon));

test.each(drawnTables)('%s names only pictures and icons that there are', (name) => {
  for (const { id, image, imagePhone, icon } of rowsOf<Drawn>(name)) {
    for (const picture of [image, imagePhone]) {
      if (picture !== undefined)
        expect(isPictureThere(name, String(picture)), `${id}: ${picture}`).toBe(true);
    }
    if (icon) expect(drawIcon(icon)).toContain('<');
  }
});

test.each(tableNames)('%s has every id once', (name) => {
  const ids = rowsOf(name).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
