import { describe, expect, test } from 'vitest';
import { categories, paths } from '~/config/routes';
import { site } from '~/config/site';
import { isDay } from '~/domain/date';
import { drawIcon } from '~/lib/icon';
import { readProducts, readProvinces } from '../domain/content';
import { isPictureThere, rowsOf, tableNames, textOf } from './tables';

/** Fields that some rows have. */
interface Row {
  image?: string;
  imagePhone?: string;
  icon?: string;
  date?: string;
}

describe.each(tableNames)('%s', (name) => {
  const rows = rowsOf<Row>(name);

  test('has unique ids', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('has only pictures, icons and dates that exist', () => {
    for (const { id, image, imagePhone, icon, date } of rows) {
      for (const picture of [image, imagePhone].filter((picture) => picture !== undefined))
        expect(isPictureThere(name, picture), `${id}: ${picture}`).toBe(true);
      if (icon) expect(drawIcon(icon), id).toContain('<');
      if (date) expect(isDay(date), `${id}: ${date}`).toBe(true);
    }
  });
});

test.each(['posts/en', 'media/en'])('%s is sorted newest first', (name) => {
  const dates = rowsOf<Row>(name).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

describe('products', () => {
  const products = readProducts();

  test('have a Nepali name in Devanagari and different search words in Latin letters', () => {
    for (const { id, nepali, romanised } of products) {
      expect(nepali, `${id}`).toMatch(/^[\p{Script=Devanagari}\s()]+$/u);
      expect(romanised.join(''), `${id}`).toMatch(/^[a-z ]*$/);
      expect(new Set(romanised).size, `${id}`).toBe(romanised.length);
    }
  });

  test('have a picture of their own', () => {
    expect(new Set(products.map(({ image }) => image)).size).toBe(products.length);
  });

  test('in recipes and on the home page are in the catalogue and unique', () => {
    const known = new Set(products.map(({ id }) => String(id)));
    const top = rowsOf<{ product: string }>('top-products/list').map(({ product }) => product);
    for (const list of [top, ...rowsOf<{ spices: string[] }>('recipes/en').map(({ spices }) => spices)]) {
      expect(list.filter((id) => !known.has(id))).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe('the page copy', () => {
  const pages = rowsOf<{ title?: string; description: string; heading: string; posts?: string[] }>(
    'pages/en',
  );

  test('has a row for every page', () => {
    const rows = categories.map(({ slug }) => `products-${slug}`);
    const ids = pages.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(paths), ...rows, 'not-found', 'offline']));
  });

  test('has unique titles and descriptions', () => {
    for (const list of [
      pages.map(({ title, heading }) => title ?? heading),
      pages.map((page) => page.description),
    ])
      expect(new Set(list).size).toBe(pages.length);
  });

  test('shows existing posts on About', () => {
    const posts = rowsOf('posts/en').map(({ id }) => id);
    const about = pages.find(({ id }) => id === 'about')?.posts ?? [];
    expect(posts).toEqual(expect.arrayContaining(about));
    expect(new Set(about).size).toBe(about.length);
  });
});

test('places have an id from their name and districts have three cities', () => {
  for (const { id, name } of rowsOf<{ name: string }>('locations/nepal'))
    expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
  for (const { name, cities } of readProvinces().flatMap(({ districts }) => districts))
    expect(new Set(cities).size, name).toBe(3);
});

test.each(['terms', 'privacy'])('%s names the email address of the site', (name) => {
  expect(textOf(`legal/en/${name}.md`)).toContain(`mailto:${site.emails.main}`);
});
