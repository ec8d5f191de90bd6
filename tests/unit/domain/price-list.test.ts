import { describe, expect, test } from 'vitest';
import { readPacks } from '~/domain/pack';
import { partSize } from '~/domain/part';
import { cutInTables, listWeights, priceRow } from '~/domain/price-list';
import { readProducts } from './content';

const products = readProducts().map((product) => ({ ...product, packs: readPacks(product) }));
const weights = listWeights(products);
const rowOf = (id: number) => {
  const product = products.find((product) => product.id === id);
  return priceRow(product?.packs ?? [], weights);
};

describe('the weights of a price list', () => {
  test('are those that occur in the catalogue, each once, smallest first', () => {
    expect(weights).toEqual([10, 20, 25, 40, 50, 100, 150, 200, 400, 500, 800, 1000]);
  });

  test('are none where no weight is known', () => {
    expect(listWeights([{ packs: [{ rupees: 40 }] }])).toEqual([]);
    expect(listWeights([])).toEqual([]);
  });
});

describe('the row of a product', () => {
  test('puts each price under its weight', () => {
    expect(rowOf(210)).toEqual({
      prices: weights.map((grams) => ({ 200: 80, 400: 160, 800: 300 })[grams]),
      others: [],
      perHundred: 38,
    });
  });

  test('keeps prices without weights apart', () => {
    expect(rowOf(206)).toEqual({
      prices: weights.map(() => undefined),
      others: [25, 50, 100, 240],
      perHundred: undefined,
    });
  });

  test.each(products)('of $id holds every one of its prices once', ({ packs }) => {
    const { prices, others } = priceRow(packs, weights);
    const listed = [...prices.filter((rupees) => rupees !== undefined), ...others];
    const byAmount = (a: number, b: number) => a - b;
    expect(listed.sort(byAmount)).toEqual(packs.map(({ rupees }) => rupees).sort(byAmount));
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
