import { globSync, readdirSync, statSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import { hashedFolder, withBase, withoutBase } from '~/config/base';
import { categories, categoryPath, pathOf } from '~/config/routes';
import { cutoutFolder } from '~/lib/pictures/cutout';
import { phoneBudgets } from '../budgets';
import { findAll, type ParsedElement, type ParsedPage } from '../support/html';
import { type Check, checkPages, listFalse, pageAt, readSite } from '../support/site';

const imagesOf = (page: ParsedPage) => findAll(page, 'img').map(({ attributes }) => attributes);
const modernOf = (page: ParsedPage) => findAll(page, 'source', 'type', 'image/avif');
type Attributes = ParsedElement['attributes'];
/** Only browsers that show AVIF have pictures on the wall. */
const cutouts = globSync(`${cutoutFolder}/*`).map((path) => parse(path).name);
const isCutout = (src: string) => cutouts.some((name) => src.startsWith(`${hashedFolder}${name}.`));
/** Codes are printed, so they do not wait, but come last. */
const isCode = ({ src }: Attributes) => src?.endsWith('/qr.svg');

const { files, pages } = readSite();
/** Candidates of each picture, from the smallest to the largest. */
const sets = new Set([...pages.values()].flatMap(modernOf).map(({ attributes }) => attributes.srcset ?? ''));
const weigh = (path = '') => statSync(`dist${withoutBase(path)}`).size;

it('pages offer each picture as AVIF, with a JPEG for older browsers', () => {
  // The wall shows the whole picture of a product without a cut-out as WebP.
  const check: Check = (page) => {
    const pictures = findAll(page, 'picture');
    const modern = modernOf(page);
    const isComplete = ({ attributes: { srcset = '', sizes = '' } }: ParsedElement) =>
      /^\S+\.avif \d+w(, \S+\.avif \d+w)*$/.test(srcset) && /\S/.test(sizes);
    const other = imagesOf(page).flatMap(({ src = '' }) =>
      /\.(jpe?g|svg|webp)$/.test(src) || isCutout(src) ? [] : src,
    );
    return pictures.length === 0
      ? []
      : [
          ...other,
          ...listFalse({
            avif: modern.length >= pictures.length && modern.every(isComplete),
            ground: pictures.every(({ attributes }) => /^#\w{6}$/.test(attributes['data-ground'] ?? '')),
          }),
        ];
  };
  expect(sets.size).toBeGreaterThan(0);
  expect(checkPages(check)).toEqual([]);
});

it('pages fetch only the pictures of their first view early, with priority', () => {
  const check: Check = (page) => {
    const images = imagesOf(page);
    const lazy = images.filter((image) => image.loading === 'lazy' || isCode(image));
    const eager = images.filter((image) => !lazy.includes(image));
    return listFalse({
      priority: eager.every(({ fetchpriority }) => fetchpriority === 'high'),
      'no priority': lazy.every(({ fetchpriority }) => fetchpriority !== 'high'),
      'too many': eager.length <= 4,
      'too late': eager.every((image) => images.indexOf(image) < 8 || image !== eager[0]),
    });
  };
  expect(checkPages((page, path) => (findAll(page, 'picture').length > 0 ? check(page, path) : []))).toEqual(
    [],
  );
});

it('pages do not load the picture of their first view lazily', () => {
  const opening = [pathOf('home'), categoryPath(categories[0].slug), pathOf('recipe'), pathOf('blog')];
  const hasEager = (path: string) => imagesOf(pageAt(path)).some(({ loading }) => loading === 'eager');
  expect([...opening, withBase('/404.html')].filter((path) => !hasEager(path))).toEqual([]);
});

it('originals of pictures are not published', () => {
  expect([...files].filter((path) => path.startsWith(hashedFolder) && path.endsWith('.jpg'))).toEqual([]);
});

it('each banner picture is on a page and light enough for a phone', () => {
  for (const file of readdirSync('src/assets/banners')) {
    const name = `${hashedFolder}${file.slice(0, file.lastIndexOf('.'))}.`;
    const [phone = ''] = /\S+(?= 672w)/.exec([...sets].find((set) => set.startsWith(name)) ?? '') ?? [];
    expect(phone, file).toMatch(/\.avif$/);
    expect(weigh(phone), file).toBeLessThan(phoneBudgets.banner);
  }
});
