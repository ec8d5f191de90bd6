import { expect, test } from 'vitest';
import { findNearest } from '~/domain/search/nearest';

const slugs = ['meat-spice', 'mo-mo-spice', 'turmeric-powder', 'cumin-powder', 'cumin-seeds', 'cumin'];
const find = (typed: string, among: readonly string[] = slugs) => findNearest(typed, among, (slug) => slug);

test.each([
  ['a mistyped slug', 'mo-mo-spcie', ['mo-mo-spice']],
  ['the beginning of a slug', 'turmeric', ['turmeric-powder']],
  ['words that several slugs begin with', 'cumin', ['cumin', 'cumin-powder', 'cumin-seeds']],
])('finds %s', (_, typed, nearest) => {
  expect(find(typed)).toEqual(nearest);
});

test('finds at most three', () => {
  expect(find('x')).toHaveLength(3);
});

test('finds nothing among nothing', () => {
  expect(find('cumin', [])).toEqual([]);
});
