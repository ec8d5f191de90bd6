import { describe, expect, it } from 'vitest';
import { addressOf } from '~/config/address';
import { defaultLocale, languageOf } from '~/config/locales';
import { categories, pathOf } from '~/config/routes';
import { nameProduct } from '~/domain/product-names';
import { readSite } from '../support/site';
import { rowsOf } from '../unit/content/tables';

type Row = Record<string, unknown> & { id: string };
type Named = Row & { name: string; nepali: string };

const site = readSite();
const rows = (table: string) => rowsOf<Row>(table);
const on = (page: string) => (row: Row) => [row.on].flat().includes(page);

/** The visible text of a page's main part, with single spaces. */
function readMain(path: string): string {
  const main = site.pages.get(path)?.elements.find(({ name }) => name === 'main');
  return (main?.text ?? '').replace(/\s+/g, ' ');
}

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

const pages: { path: string; table: keyof typeof shown; only?: (row: Row) => boolean }[] = [
  { path: pathOf('home'), table: 'slides' },
  { path: pathOf('home'), table: 'tiles', only: on('home') },
  { path: pathOf('home'), table: 'benefits', only: on('home') },
  { path: pathOf('about'), table: 'tiles', only: on('about') },
  { path: pathOf('about'), table: 'benefits', only: on('about') },
  { path: pathOf('about'), table: 'customers' },
  { path: pathOf('dealers'), table: 'benefits', only: on('dealers') },
  { path: pathOf('blog'), table: 'posts' },
  { path: pathOf('faq'), table: 'faq' },
  { path: pathOf('history'), table: 'milestones' },
  { path: pathOf('media'), table: 'media' },
  { path: pathOf('recipe'), table: 'recipes' },
  { path: addressOf('/recipes/'), table: 'recipes' },
  { path: pathOf('team'), table: 'team' },
  { path: pathOf('testimonials'), table: 'testimonials' },
];

describe('the content on its pages', () => {
  it.each(pages)('$path shows the rows of $table, in their order', ({ path, table, only = () => true }) => {
    const text = readMain(path);
    const listed = rows(`${table}/${defaultLocale}`).filter(only);
    expect(listed.length).toBeGreaterThan(0);
    let from = 0;
    for (const row of listed) {
      const parts = shown[table].flatMap((field) => row[field] as string | string[]).map(String);
      const places = parts.map((part) => text.indexOf(part.replace(/\s+/g, ' ').trim(), from));
      expect(
        places.filter((place) => place < 0),
        `${row.id} is missing after the row before it`,
      ).toEqual([]);
      from = Math.min(...places);
    }
  });

  it.each(categories)('the page of $slug and the catalogue show all its products', ({ slug }) => {
    for (const path of [`${pathOf('products')}${slug}/`, pathOf('products')]) {
      const text = readMain(path);
      for (const { name, nepali } of rows(`products/${slug}`)) {
        expect(text, path).toContain(name);
        if (nepali) expect(text, path).toContain(nepali);
      }
    }
  });

  it('the home page shows the top products in their order', () => {
    const names = new Map(
      categories
        .flatMap(({ slug }) => rowsOf<Named>(`products/${slug}`))
        .map((row) => [String(row.id), nameProduct(row, defaultLocale).title]),
    );
    const expected = rows('top-products/list').map(({ product }) => names.get(String(product)));
    const cards = site.pages.get(pathOf('home'))?.elements ?? [];
    const start = cards.findIndex(({ attributes }) => attributes.id === 'top-products');
    const headings = cards
      .slice(start)
      .filter(({ name }) => name === 'h3')
      .map(({ text }) => text.trim());
    expect(headings.slice(0, expected.length)).toEqual(expected);
  });
});
