import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addressOf, base, pathAt } from '~/config/address';
import { languageOf, locales } from '~/config/locales';
import { localised, pathOf } from '~/config/routes';
import { products } from '../support/content';
import { listCanonical } from '../support/faults/head';
import { findAll, isIndexable, readCanonical, readMeta } from '../support/html';
import { dist, readBuilt, readSite } from '../support/site';

const site = readSite();

const readLocations = (file: string) =>
  [...readBuilt(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

describe('sitemap and robots.txt', () => {
  const sitemaps = readLocations('sitemap-index.xml');
  const listed = sitemaps.flatMap((address) => readLocations(new URL(address).pathname));

  it('lists exactly the canonical addresses', () => {
    expect(listed.toSorted()).toEqual(listCanonical(site));
  });

  it('leaves out the dashboard, the 404 and the second recipe address', () => {
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((address) => /\/(cms|404|recipes)/.test(address))).toEqual([]);
  });

  it('lists only existing pictures and every product picture', () => {
    const pictures = [...readBuilt('sitemap-0.xml').matchAll(/<image:loc>([^<]+)</g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(pictures.filter((path) => !site.files.has(path))).toEqual([]);
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(products.length);
  });

  it('dates pages in the standard format, none in the future', () => {
    for (const [, date = ''] of readBuilt('sitemap-0.xml').matchAll(/<lastmod>([^<]+)</g)) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    }
  });

  it('robots.txt allows all and has the full URL of the sitemap', () => {
    const lines = readBuilt('robots.txt').trim().split('\n');
    expect(lines).toContain(`Sitemap: ${site.origin}${addressOf('/sitemap-index.xml')}`);
    expect(lines).toContain('User-agent: *');
    expect(lines.filter((line) => /^Disallow:\s*\S/.test(line))).toEqual([]);
  });
});

describe('pictures for social networks', () => {
  const indexed = [...site.pages].filter(([, page]) => isIndexable(page) && readCanonical(page));

  it.each(indexed)('%s has one of 1200 by 630 pixels and at most 120 KB', async (_, page) => {
    const [address = ''] = readMeta(page, 'og:image');
    const picture = await sharp(dist + pathAt(new URL(address).pathname)).toBuffer({
      resolveWithObject: true,
    });
    expect(picture.info).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const { size } = await sharp(dist + pathAt(new URL(address).pathname)).metadata();
    expect(size ?? picture.data.length).toBeLessThanOrEqual(120_000);
  });
});

describe('icons and manifest', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a square of %i pixels', async (file, size) => {
    const { width, height, format } = await sharp(`${dist}/${file}`).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  });

  it('favicon.svg can be drawn and favicon.ico holds one PNG of 32 pixels', async () => {
    await expect(sharp(`${dist}/favicon.svg`).stats()).resolves.toBeTruthy();
    const ico = readFileSync(`${dist}/favicon.ico`);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
    const { width, height } = await sharp(ico.subarray(22)).metadata();
    expect({ width, height }).toEqual({ width: 32, height: 32 });
  });

  it.each(locales)('the manifest in %s starts in its language and has existing icons', (locale) => {
    const address = localised('/site.webmanifest', locale);
    const home = site.pages.get(pathOf('home', locale));
    expect(home && findAll(home, 'link', 'rel', 'manifest')[0]?.attributes.href).toBe(address);
    const manifest = JSON.parse(readBuilt(address)) as {
      lang: string;
      scope: string;
      name: string;
      start_url: string;
      icons: { src: string; purpose?: string }[];
    };
    expect(manifest.name).not.toBe('');
    expect(manifest.lang).toBe(languageOf(locale).tag);
    expect(manifest.start_url).toBe(pathOf('home', locale));
    expect(manifest.scope).toBe(base);
    expect(manifest.icons.filter(({ src }) => !site.files.has(src))).toEqual([]);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
