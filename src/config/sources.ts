import { type Locale, locales } from './locales.ts';
import { type CategorySlug, categories, categoryPath, type PageId, pathOf, paths } from './routes.ts';

/** Tables and texts that a page is made of besides its row of the page copy; `*` stands for the language. */
const sources: Record<PageId, string[]> = {
  home: ['slides/*.yaml', 'tiles/*.yaml', 'benefits/*.yaml', 'top-products/list.yaml', 'products'],
  about: ['tiles/*.yaml', 'benefits/*.yaml', 'customers/*.yaml', 'posts/*.yaml'],
  history: ['milestones/*.yaml'],
  faq: ['faq/*.yaml'],
  recipe: ['recipes/*.yaml'],
  blog: ['posts/*.yaml'],
  products: ['products'],
  contact: [],
  order: ['locations'],
  dealers: ['benefits/*.yaml'],
  team: ['team/*.yaml'],
  media: ['media/*.yaml'],
  terms: ['legal/*/terms.md'],
  privacy: ['legal/*/privacy.md'],
  testimonials: ['testimonials/*.yaml'],
  priceList: ['products'],
};

export interface Sources {
  /** Id of the page's row in the page copy. */
  row: PageId | `products-${CategorySlug}`;
  locale: Locale;
  files: string[];
}

/** Which content the page at a path is made of; undefined for a path that no route has. */
export function findSources(path: string): Sources | undefined {
  for (const locale of locales) {
    const page = (Object.keys(paths) as PageId[]).find((id) => pathOf(id, locale) === path);
    if (page) {
      const files = sources[page].map((file) => `src/content/${file.replace('*', locale)}`);
      return { row: page, locale, files };
    }
    const category = categories.find(({ slug }) => categoryPath(slug, locale) === path);
    if (category) {
      const { slug } = category;
      return { row: `products-${slug}`, locale, files: [`src/content/products/${slug}.yaml`] };
    }
  }
  return undefined;
}
