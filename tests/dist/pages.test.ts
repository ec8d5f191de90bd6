import { describe, expect, it } from 'vitest';
import { addressOf, dashboardFolder } from '~/config/address';
import { listPaths } from '~/config/routes';
import { findHeadFaults, findShared } from '../support/faults/head';
import { findLinkFaults } from '../support/faults/links';
import { findAll } from '../support/html';
import { readBuilt, readSite } from '../support/site';

const site = readSite();
const pages = [...site.pages].map(([path, page]) => ({ path, page }));

describe('every built page', () => {
  it('is at the path of the route table', () => {
    expect([...site.pages.keys()]).toEqual(expect.arrayContaining(listPaths()));
    expect(site.pages.has(addressOf('/404.html'))).toBe(true);
    expect(site.pages.has(addressOf('/recipes/'))).toBe(true);
  });

  it.each(pages)('$path has complete metadata for search engines and social networks', ({ path, page }) => {
    expect(findHeadFaults(site, path, page)).toEqual([]);
  });

  it.each(pages)('$path links only to existing addresses', ({ path, page }) => {
    expect(findLinkFaults(site, path, page)).toEqual([]);
  });

  it.each(pages)('$path shows one main heading', ({ page }) => {
    expect(findAll(page, 'h1').filter(({ isHidden }) => !isHidden)).toHaveLength(1);
  });

  it.each(pages)('$path states the size of each picture', ({ page }) => {
    const sizes = findAll(page, 'img').map(({ attributes: { width, height } }) => Boolean(width && height));
    expect(sizes).not.toContain(false);
  });

  it.each(pages)('$path has nothing after its end tag', ({ path }) => {
    expect(readBuilt(path).trimEnd()).toMatch(/<\/html>$/);
  });

  it.each(pages.filter(({ path }) => !path.startsWith(dashboardFolder)))(
    '$path begins with a link to its content',
    ({ page }) => {
      expect(findAll(page, 'a')[0]?.attributes.href).toBe('#content');
      expect(findAll(page, 'main')[0]?.attributes).toMatchObject({ id: 'content', tabindex: '-1' });
    },
  );

  it.each(pages)('$path delays its first paint only for its hero or banner', ({ page }) => {
    // Pages that search engines leave out have neither.
    const opened = findAll(page, 'link', 'rel', 'canonical').length;
    const held = findAll(page, 'link', 'rel', 'expect').map(({ attributes }) => attributes.href);
    const folds = page.elements.filter(({ attributes }) => attributes.id === 'fold');
    expect({ held, folds: folds.length }).toEqual({ held: Array(opened).fill('#fold'), folds: opened });
  });

  it.each(pages)('$path uses the shared icons only below its first view', ({ page }) => {
    const fold = page.elements.findIndex(({ attributes }) => attributes.id === 'fold');
    expect(page.elements.slice(0, fold + 1).filter(({ name }) => name === 'use')).toEqual([]);
  });

  it('has a unique title, description and picture', () => {
    expect(findShared(site)).toEqual([]);
  });
});
