import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFaults } from '~/cms/publish/faults';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import {
  cardsPath,
  categories,
  categoryPath,
  localised,
  type PageId,
  pathOf,
  priceFilePath,
} from '~/config/routes';
import { siteListPath } from '~/domain/content/record';
import { readPacks } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { formatAmount } from '~/domain/price';
import { nameProduct } from '~/domain/product-names';
import { readTable } from '~/lib/content/table';
import type { ContentFile } from '~/lib/content-file/form';
import { sections } from '~/lib/content-file/sections';
import { makeContentFile } from '~/lib/content-file/site';
import { readHtml } from '../support/html';
import { first } from '../unit/content-tool/project';
import { Project } from './project';
import { retypeAll } from './retype';

type Product = NonNullable<ContentFile['sections']['products']>[number];

/** Built files by path. */
type Files = ReadonlyMap<string, Buffer>;

/** A build can be slow on a busy machine. */
const buildTimeout = 300_000;

let project: Project;
let file: ContentFile;

/** Applies a content file, builds the site and reads its files. */
async function publish(content: ContentFile): Promise<Files> {
  project.applyContent(content);
  await project.test('build');
  const paths = project.listFiles('dist');
  return new Map(
    paths.map((path) => [path.slice('dist'.length), readFileSync(join(project.folder, path))] as const),
  );
}

const clean = (text = '') => text.replace(/\s+/g, ' ').trim();

function textOf(files: Files, path: string): string {
  const bytes = files.get(path.endsWith('/') ? `${path}index.html` : path);
  if (!bytes) throw new Error(`no ${path} was built`);
  return bytes.toString('utf8');
}

const elementsOf = (files: Files, path: string) => readHtml(textOf(files, path)).elements;

/** Accessible text of a product's packs on its card. */
const packWords = (product: Product, locale: Locale) =>
  readPacks(product).map(
    ({ grams = 0, price }) =>
      `${formatWeight(grams, locale)}, ${formatAmount(price, locale)} ${languageOf(locale).money.spoken}`,
  );

let before: Files;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://spices.example/cms/'));
  project = new Project([]);
  file = retypeAll(makeContentFile(project.folder, '2026-11-22', { withPictures: false }));
  before = await publish(file);
}, buildTimeout);

afterAll(() => {
  vi.unstubAllGlobals();
  project.delete();
});

describe('text typed in the dashboard', () => {
  test.each(locales)('is in the built pages as typed, in %s', (locale) => {
    for (const { name, form: section } of sections) {
      // The page of shops joins address and city.
      if (name === 'products' || name === 'shops') continue;
      const said = new Set(
        elementsOf(before, pathOf(name === 'recipes' ? 'recipe' : name, locale)).map(({ text }) =>
          clean(text),
        ),
      );
      for (const record of file.sections[name] ?? []) {
        expect(findFaults(section, record)).toEqual([]);
        const texts = Object.values(('texts' in record && record.texts?.[locale]) || {}).flat();
        for (const text of texts) expect(said).toContain(clean(text));
      }
    }
  });

  test.each(locales)('includes names and prices of products, in %s', (locale) => {
    const catalogue = textOf(before, '/catalogue.json');
    for (const product of file.sections.products ?? []) {
      const { title, other } = nameProduct(product, locale);
      const cards = elementsOf(before, categoryPath(product.category ?? 'box', locale));
      const card = clean(cards.find(({ attributes }) => attributes.id === `product-${product.id}`)?.text);
      for (const words of [clean(`${title} ${other.text}`), ...packWords(product, locale)])
        expect(card).toContain(words);
      expect(catalogue).toContain(JSON.stringify(product.name));
      for (const { price } of readPacks(product)) {
        expect(catalogue).toContain(`"price":${price}`);
        expect(textOf(before, priceFilePath(locale))).toContain(String(price));
      }
    }
  });

  test.each(locales)('includes texts and facts of products, in %s', (locale) => {
    const folder = localised('/products/', locale);
    const pages = [...before.keys()].filter((path) => path.startsWith(folder) && path.endsWith('.html'));
    const said = new Set(pages.flatMap((path) => elementsOf(before, path).map(({ text }) => clean(text))));
    for (const { texts } of file.sections.products ?? []) {
      const { ingredients, allergens, ...others } = texts?.[locale] ?? {};
      const lists = [ingredients, allergens].map((words) => words?.join(', '));
      for (const text of [...Object.values(others), ...lists]) if (text) expect(said).toContain(clean(text));
    }
  });

  test('is loaded unchanged by the dashboard', () => {
    for (const { name } of sections)
      expect(JSON.parse(textOf(before, siteListPath(name))).records).toEqual(file.sections[name]);
  });
});

