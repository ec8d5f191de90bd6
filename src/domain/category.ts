import { type CategorySlug, categories } from '~/config/routes';

export type CategoryKey = (typeof categories)[number]['key'];

/** Titles of the category screens (spec §2.12). */
const names: Record<CategorySlug, string> = {
  box: 'Box Spices',
  pouch: 'Pouch Spices',
  whole: 'Whole Spices',
  other: 'Other Products',
};

/** Whether an address's last part names a category; exact, so `'Box'` does not. */
export function isCategory(slug: string): slug is CategorySlug {
  return categories.some((category) => category.slug === slug);
}

/** A category's title, `'Products'` for any other slug (spec §2.12). */
export function categoryName(slug: string): string {
  return isCategory(slug) ? names[slug] : 'Products';
}

/** The specification's key of a category: `'box'` → `'boxSpices'` (spec §3.1). */
export function categoryKey(slug: CategorySlug): CategoryKey;
export function categoryKey(slug: string): CategoryKey | undefined;
export function categoryKey(slug: string): CategoryKey | undefined {
  return categories.find((category) => category.slug === slug)?.key;
}

/** The slug of a category's key: `'boxSpices'` → `'box'`. */
export function categorySlug(key: CategoryKey): CategorySlug;
export function categorySlug(key: string): CategorySlug | undefined;
export function categorySlug(key: string): CategorySlug | undefined {
  return categories.find((category) => category.key === key)?.slug;
}
