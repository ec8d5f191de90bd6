import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '~/config/locales';
import type { ContentFile } from '~/lib/content-file/form';
import { rowsOf } from '../content/tables';
import { copyProject, first, type Project } from './project';

type Product = NonNullable<ContentFile['sections']['products']>[number];

const pathOf = (locale: string) => `src/content/product-texts/${locale}.yaml`;
const path = pathOf(defaultLocale);
const texts = { taste: 'Sharp', text: 'It tingles.', dose: 'A pinch for four', keep: 'Dark and dry' };

let project: Project;
let file: ContentFile;
let product: Product;

beforeEach(() => {
  project = copyProject();
  file = project.make();
  product = first(file.sections.products);
});

afterEach(() => project.remove());

/** Returns the text of a row in a table, with its id. */
const rowIn = (locale: string, id = '') =>
  project
    .read(pathOf(locale))
    .split(/^(?=- id: )/m)
    .find((row) => row.startsWith(`- id: ${id}\n`));

/** Applies the file and returns the changed files. */
async function apply(): Promise<string[]> {
  const before = project.list();
  const { lines, code } = await project.apply(file, '--write');
  expect(code, lines.join('\n')).toBe(0);
  const again = await project.apply(project.make(), '--write');
  expect(again.lines).toEqual(['The file changes nothing.']);
  return [...project.list()].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
}

const textsIn = (locale: (typeof locales)[number]) => {
  const own = product.texts?.[locale];
  if (!own) throw new Error(`product ${product.id} has no texts in ${locale}`);
  return own;
};

describe('texts of a product', () => {
  test('gain and lose optional fields', async () => {
    textsIn(defaultLocale).ingredients = ['Nutmeg', 'mace'];
    textsIn(defaultLocale).allergens = [];
    await apply();
    expect(rowIn(defaultLocale, product.id)).toContain('  ingredients: [Nutmeg, mace]\n  allergens: []\n');
    delete textsIn(defaultLocale).allergens;
    const { lines } = await project.apply(file, '--write');
    expect(lines).toContain(`  changed  ${product.id}, texts.${defaultLocale}.allergens: '' → nothing`);
    expect(rowIn(defaultLocale, product.id)).not.toContain('allergens');
  });

  test.each(locales)('that a file removes leave no row, in %s', async (locale) => {
    delete product.texts?.[locale];
    if (locales.length === 1) delete product.texts;
    const row = rowIn(locale, product.id) ?? '';
    const before = project.read(pathOf(locale));
    expect(await apply()).toEqual([pathOf(locale)]);
    expect(project.read(pathOf(locale))).toBe(before.replace(row, ''));
  });

  test('go with the product', async () => {
    const { products = [], recipes = [] } = file.sections;
    const top = rowsOf<{ product: number }>('top-products/list').map((row) => String(row.product));
    const used = new Set([...top, ...recipes.flatMap(({ spices }) => spices)]);
    const gone = first(products.filter(({ id = '' }) => !used.has(id)));
    file.sections.products = products.filter(({ id }) => id !== gone.id);
    expect(rowIn(defaultLocale, gone.id)).toBeDefined();
    await apply();
    for (const locale of locales) expect(rowIn(locale, gone.id)).toBeUndefined();
  });

  test('come with a new product, at its place', async () => {
    const { id: _, ...like } = product;
    const name = 'Timur & Salt';
    file.sections.products?.push({ ...like, name, texts: { [defaultLocale]: texts } });
    await apply();
    const id = project.make().sections.products?.find((one) => one.name === name)?.id;
    expect(rowIn(defaultLocale, id)).toBe(
      `- id: ${id}\n  taste: Sharp\n  text: It tingles.\n  dose: A pinch for four\n  keep: Dark and dry\n\n`,
    );
    for (const locale of locales.filter((one) => one !== defaultLocale))
      expect(rowIn(locale, id)).toBeUndefined();
    const ids = project.make().sections.products?.map((one) => one.id);
    const rows = Array.from(project.read(path).matchAll(/^- id: (\d+)$/gm), ([, row]) => row);
    expect(rows).toEqual(ids);
  });
});
