import { expect, test } from 'vitest';
import { contrastOf } from '~/domain/contrast';
import { checkContrast } from '~/lib/content/schemas';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
});

test('a look whose words are hard to read is reported with its contrast', () => {
  const issues: object[] = [];
  for (const ground of ['#8a1a15', '#e4572e'])
    checkContrast({ look: { ground, ink: 'paper' } }, { addIssue: (issue) => issues.push(issue) });
  expect(issues).toEqual([
    {
      code: 'custom',
      path: ['look'],
      message: expect.stringMatching(/^paper on #e4572e .* 3\.\d, below 4\.5$/),
    },
  ]);
});
