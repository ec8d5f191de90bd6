import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';
import { type Locale, locales, sourceLocale } from '~/config/locales';
import { type CategorySlug, categories } from '~/config/routes';
import type { ProductTexts } from './blocks';
import { fillPlaceholders } from './placeholders';
import type { ListName, lists } from './schemas';

type Rows = { [Name in ListName]: z.output<ReturnType<typeof lists<z.ZodType<ImageMetadata>>>[Name]> };

/** Lists whose rows have a block for each language. */
type Translated = { [Name in ListName]: Rows[Name] extends Record<Locale, object> ? Name : never }[ListName];

type Row<Name extends Translated> = Omit<Rows[Name], Locale> & Rows[Name][Locale];

/** Reads a list in the order of its file. */
export async function readList<Name extends ListName>(name: Name): Promise<Rows[Name][]> {
  const rows = (await getCollection(name)).map(({ data }) => data as Rows[Name]);
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

const pictures = import.meta.glob<ImageMetadata>('/src/content/products/*/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});
const pictureOf = new Map(
  Object.entries(pictures).map(([path, image]) => [
    path.replace(/^.*\/products\/|\.\w+$/g, ''),
    { image, imagePath: path.slice(1) },
  ]),
);

/** Reads all products in catalogue order, with their numbers as ids. */
export async function readProductEntries() {
  const entries = await getCollection('products');
  const products = entries.map(({ id: path, data }) => {
    const [category, slug = ''] = path.split('/');
    const picture = pictureOf.get(path);
    if (!picture) throw new Error(`src/content/products/${path}: no picture beside it`);
    return { ...data, id: String(data.number), category: category as CategorySlug, slug, ...picture };
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
