import { expect, it } from 'vitest';
import { type Colour, parseHex, sortByHue } from '~/lib/pictures/hue';

const sort = (...hexes: string[]) => {
  const items = hexes.map((hex): { hex: string; colour: Colour } => ({ hex, colour: parseHex(hex) }));
  return sortByHue(items).map(({ hex }) => hex);
};

it('the order of a shelf goes from yellow over red and blue to green', () => {
  const order = ['#f2c233', '#d9620b', '#b3261e', '#d6246e', '#3d1e6d', '#0e5a8a', '#1f7d57', '#4f8d35'];
  expect(sort(...order.toReversed())).toEqual(order);
});

it('the order of a shelf puts greys last, from light to dark', () => {
  expect(sort('#111111', '#4f8d35', '#fafafa', '#8d99a6', '#f2c233')).toEqual([
    '#f2c233',
    '#4f8d35',
    '#fafafa',
    '#8d99a6',
    '#111111',
  ]);
});
