import { expect, test } from 'vitest';
import { contrastOf } from '~/domain/contrast';
import { checkLook } from '~/lib/content/product-shapes';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
});

test('a look whose words are hard to read is reported with its contrast', () => {
  const issues: string[] = [];
  const check = (ground: string) =>
    checkLook({ look: { ground, ink: 'paper' } }, { addIssue: (issue) => issues.push(issue) });
  check('#8a1a15');
  expect(issues).toEqual([]);
  check('#e4572e');
  expect(issues).toEqual([
    expect.stringMatching(/^look: paper on #e4572e has a contrast of 3\.\d, below 4\.5$/),
  ]);
});
