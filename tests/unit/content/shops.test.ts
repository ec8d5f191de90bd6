import { describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { groupShops, type PlacedShop } from '~/domain/shops';
import { shopShape } from '~/lib/content/shapes';
import { readProvinces } from '../domain/content';
import { rowsOf } from './tables';

const [first, ...others] = locales;
const shared = ['id', ...Object.keys(shopShape.shared)];
const readShared = (locale: string) =>
  rowsOf<Record<string, unknown>>(`shops/${locale}`).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => shared.includes(field))),
  );

test('places shops in the location table', () => {
  const placed = rowsOf<PlacedShop>(`shops/${first}`).filter(({ province }) => province);
  expect(() => groupShops(placed, readProvinces())).not.toThrow();
});

describe.each(others)('%s', (locale) => {
  test('has the shops and facts of the first language', () => {
    expect(readShared(locale)).toEqual(readShared(first));
  });
});
