import { expect, test } from 'vitest';
import { runOffice } from './nothing-lost';

/** Some, and those that have found a fault. */
const seeds = [...Array.from({ length: 25 }, (_, index) => index + 1), 669, 1210, 2675, 3409, 5616];

test.each(process.env.SEED ? [Number(process.env.SEED)] : seeds)(
  'what was reported as saved is never lost: seed %i',
  async (seed) => {
    expect.hasAssertions();
    await runOffice(seed, 200);
  },
);
