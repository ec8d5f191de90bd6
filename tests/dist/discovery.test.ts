import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dashboardName } from '~/cms/shell/section';
import { base, dashboardFolder, withBase, withoutBase } from '~/config/base';
import { languageOf, locales } from '~/config/locales';
import { listPaths, localised, pathOf, productPath } from '~/config/routes';
import { products } from '../support/content';
import { findAll, isIndexable, readCanonical, readMeta } from '../support/html';
import { dist, pageAt, readBuilt, readSite } from '../support/site';

const site = readSite();
const indexed = [...site.pages.values()].filter(isIndexable);
const readAll = (file: string, tag: string) =>
  [...readBuilt(file).matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** Services that show pictures of links reject large files. */
const maxSharedBytes = 120_000;

describe('the sitemap', () => {
  const listed = readAll('sitemap-index.xml', 'loc').flatMap((file) =>
    readAll(new URL(file).pathname, 'loc'),
  );

  it('lists exactly the canonical addresses', () => {
    const canonical = new Set(indexed.flatMap((page) => readCanonical(page) ?? []));
    expect(listed.toSorted()).toEqual([...canonical].sort());
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((address) => /\/(cms|404|recipes)/.test(address))).toEqual([]);
  });

  it('lists every page of the site', () => {
    expect(listPaths().filter((path) => !listed.includes(site.origin + path))).toEqual([]);
  });

  it('dates the pages that state a date', () => {
    const days = indexed.flatMap((page) => readMeta(page, 'og:updated_time'));
    expect(readAll('sitemap-0.xml', 'lastmod').sort()).toEqual(
      days.map((day) => `${day}T00:00:00.000Z`).sort(),
    );
  });
});

it('robots.txt allows all and has the full URL of the sitemap', () => {
  const lines = readBuilt('robots.txt').trim().split('\n');
  expect(lines).toContain(`Sitemap: ${site.origin}${withBase('/sitemap-index.xml')}`);
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^Disallow:\s*\S/.test(line))).toEqual([]);
});

it('pictures of links are JPEG files of the stated size, and products share whole squares', async () => {
  const shared = indexed.filter(readCanonical).map((page) => {
    const [address, width, height] = ['', ':width', ':height'].map(
      (name) => readMeta(page, `og:image${name}`)[0],
    );
    return { path: new URL(address ?? '').pathname, width: Number(width), height: Number(height) };
  });
  const stated = new Map(shared.map((picture) => [picture.path, picture]));
  expect(stated.size).toBeGreaterThanOrEqual(products.length);
  for (const [path, { width, height }] of stated) {
    const file = readFileSync(dist + withoutBase(path));
    expect(await sharp(file).metadata(), path).toMatchObject({ format: 'jpeg', width, height });
    expect(file.length, path).toBeLessThanOrEqual(maxSharedBytes);
  }
  const home = pageAt(pathOf('home'));
  expect(['width', 'height'].map((side) => readMeta(home, `og:image:${side}`)[0])).toEqual(['1200', '630']);
  const ofProducts = products.map(({ category, slug }) => pageAt(productPath(category, slug)));
  for (const page of ofProducts)
    expect(readMeta(page, 'og:image:width')).toEqual(readMeta(page, 'og:image:height'));
});

it('icons are squares of the sizes in their names', async () => {
  const ico = readFileSync(`${dist}/favicon.ico`);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  const names = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
  const pictures = [...names.map((name) => `${dist}/${name}`), ico.subarray(22)];
  const sizes = await Promise.all(pictures.map(async (picture) => sharp(picture).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual(
    [180, 192, 512, 512, 32].map((side) => ['png', side, side]),
  );
});

it('the manifest of the dashboard has only the dashboard as its scope', () => {
  const [link] = findAll(pageAt(dashboardFolder), 'link', 'rel', 'manifest');
  const manifest = JSON.parse(readBuilt(link?.attributes.href ?? ''));
  expect(manifest).toMatchObject({ name: dashboardName, start_url: dashboardFolder, scope: dashboardFolder });
});

it.each(locales)('the manifest in %s starts in its language and has existing icons', (locale) => {
  const address = localised('/site.webmanifest', locale);
  const [link] = findAll(pageAt(pathOf('home', locale)), 'link', 'rel', 'manifest');
  expect(link?.attributes.href).toBe(address);
  const { icons, ...manifest } = JSON.parse(readBuilt(address));
  const start = { start_url: pathOf('home', locale), scope: base };
  expect(manifest).toMatchObject({ lang: languageOf(locale).tag, ...start });
  expect(icons.filter(({ src }: { src: string }) => !site.files.has(src))).toEqual([]);
  expect(icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
});
