import { expect, it } from 'vitest';
import { pathOf } from '~/config/routes';
import { site as settings } from '~/config/site';
import { products } from '../support/content';
import { readSite } from '../support/site';
import { readProvinces } from '../unit/domain/content';

const elements = readSite().pages.get(pathOf('dealers'))?.elements ?? [];
const packs = products.flatMap((product) => product.packs);
const textsOf = (name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text.trim());

it('the reasons for dealers have figures that the content bears out', () => {
  const figures = textsOf('p');
  const years = /^(\d+)\+ years$/.exec(figures.find((text) => text.endsWith('+ years')) ?? '')?.[1];
  expect(Number(years)).toBeGreaterThan(0);
  expect(settings.copyrightYear - settings.founded.ad).toBeGreaterThanOrEqual(Number(years));
  const least = Math.min(...packs.map(({ rupees }) => rupees));
  for (const figure of [
    `${products.length} products`,
    `${packs.length} packs`,
    `${readProvinces().length} provinces`,
    `from Rs.${least}`,
  ])
    expect(figures).toContain(figure);
});

it('the map names each province in text, in the order of its numbers', () => {
  const names = readProvinces().map(({ name }) => name);
  const items = textsOf('li');
  const first = items.indexOf(names[0] ?? '');
  expect(items.slice(first, first + names.length)).toEqual(names);
  const numbers = textsOf('text').map(Number);
  expect(numbers).toEqual(names.map((_, index) => index + 1));
});
