import { expect, test, vi } from 'vitest';
import { nameProduct, writeNames } from '~/domain/product-names';

test('a page shows the name in its script first, then the other', () => {
  const cumin = { name: 'Cumin', nepali: 'जीरा' };
  expect(nameProduct(cumin, 'en')).toEqual({ title: 'Cumin', other: { text: 'जीरा', lang: 'ne' } });
  expect(nameProduct(cumin, 'ne')).toEqual({ title: 'जीरा', other: { text: 'Cumin', lang: 'en' } });
});

test('a page prefers a name in its own language', () => {
  const cumin = { name: 'Cumin', nepali: 'जीरा', own: 'Kreuzkümmel' };
  expect(nameProduct(cumin, 'en')).toEqual({ title: 'Kreuzkümmel', other: { text: 'जीरा', lang: 'ne' } });
});

test('a product without a Nepali name has one name in every language', () => {
  expect(nameProduct({ name: 'Cumin' }, 'ne')).toMatchObject({ title: 'Cumin', other: { text: '' } });
  expect([writeNames('Cumin', ''), writeNames('Cumin', 'जीरा')]).toEqual(['Cumin', 'Cumin (जीरा)']);
});

test('the second name can be of a language without pages', async () => {
  vi.resetModules();
  vi.doMock('~/config/locales', async (load) => ({ ...(await load<object>()), secondNameLanguage: 'fr' }));
  const { nameProduct } = await import('~/domain/product-names');
  const cumin = { name: 'Cumin', nepali: 'Carvi' };
  for (const locale of ['en', 'ne'] as const)
    expect(nameProduct(cumin, locale)).toEqual({ title: 'Cumin', other: { text: 'Carvi', lang: 'fr' } });
  vi.doUnmock('~/config/locales');
  vi.resetModules();
});
