import { expect, test } from 'vitest';
import { parseMap } from '~/lib/province-map';

test('writes the number of a province far from its border and the mill', () => {
  const { provinces, mill } = parseMap('.....\n.111.\n.111.\n.111.\n.22M.\n.....\n');
  expect([...provinces]).toEqual([
    [1, { x: 2, y: 2 }],
    [2, { x: 1, y: 4 }],
  ]);
  expect(mill).toMatchObject({ x: 3, y: 4 });
});
