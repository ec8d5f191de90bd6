import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { secondNameLanguage, sourceLocale } from '~/config/locales';
import { type CategorySlug, categories } from '~/config/routes';
import type { Province } from '~/domain/locations';
import { makeLabels } from '~/lib/catalogue/search-labels';

/** A product as stored, with its category and its names. */
export interface StoredProduct {
  id: number;
  name: string;
  nepali: string;
  romanised: string[];
  slug: string;
  formerSlugs?: string[];
  size?: string;
  price: string;
  discountPrice?: string;
  cartons?: string;
  rating?: string;
  heat?: number;
  /** Path below the folder of products. */
  image: string;
  uses: string[];
  category: CategorySlug;
}

/** Reads the stored catalogue in catalogue order. */
export function readProducts(): StoredProduct[] {
  return categories.flatMap(({ slug: category }) =>
    readdirSync(new URL(`products/${category}/`, folder))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => {
        const path = `products/${category}/${name.replace('.yaml', '')}`;
        const {
          number,
          [sourceLocale]: first,
          [secondNameLanguage]: second,
          ...product
        } = Object(readYaml(path));
        const slug = path.slice(path.lastIndexOf('/') + 1);
        const names = { name: first.name, nepali: second?.name ?? '' };
        return {
          romanised: [],
          ...product,
          ...names,
          id: number,
          slug,
          category,
          image: `${category}/${slug}.jpg`,
        };
      })
      .sort((a, b) => (a.order ?? a.id) - (b.order ?? b.id)),
  );
}

/** Lists things that the catalogue lacks, as the order form knows them. */
export const readUnavailable = () =>
  (readYaml('unsold') as { id: string; words: string[] }[]).map(({ id, words }) => ({
    name: id,
    words,
    reason: 'notSold' as const,
  }));

/** The words that find uses, and what the catalogue lacks. */
export const readLabels = () => makeLabels(readYaml('unsold') as Parameters<typeof makeLabels>[0]);

/** Reads the stored location table. */
export const readProvinces = () => readYaml('locations') as Province[];

const folder = new URL('../../../src/content/', import.meta.url);

/** Parsed files. Files of tests share a worker, and most of them read the catalogue. */
const parsed = new Map<string, unknown>();

/** Parses a file of the content: `readYaml('faq')`. */
export function readYaml(name: string): unknown {
  const content = parsed.get(name) ?? parse(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'));
  parsed.set(name, content);
  return content;
}
