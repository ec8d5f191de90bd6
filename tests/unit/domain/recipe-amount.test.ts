import { expect, it } from 'vitest';
import { isScalable, mostGuests, readGuests } from '~/domain/recipe-amount';

it('refuses numbers that are no plain amounts', () => {
  const others = ['1/2/3', '1.2.3', '2 × 400 g', '2 x 400 g', '2x400 g', '10 %', '180 °C', '1,0000 g', '①'];
  expect(others.filter(isScalable)).toEqual([]);
});

it('reads whole numbers of guests in both scripts, with or without a separator', () => {
  const read = ['1', ' 300 ', '३००', '2,000', '२,०००', '2 000'].map(readGuests);
  expect(read).toEqual([1, 300, 300, mostGuests, mostGuests, mostGuests]);
});

it('refuses any other text for a number of guests', () => {
  const others = [
    '',
    '0',
    '−3',
    '-3',
    '1e9',
    'abc',
    '12.5',
    '12 5',
    '2001',
    '5,000',
    '300 guests',
    '1,00,000',
  ];
  expect(others.filter((text) => readGuests(text) !== undefined)).toEqual([]);
});
