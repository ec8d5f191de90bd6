import { expect, it } from 'vitest';
import { withBase } from '~/config/base';
import { defaultLocale, languageOf } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { products } from '../support/content';
import { clean, textsOf } from '../support/html';
import { pageAt } from '../support/site';
import { rowsOf } from '../unit/content/tables';

type Row = Record<string, unknown> & { id: string };
const on = (page: string) => (row: Row) => [row.on].flat().includes(page);
const isGregorian = languageOf(defaultLocale).calendar === 'gregory';

/** Texts of a row that its page shows as they are written. */
const shown = {
  benefits: ['title', 'text'],
  customers: ['name', 'role', 'location', 'text'],
  faq: ['question', 'answer'],
  media: ['title', 'description'],
  milestones: isGregorian ? ['year', 'event'] : ['event'],
  posts: ['title', 'author'],
  recipes: ['heading', 'description'],
  slides: ['title', 'heading', 'desc', 'button'],
  team: ['name', 'role'],
  testimonials: ['name', 'position', 'text', ...(isGregorian ? ['date'] : [])],
  tiles: ['title', 'subtitle'],
} satisfies Record<string, string[]>;

const pages: [path: string, table: keyof typeof shown, isOn?: (row: Row) => boolean][] = [
  [pathOf('home'), 'slides'],
  [pathOf('home'), 'tiles', on('home')],
  [pathOf('home'), 'benefits', on('home')],
  [pathOf('about'), 'tiles', on('about')],
  [pathOf('about'), 'benefits', on('about')],
  [pathOf('about'), 'customers'],
  [pathOf('dealers'), 'benefits', on('dealers')],
  [pathOf('blog'), 'posts'],
  [pathOf('faq'), 'faq'],
  [pathOf('history'), 'milestones'],
  [pathOf('media'), 'media'],
  [pathOf('recipe'), 'recipes'],
  [withBase('/recipes/'), 'recipes'],
  [pathOf('team'), 'team'],
  [pathOf('testimonials'), 'testimonials'],
];

it('pages show the rows of their tables in order', () => {
  const lost = pages.flatMap(([path, table, isOn = () => true]) => {
    const [text = ''] = textsOf(pageAt(path), 'main');
    const rows = rowsOf<Row>(`${table}/${defaultLocale}`).filter(isOn);
    expect(rows.length).toBeGreaterThan(0);
    let from = 0;
    return rows.flatMap((row) => {
      const parts = shown[table].flatMap((field) => row[field] as string | string[]).map(String);
      const places = parts.map((part) => text.indexOf(clean(part), from));
      from = Math.max(0, Math.min(...places));
      return parts.filter((_, index) => places[index] === -1).map((part) => `${path} ${row.id}: ${part}`);
    });
  });
  expect(lost).toEqual([]);
});

it('the home page shows the top products in their order', () => {
  const titles = new Map(
    products.map((product) => [String(product.id), nameProduct(product, defaultLocale).title]),
  );
  const expected = rowsOf('top-products').map(({ id }) => titles.get(id));
  const { elements } = pageAt(pathOf('home'));
  const start = elements.findIndex(({ attributes }) => attributes.id === 'top-products');
  const headings = elements.slice(start).filter(({ name }) => name === 'h3');
  expect(headings.slice(0, expected.length).map(({ text }) => clean(text))).toEqual(expected);
});
