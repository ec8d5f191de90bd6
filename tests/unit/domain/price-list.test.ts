import { describe, expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { partSize } from '~/domain/part';
import { cutInTables, listWeights, priceRow } from '~/domain/price-list';
import { readProducts } from './content';

const products = readProducts().map((product) => ({ ...product, packs: readPacks(product) }));
const weights = listWeights(products);

describe('the weights of a price list', () => {
  test('are those that occur, each once, smallest first', () => {
    const packs = [{ grams: 100, rupees: 9 }, { rupees: 40 }, { grams: 20, rupees: 2 }];
    expect(listWeights([{ packs }, { packs }])).toEqual([20, 100]);
  });

  test('are none where no weight is known', () => {
    expect(listWeights([{ packs: [{ rupees: 40 }] }])).toEqual([]);
    expect(listWeights([])).toEqual([]);
  });
});

describe('the row of a product', () => {
  test('puts each pack under its weight and keeps those without a weight apart', () => {
    const packs = readPacks({ size: '200 / 800g', price: '80 / 300', discountPrice: '80 / 280' });
    const loose = { rupees: 25 };
    expect(priceRow([...packs, loose], [100, 200, 800])).toEqual({
      packs: [undefined, { grams: 200, rupees: 80 }, { grams: 800, rupees: 280, was: 300 }],
      others: [loose],
      perHundred: 35,
    });
  });

  test('of each product holds every one of its packs once', () => {
    for (const { packs } of products) {
      const row = priceRow(packs, weights);
      const listed = [...row.packs.filter((pack) => pack !== undefined), ...row.others];
      expect(new Set(listed)).toEqual(new Set(packs));
      expect(listed).toHaveLength(packs.length);
    }
  });
});

describe('the tables of the groups', () => {
  const group = (name: string, length: number) => ({
    name,
    rows: Array.from({ length }, (_, row) => `${name} ${row}`),
  });

  test('are one while a page can lay it out at once', () => {
    const groups = [group('Box', partSize), group('Pouch', 0)];
    expect(cutInTables(groups)).toEqual([groups]);
  });

  test('are parts that say which rows they have, once a group is long', () => {
    const groups = [group('Box', partSize + 2), group('Pouch', 3)];
    const tables = cutInTables(groups);
    expect(tables.map((table) => table.map(({ name }) => name))).toEqual([
      [`Box 1–${partSize}`],
      [`Box ${partSize + 1}–${partSize + 2}`],
      ['Pouch 1–3'],
    ]);
    expect(tables.flat().flatMap(({ rows }) => rows)).toEqual(groups.flatMap(({ rows }) => rows));
  });
});
