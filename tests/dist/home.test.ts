import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { readSite } from '../support/site';

it.each(locales)('the home page in %s links to recipes, prices, shops and, last, the order', (locale) => {
  const elements = readSite().pages.get(pathOf('home', locale))?.elements ?? [];
  const wall = elements.findIndex(({ attributes }) => 'data-wall' in attributes);
  const footer = elements.findIndex(({ name }) => name === 'footer');
  const hrefs = (from: number, to: number) =>
    elements.slice(from, to).flatMap(({ name, attributes: { href } }) => (name === 'a' && href ? href : []));
  expect(hrefs(0, wall).slice(-3)).toEqual(
    (['recipe', 'priceList', 'whereToBuy'] as const).map((id) => pathOf(id, locale)),
  );
  expect(hrefs(wall, footer).at(-1)).toBe(pathOf('order', locale));
});
