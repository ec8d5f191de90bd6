import { describe, expect, it } from 'vitest';
import { type Colour, parseHex, sortAlong } from '~/lib/wall/spectrum';

const way = ['#d98a0b', '#b3261e', '#2c1810'].map(parseHex);
const sort = (...hexes: string[]) => {
  const items = hexes.map((hex): { hex: string; colour: Colour } => ({ hex, colour: parseHex(hex) }));
  return sortAlong(items, way).map(({ hex }) => hex);
};

describe('the order of the wall', () => {
  it('parses a colour', () => {
    expect(parseHex('#2c1810')).toEqual([44, 24, 16]);
  });

  it('goes from turmeric over chilli to clove', () => {
    expect(sort('#2c1810', '#b3261e', '#d98a0b')).toEqual(['#d98a0b', '#b3261e', '#2c1810']);
  });

  it('puts a mixed colour between its two colours', () => {
    expect(sort('#6b1f17', '#c65815', '#2c1810', '#d98a0b', '#b3261e')).toEqual([
      '#d98a0b',
      '#c65815',
      '#b3261e',
      '#6b1f17',
      '#2c1810',
    ]);
  });

  it('keeps the ends for their own colours', () => {
    expect(sort('#ffffff', '#000000', '#2c1810', '#d98a0b')).toEqual([
      '#d98a0b',
      '#ffffff',
      '#000000',
      '#2c1810',
    ]);
  });
});
