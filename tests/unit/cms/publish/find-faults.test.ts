import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { describePackFault } from '~/cms/form/packs';
import { $sections, findSection } from '~/cms/sections';
import { findFaults } from '~/cms/site/export/find-faults';
import { $provinces } from '~/cms/site-data';
import { defaultLocale, languageOf, locales } from '~/config/locales';
import { withValue } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';
import { provinces } from '../../../fixtures/provinces';

const texts = Object.fromEntries(locales.map((locale) => [locale, { name: 'Ilam Pasal', street: 'Bazar' }]));
const shop = {
  kind: 'shop',
  province: 'Koshi Province',
  district: 'Ilam',
  city: 'Deumai',
  phone: '+977 1 555 0110',
  channels: ['counter'],
  hours: 'Su-Fr 07:00-19:00',
  since: 2009,
  ...texts,
};

beforeEach(() => $sections.set(sections));

describe('a shop', () => {
  beforeEach(() => $provinces.set(provinces));
  afterAll(() => $provinces.set([]));

  test.each([
    [{}, []],
    [
      { phone: undefined, hours: undefined },
      ["‘Phone’ is empty for the kind 'shop'", "‘Opening hours’ is empty for the kind 'shop'"],
    ],
    [{ [defaultLocale]: { name: 'Ilam Pasal' } }, ["‘Address’ is empty for the kind 'shop'"]],
    [{ [defaultLocale]: undefined }, ['‘Shop Name’ is empty']],
    [
      { city: 'Atlantis' },
      ['City: ‘Atlantis’ is not in our list of places in Ilam, Koshi Province; check the spelling'],
    ],
    [{ hours: '7 to 9' }, ["Opening hours: write opening hours as 'Su-Fr 07:00-19:00'"]],
    [{ kind: 'online' }, ["‘Website’ is empty for the kind 'online'"]],
    [{ since: 1066 }, ['Sells our spices since (year AD): must be at least 1900']],
    [{ channels: [] }, ['‘Ways to buy’ is empty']],
    [
      { [defaultLocale]: { name: '{brand}', street: 'Bazar' } },
      ['Shop Name: a name in braces is replaced by the build; write it out'],
    ],
  ])('with %j has the faults %j', (change, faults) => {
    const record = Object.fromEntries(Object.entries({ ...shop, ...change }).filter(([, value]) => value));
    expect(findFaults(findSection('shops'), record)).toEqual(faults);
  });
});

test('a shop without texts in a language has a fault', () => {
  for (const locale of locales.slice(1))
    expect(findFaults(findSection('shops'), withValue(shop, locale, undefined))).toContain(
      `‘Shop Name, ${languageOf(locale).name}’ is empty`,
    );
});

test.each([
  [{ size: '25g', price: '0' }, "Prices: '0' has a price that is not above 0"],
  [
    { size: '-25g', price: '40' },
    "Sizes: '-25g' has '-25', which is no amount; write amounts as in 40 / 1,200 / 12.50",
  ],
  [{ size: '२५ / ५० ग्राम', price: '४०' }, "Sizes: '२५ / ५० ग्राम' names 2 packs, but price '४०' names 1"],
  [{ size: '२५ / ५० ग्राम', price: '४० / ७०' }, undefined],
  [{ size: '25g', price: '' }, 'Enter one price for each size.'],
  [{ size: '', price: '' }, undefined],
])('the packs %j have the fault %j', (stored, fault) => {
  expect(describePackFault(stored, findSection('products').fields)).toBe(fault);
});
