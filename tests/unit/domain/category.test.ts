import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from '~/config/routes';
import { categoryKey, categoryName, categorySlug, isCategory } from '~/domain/category';

describe('categories', () => {
  test.each([
    ['box', 'Box Spices', 'boxSpices'],
    ['pouch', 'Pouch Spices', 'pouchSpices'],
    ['whole', 'Whole Spices', 'wholeSpices'],
    ['other', 'Other Products', 'otherProducts'],
  ])('%s is %s and %s', (slug, name, key) => {
    expect(isCategory(slug)).toBe(true);
    expect(categoryName(slug)).toBe(name);
    expect(categoryKey(slug)).toBe(key);
    expect(categorySlug(key)).toBe(slug);
  });

  test.each(['', 'Box', 'box/', 'boxes', 'boxSpices', 'constructor', '__proto__', 'toString'])(
    '%j is none, and is called Products',
    (slug) => {
      expect(isCategory(slug)).toBe(false);
      expect(categoryName(slug)).toBe('Products');
      expect(categoryKey(slug)).toBeUndefined();
    },
  );

  test('any other text is none', () => {
    const slugs: string[] = categories.map((category) => category.slug);
    fc.assert(
      fc.property(fc.string(), (slug) => {
        fc.pre(!slugs.includes(slug));
        expect(isCategory(slug)).toBe(false);
        expect(categoryName(slug)).toBe('Products');
        expect(categorySlug(slug)).toBeUndefined();
      }),
    );
  });
});
