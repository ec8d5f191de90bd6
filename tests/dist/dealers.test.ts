import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLocale, sourceLocale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { mapFile } from '~/content-tool/check-places';
import { writeNumerals } from '~/domain/numerals';
import { formatPrice } from '~/domain/price';
import { products } from '../support/content';
import { textsOf } from '../support/html';
import { pageAt } from '../support/site';
import { rowsOf } from '../unit/content/tables';
import { readProvinces } from '../unit/domain/content';

const page = pageAt(pathOf('dealers'));

it('each section has its heading', () => {
  type PageRow = { sections: Record<string, { heading?: string }> };
  const row = rowsOf<PageRow>(`pages/${defaultLocale}`).find(({ id }) => id === 'dealers');
  const headings = Object.values(row?.sections ?? {}).flatMap(({ heading }) => heading ?? []);
  expect(textsOf(page, 'h2')).toEqual(expect.arrayContaining(headings));
});

it('the figures in the reasons for dealers match the content', () => {
  const phrases = messagesOf(defaultLocale).dealers.figures;
  const packs = products.flatMap((product) => product.packs);
  const price = formatPrice(Math.min(...packs.map(({ price }) => price)), defaultLocale);
  const said = [
    interpolate(phrases.products, { count: products.length }),
    interpolate(phrases.packs, { count: packs.length }),
    interpolate(phrases.provinces, { count: readProvinces().length }),
    interpolate(phrases.price, { price }),
  ];
  expect(textsOf(page, 'p')).toEqual(expect.arrayContaining(said));
});

it('the map lists the provinces in text, in the sequence of their numbers', () => {
  const rows = defaultLocale === sourceLocale ? [] : rowsOf<{ name: string }>(`place-names/${defaultLocale}`);
  const translations = new Map(rows.map(({ id, name }) => [id, name]));
  const names = readProvinces().map(({ name }) => translations.get(name) ?? name);
  const items = textsOf(page, 'li');
  const first = items.indexOf(names[0] ?? '');
  expect(items.slice(first, first + names.length)).toEqual(names);
  const numbers = names.map((_, index) => writeNumerals(index + 1, defaultLocale));
  // A brand may leave the map out.
  expect(textsOf(page, 'text')).toEqual(existsSync(mapFile) ? numbers : []);
});
