import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';
import { type Locale, locales, sourceLocale } from '~/config/locales';
import { type CategorySlug, categories } from '~/config/routes';
import { findPicture } from '../pictures/pictures';
import type { ProductTexts } from './blocks';
import { fillPlaceholders } from './placeholders';
import type { ListName, lists } from './schemas';

type Rows = { [Name in ListName]: z.output<ReturnType<typeof lists<z.ZodType<ImageMetadata>>>[Name]> };

/** Lists whose rows have a block for each language. */
type Translated = { [Name in ListName]: Rows[Name] extends Record<Locale, object> ? Name : never }[ListName];

type Row<Name extends Translated> = Omit<Rows[Name], Locale> & Rows[Name][Locale];

/** Replaces the paths of pictures by the pictures. */
const withPictures = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      (typeof value === 'string' && findPicture(posix.join('src/content', value))) || value,
    ]),
  );

/** Reads a list in the order of its file. */
export async function readList<Name extends ListName>(name: Name): Promise<Rows[Name][]> {
  const rows = (await getCollection(name)).map(({ data }) => withPictures(data as object) as Rows[Name]);
  return rows.sort((a, b) => a.order - b.order);
}

/** Reads a list in the order of its file, with the texts of one language. */
export async function readRows<Name extends Translated>(name: Name, locale: Locale): Promise<Row<Name>[]> {
  return (await readList(name)).map((row) => ({ ...row, ...fillPlaceholders(row[locale], locale) }));
}

/** Reads an entry that the check has found. */
export async function readEntry<Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<CollectionEntry<Name>> {
  const entry = await getEntry({ collection: name, id });
  if (!entry) throw new Error(`src/content/${name}/${id} is missing`);
  return entry as CollectionEntry<Name>;
}

/** Returns the picture beside the file of a product. */
function findProductPicture(path: string): ImageMetadata {
  const file = `src/content/products/${path}`;
  const types = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
  const found = types.map((type) => findPicture(`${file}.${type}`)).find(Boolean);
  if (!found) throw new Error(`${file}: no picture beside it`);
  return found;
}

/** Reads all products in catalogue order, with their numbers as ids. */
export async function readProductEntries() {
  const entries = await getCollection('products');
  const products = entries.map(({ id: path, data }) => {
    const [category, slug = ''] = path.split('/');
    return {
      ...data,
      id: String(data.number),
      category: category as CategorySlug,
      slug,
      image: findProductPicture(path),
    };
  });
  products.sort((a, b) => (a.order ?? a.number) - (b.order ?? b.number));
  return categories.flatMap(({ slug }) => products.filter(({ category }) => category === slug));
}

export type ProductEntry = Awaited<ReturnType<typeof readProductEntries>>[number];

/** Returns the texts of a product in a language, as far as it has any. */
export function textsOf(entry: ProductEntry, language: string): Partial<ProductTexts> & { name?: string } {
  const block: unknown = Reflect.get(entry, language);
  return fillPlaceholders(Object(block), locales.find((locale) => locale === language) ?? sourceLocale);
}