describe('edits of a question, two products, a recipe and a testimonial', () => {
  const question = 'How long will they keep?';
  let added: Product;
  let renewed: Product;
  let after: Files;

  beforeAll(async () => {
    const { faq, products = [], recipes, testimonials } = structuredClone(file.sections);
    first(faq).texts[defaultLocale].question = question;
    const top = readTable('top products', project.read('src/content/top-products/list.yaml'))[0]?.product;
    renewed = first(products.filter(({ id }) => id === top));
    Object.assign(renewed, { name: 'Golden Turmeric', nepali: 'बेसार धूलो', price: '41 / 71 / 131' });
    const { id: _, ...like } = first(products.slice(-1));
    const names = { name: 'Timur Powder', nepali: 'टिमुर', romanised: ['timur'], image: 'timur.webp' };
    added = { ...like, ...names, price: '61 / 117 / 203' };
    products.push(added);
    recipes?.push(...recipes.splice(0, 1));
    testimonials?.pop();
    const drawn = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c60' } });
    const picture = { type: 'image/webp' as const, data: (await drawn.webp().toBuffer()).toString('base64') };
    file = {
      ...file,
      sections: { ...file.sections, faq, products, recipes, testimonials },
      pictures: { [added.image]: picture },
    };
    after = await publish(file);
  }, buildTimeout);

  /** Returns the paths of files that only one build has. */
  const onlyIn = (one: Files, other: Files) => [...one.keys()].filter((path) => !other.has(path));
  /** Removes the content hash from a file name. */
  const withoutHash = (path: string) => path.replace(/[./][\da-f]{8,16}(?=\.\w+$)/, '');

  /**
   * Reads a built file without parts that change with other files: hashes and counts of products in menus.
   */
  function readComparable(files: Files, path: string): string {
    const other = files === after ? before : after;
    const renamed = onlyIn(files, other).reduce(
      (text, name) => text.replaceAll(name, withoutHash(name)),
      // Astro ids an island by a hash of its props.
      textOf(files, path).replace(/sha256-[\w+/]{43}=|(?<=<astro-island uid=)"\w+"/g, 'hash'),
    );
    const { products = [] } = file.sections;
    const alike = products.filter(({ category }) => category === added.category);
    const count = files === after ? alike.length : alike.length - 1;
    const said = locales.map((locale) => `>${interpolate(messagesOf(locale).product.count, { count })}<`);
    return said.reduce((text, phrase) => text.replaceAll(phrase, '>some<'), renamed);
  }

  test.each(locales)('are shown by pages, top products, price list, CSV and search, in %s', (locale) => {
    const has = (path: string, ...words: string[]) => {
      const page = clean(elementsOf(after, path)[0]?.text);
      expect(
        words.filter((text) => !page.includes(text)),
        path,
      ).toEqual([]);
    };
    const { title } = nameProduct(added, locale);
    if (locale === defaultLocale) has(pathOf('faq', locale), question);
    has(categoryPath(added.category ?? 'box', locale), title, ...packWords(added, locale));
    has(pathOf('products', locale), title);
    has(pathOf('priceList', locale), title);
    has(pathOf('home', locale), nameProduct(renewed, locale).title);
    has(categoryPath(renewed.category ?? 'box', locale), ...packWords(renewed, locale));
    expect(textOf(after, priceFilePath(locale))).toMatch(new RegExp(`${title}.*61,.*117,.*203`));
    const found = [...after.keys()].filter((path) => /\/finder\..*json$/.test(path));
    expect(found.some((path) => textOf(after, path).includes('timur'))).toBe(true);
    const ids = elementsOf(after, pathOf('recipe', locale)).flatMap(({ attributes }) => attributes.id ?? []);
    const recipes = file.sections.recipes?.map(({ id = '' }) => id) ?? [];
    expect(ids.filter((id) => recipes.includes(id))).toEqual(recipes);
    const count = (files: Files) =>
      elementsOf(files, pathOf('testimonials', locale)).filter(({ name }) => name === 'blockquote').length;
    expect(count(after)).toBe(count(before) - 1);
  });

  test('are in the catalogue and are loaded again by the dashboard', () => {
    const catalogue = textOf(after, '/catalogue.json');
    for (const words of [added.name, '"price":203', '"price":41']) expect(catalogue).toContain(words);
    const { records } = JSON.parse(textOf(after, siteListPath('products')));
    expect(records.at(-1)).toMatchObject({ name: added.name, price: added.price, size: added.size });
  });

  test('leave all other files of the site identical', () => {
    // The dealers' page counts products and packs.
    const pages: PageId[] = ['home', 'dealers', 'faq', 'products', 'priceList', 'recipe', 'testimonials'];
    const concerned = locales.flatMap((locale) => [
      ...pages.map((page) => pathOf(page, locale)),
      localised('/recipes/', locale),
      // Their cards link to recipes in order.
      ...categories.map(({ slug }) => categoryPath(slug, locale)),
      priceFilePath(locale),
      localised('/llms.txt', locale),
      localised('/feed.xml', locale),
      // The 404 page lists all products.
      localised('/404.html', locale),
      cardsPath(locale),
    ]);
    const files = ['/catalogue.json', '/sitemap-0.xml', '/sw.js'];
    const lists = (['faq', 'products', 'recipes', 'testimonials'] as const).map(siteListPath);
    const places = [...concerned, ...files, ...lists].map((path) => path.replace(/\/$/, '/index.html'));
    const changed = [...after.keys()].filter(
      (path) =>
        before.has(path) &&
        !before.get(path)?.equals(after.get(path) ?? Buffer.of()) &&
        readComparable(before, path) !== readComparable(after, path),
    );
    // Product pages link to their neighbours and similar products.
    const isOfProduct = (path: string) => /\/products\/[^/]+\/[^/]+\/|\/social\/product-/.test(path);
    // The dashboard's order form contains all packs.
    expect(
      changed.filter(
        (path) => !places.includes(path) && !/^\/cms\/.*\.html$/.test(path) && !isOfProduct(path),
      ),
    ).toEqual([]);
    const fresh = onlyIn(after, before).filter((path) => !isOfProduct(path));
    const old = onlyIn(before, after)
      .filter((path) => !isOfProduct(path))
      .map(withoutHash);
    const pictures = fresh.filter((path) => !old.includes(withoutHash(path)));
    expect(old.filter((path) => !fresh.map(withoutHash).includes(path))).toEqual([]);
    expect(pictures.length).toBeGreaterThan(0);
    for (const path of pictures) expect(path).toMatch(/\.(avif|jpeg)$/);
  });
});
