import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, hashedFolder, pathAt } from '~/config/address';
import { categories, categoryPath, pathOf } from '~/config/routes';
import { phoneBudgets } from '../budgets';
import { findAll } from '../support/html';
import { readSite } from '../support/site';

const shown = [...readSite().pages]
  .map(([path, page]) => ({
    path,
    pictures: findAll(page, 'picture').length,
    images: findAll(page, 'img'),
    modern: findAll(page, 'source', 'type', 'image/avif'),
  }))
  .filter(({ pictures }) => pictures > 0);

/** Pages that open with a picture in the first view. */
const opening = [
  pathOf('home'),
  addressOf('/404.html'),
  categoryPath(categories[0].slug),
  pathOf('recipe'),
  pathOf('blog'),
];

describe('the pictures of the public pages', () => {
  it.each(shown)(
    '$path offers each as AVIF, with a JPEG for older browsers',
    ({ pictures, images, modern }) => {
      expect(modern.length).toBeGreaterThanOrEqual(pictures);
      for (const { attributes } of modern) {
        expect(attributes.srcset).toMatch(/^\S+\.avif \d+w(, \S+\.avif \d+w)*$/);
        expect(attributes.sizes).toMatch(/\S/);
      }
      expect(images.filter(({ attributes }) => !/\.(jpe?g|svg)$/.test(attributes.src ?? ''))).toEqual([]);
    },
  );

  it('have sizes that differ clearly in weight', () => {
    const sets = new Set(
      shown.flatMap(({ modern }) => modern.map(({ attributes }) => attributes.srcset ?? '')),
    );
    const ratios = new Map<string, number[]>();
    for (const set of sets) {
      const files = [...set.matchAll(/(\S+) (\d+)w/g)].map(([, path, width]) => ({ path, width }));
      for (const [index, larger] of files.slice(1).entries()) {
        const sizes = [files[index], larger].map((file) => statSync(`dist${pathAt(file?.path ?? '')}`).size);
        const pair = `${files[index]?.width} and ${larger.width}`;
        ratios.set(pair, [...(ratios.get(pair) ?? []), (sizes[0] ?? 0) / (sizes[1] ?? 1)]);
      }
    }
    const isAlike = ([, all]: [string, number[]]) =>
      all.reduce((sum, ratio) => sum + ratio, 0) / all.length > 0.75;
    expect([...ratios].filter(isAlike).map(([pair]) => pair)).toEqual([]);
  });

  it.each(shown)('$path fetches only the pictures of its first view early, with priority', ({ images }) => {
    // Codes are printed, so they do not wait, but come last.
    const isCode = ({ attributes }: (typeof images)[number]) => attributes.src?.endsWith('/qr.svg');
    for (const { attributes } of images.filter(isCode)) expect(attributes.fetchpriority).toBe('low');
    const eager = images.filter((image) => image.attributes.loading !== 'lazy' && !isCode(image));
    expect(eager.length).toBeLessThanOrEqual(4);
    expect(images.indexOf(eager[0] ?? (images[0] as (typeof images)[number]))).toBeLessThan(8);
    for (const { attributes } of eager) expect(attributes.fetchpriority).toBe('high');
    const lazy = images.filter(({ attributes }) => attributes.loading === 'lazy');
    for (const { attributes } of lazy) expect(attributes.fetchpriority).toBe('low');
  });

  it.each(opening)('%s does not load its first picture lazily', (path) => {
    const page = shown.find((page) => page.path === path);
    expect(page?.images.some(({ attributes }) => attributes.loading === 'eager')).toBe(true);
  });

  it('are not published as their originals', () => {
    const originals = [...readSite().files].filter(
      (path) => path.startsWith(hashedFolder) && /\.jpg$/.test(path),
    );
    expect(originals).toEqual([]);
  });

  it('the catalogue loads all pictures lazily except its banner', () => {
    const page = shown.find(({ path }) => path === pathOf('products'));
    const eager = page?.images.filter(({ attributes }) => attributes.loading !== 'lazy') ?? [];
    expect(eager.map(({ attributes }) => attributes.src)).toEqual([
      expect.stringMatching(/\/products\.[^/]+$/),
    ]);
  });

  /** That of a category may outlive it. */
  const isOfGone = (file: string) =>
    file.startsWith('products-') && !categories.some(({ slug }) => file.startsWith(`products-${slug}.`));

  it.each(readdirSync('src/assets/banners').filter((file) => !isOfGone(file)))(
    'the picture %s is in a banner and light enough for a phone',
    (file) => {
      const name = `${hashedFolder}${file.slice(0, file.lastIndexOf('.'))}.`;
      const sets = shown.flatMap(({ modern }) => modern.map(({ attributes }) => attributes.srcset ?? ''));
      const [phone = ''] = /\S+(?= 736w)/.exec(sets.find((set) => set.startsWith(name)) ?? '') ?? [];
      expect(phone).toMatch(/\.avif$/);
      expect(statSync(`dist${pathAt(phone)}`).size).toBeLessThan(phoneBudgets.banner);
    },
  );
});
