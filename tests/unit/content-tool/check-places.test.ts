import { expect, test, vi } from 'vitest';
import { checkPlaces } from '~/content-tool/check-places';
import type { Content } from '~/lib/content/source';
import { provinces } from '../../fixtures/provinces';

test('names a district that two provinces claim', () => {
  const place = { kind: 'shop', district: 'Morang', city: 'Belbari' };
  const shops = ['Koshi', 'Madhesh', 'Koshi'].map((name) => ({
    fields: { ...place, province: `${name} Province` },
    report: vi.fn(),
  }));
  const locations = provinces.map((fields) => ({ fields }));
  checkPlaces({ lists: { locations, shops } } as unknown as Content);
  expect(shops.map(({ report }) => report.mock.calls)).toEqual([
    [],
    [[['province'], 'other rows have Morang in Koshi Province; choose one province for it']],
    [],
  ]);
});
