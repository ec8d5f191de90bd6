import { describe, expect, it } from 'vitest';
import { site as settings } from '~/config/site';
import { findSecurityFaults, readPolicy } from '../support/faults/security';
import { readSite } from '../support/site';

const pages = [...readSite().pages].map(([path, page]) => ({ path, page }));
const mapHost = new URL(settings.map.embed).origin;

describe('the content security policy', () => {
  it.each(pages)('of $path allows the parts of the page and nothing else', ({ path, page }) => {
    expect(findSecurityFaults(path, page, mapHost)).toEqual([]);
  });

  it('has only the hashes of its own page', () => {
    const counts = pages.map(({ page }) =>
      [...(readPolicy(page)?.values() ?? [])].flat().filter((source) => source.startsWith("'sha256-")),
    );
    expect(Math.max(...counts.map(({ length }) => length))).toBeLessThanOrEqual(10);
  });
});
