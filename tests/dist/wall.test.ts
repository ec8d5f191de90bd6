import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pathAt } from '~/config/address';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { formatPrice } from '~/domain/price';
import { phoneBudgets } from '../budgets';
import { products } from '../support/content';

const read = (path: string) => readFileSync(join('dist', pathAt(path) ?? path));
const pathsIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([path]) => path);

it.each(locales)('the wall in %s shows each product once and keeps its budget', (locale) => {
  const page = read(join(pathOf('home', locale), 'index.html')).toString();
  const [address = ''] = pathsIn(page, /[\w~./-]+\/wall\.\w+\.xml/g);
  const wall = read(address).toString();
  for (const { category, slug, packs } of products) {
    const [item = '', ...others] = pathsIn(
      wall,
      new RegExp(`<a href="[^"]+/${category}/${slug}/".*?</a>`, 'g'),
    );
    expect(others).toEqual([]);
    expect(item).toContain(`<span>${formatPrice(packs[0]?.price ?? 0, locale)}</span>`);
  }
  const pictures = pathsIn(wall, /[\w~./-]+\.avif/g).map(read);
  const texts = [wall, ...pathsIn(page + wall, /[\w~./-]+\/wall[\w.-]+\.(css|js)/gi).map(read)].map((text) =>
    gzipSync(text),
  );
  const weight = [...pictures, ...texts].reduce((sum, { length }) => sum + length, 0);
  expect(pictures.length).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(phoneBudgets.wall);
});
