import { expect, test } from 'vitest';
import { writeFaults } from '~/lib/content/fault';

const file = 'src/config/messages/fr.json';
const missing = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ file, reason: `no text for 'chrome.${index}'` }));

test('nine faults of a kind are a line each, and a fault that is found twice is one', () => {
  expect(writeFaults([...missing(9), ...missing(9)])).toHaveLength(9);
});

test('more faults of a kind are one line with an example and a count', () => {
  const other = { file, line: 3, row: 'a', field: 'b', reason: 'is missing' };
  expect(writeFaults([...missing(278), other])).toEqual([
    `${file}: no text for 'chrome.0' (and 277 more)`,
    `${file}:3, row 'a', b: is missing`,
  ]);
});

test('faults of products are a kind, and those of another file or field are not', () => {
  const faults = (path: (index: number) => string, field = 'uses') =>
    Array.from({ length: 9 }, (_, index) => ({ file: path(index), field, reason: 'is missing' }));
  const products = (field: string) => faults((index) => `src/content/products/box/${index}.yaml`, field);
  expect(writeFaults([...products('uses'), ...products('price')])).toHaveLength(18);
  expect(writeFaults([...faults(() => 'a.yaml'), ...faults(() => 'b.yaml')])).toHaveLength(2);
  expect(writeFaults([...products('uses'), ...products('uses').map((one) => ({ ...one, line: 2 }))])).toEqual(
    ['src/content/products/box/0.yaml, uses: is missing (and 17 more)'],
  );
});
