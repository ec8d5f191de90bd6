import { expect, test } from 'vitest';
import { findNearest } from '~/domain/search/nearest';

const slugs = ['meat-spice', 'mo-mo-spice', 'turmeric-powder', 'cumin-powder', 'cumin-seeds', 'cumin'];

test.each([
  ['a mistyped slug', 'mo-mo-spcie', ['mo-mo-spice']],
  ['the beginning of a slug', 'turmeric', ['turmeric-powder']],
  ['words that several slugs begin with', 'cumin', ['cumin', 'cumin-powder', 'cumin-seeds']],
])('finds %s', (_, typed, nearest) => {
  expect(findNearest(typed, slugs, (slug) => slug)).toEqual(nearest);
});

test('finds at most three', () => {
  expect(findNearest('x', slugs, (slug) => slug)).toHaveLength(3);
  expect(findNearest('cumin', [], String)).toEqual([]);
});
