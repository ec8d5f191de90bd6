import { describe, expect, it } from 'vitest';
import { readBuilt, readSite } from '../support/site';
import { weighScripts } from '../support/weight';

/** Compressed bytes of script before a visitor touches anything. */
const budgets = { plain: 3_000, withIslands: 8_000 };

const site = readSite();
const weights = [...site.pages]
  .filter(([path]) => !path.startsWith('/cms/'))
  .map(([path, page]) => ({ path, ...weighScripts(page, readBuilt) }));

describe('script weight', () => {
  it.each(weights)('of $path stays within its budget: $bytes bytes', ({ bytes, hasIslands }) => {
    expect(bytes).toBeLessThanOrEqual(hasIslands ? budgets.withIslands : budgets.plain);
  });

  it('is known for every page', () => {
    expect(weights.length).toBeGreaterThan(15);
    const largest = weights.reduce((heavy, weight) => (weight.bytes > heavy.bytes ? weight : heavy));
    process.stdout.write(
      `script before the first touch: at most ${largest.bytes} bytes, on ${largest.path}\n`,
    );
  });
});
