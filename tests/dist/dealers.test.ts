import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLocale, sourceLocale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { site as settings } from '~/config/site';
import { writeNumerals } from '~/domain/numerals';
import { formatPrice } from '~/domain/price';
import { mapFile } from '~/domain/province-map';
import { products } from '../support/content';
import { readSite } from '../support/site';
import { rowsOf } from '../unit/content/tables';
import { readProvinces } from '../unit/domain/content';

const elements = readSite().pages.get(pathOf('dealers'))?.elements ?? [];
const phrases = messagesOf(defaultLocale).dealers.figures;
const packs = products.flatMap((product) => product.packs);
const textsOf = (name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text.trim());

it('the figures in the reasons for dealers match the content', () => {
  const figures = textsOf('p');
  const age = settings.copyrightYear - settings.founded.ad;
  const decades = Array.from({ length: Math.floor(age / 10) }, (_, index) => (index + 1) * 10);
  expect(decades.some((count) => figures.includes(interpolate(phrases.years, { count })))).toBe(true);
  const least = Math.min(...packs.map(({ price }) => price));
  for (const figure of [
    interpolate(phrases.products, { count: products.length }),
    interpolate(phrases.packs, { count: packs.length }),
    interpolate(phrases.provinces, { count: readProvinces().length }),
    interpolate(phrases.price, { price: formatPrice(least, defaultLocale) }),
  ])
    expect(figures).toContain(figure);
});

it('the map lists the provinces in text, in the sequence of their numbers', () => {
  const translations = new Map(
    defaultLocale === sourceLocale
      ? []
      : rowsOf<{ id: string; name: string }>(`place-names/${defaultLocale}`).map(({ id, name }) => [
          id,
          name,
        ]),
  );
  const names = readProvinces().map(({ name }) => translations.get(name) ?? name);
  const items = textsOf('li');
  const first = items.indexOf(names[0] ?? '');
  expect(items.slice(first, first + names.length)).toEqual(names);
  const numbers = names.map((_, index) => writeNumerals(index + 1, defaultLocale));
  // A brand may leave the map out.
  expect(textsOf('text')).toEqual(existsSync(mapFile) ? numbers : []);
});
