import { expect, test } from 'vitest';
import { type ReadCase, readCase, readCases, resolve } from './pasted-texts';

const cases = readCases();

test.each(cases)('reads the pasted text $name', (one) => {
  const { text, orders } = resolve(cases, one);
  const sort = ({ check, ...order }: ReadCase) => ({ ...order, check: check?.toSorted() });
  expect(readCase(text).map(sort)).toEqual(orders.map(sort));
});
