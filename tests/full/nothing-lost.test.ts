import { expect, test } from 'vitest';
import { runOffice } from '../unit/cms/nothing-lost';

test('what was reported as saved is never lost', async () => {
  expect.hasAssertions();
  for (let seed = 1; seed <= 500; seed++) await runOffice(seed, 200);
});
