import { expect, test } from 'vitest';
import { runOffice } from './nothing-lost';

const seeds = Array.from({ length: 25 }, (_, index) => index + 1);

test.each(process.env.SEED ? [Number(process.env.SEED)] : seeds)(
  'what was reported as saved is never lost: seed %i',
  async (seed) => {
    expect.hasAssertions();
    await runOffice(seed, 200);
  },
);
