import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findFaults, findPackFault } from '~/cms/publish/faults';
import { $provinces } from '~/cms/publish/sections';
import { locales } from '~/config/locales';
import { sections } from '~/lib/content-file/sections';
import { provinces } from '../../../fixtures/provinces';

const section = sections.find(({ name }) => name === 'shops');
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

describe('a shop', () => {
  beforeEach(() => $provinces.set(provinces));
  afterAll(() => $provinces.set([]));

  test.each([
    [{}, []],
    [{ phone: undefined, hours: undefined }, ['Phone is missing', 'Opening hours is missing']],
    [{ [locales[0]]: { name: 'Ilam Pasal' } }, ['Address is missing']],
    [{ city: 'Atlantis' }, ['no Atlantis in Ilam, Koshi Province, in the location table']],
    [{ hours: '7 to 9' }, ['Opening hours: Such as Su-Fr 07:00-19:00']],
    [{ kind: 'online' }, ['Website is missing']],
    [{ since: 1066 }, ['Since (year AD): from 1900 to 2100']],
  ])('with %j has the faults %j', (change, faults) => {
    if (!section) throw new Error('there is no section of shops');
    const record = Object.fromEntries(Object.entries({ ...shop, ...change }).filter(([, value]) => value));
    expect(findFaults(section, record)).toEqual(faults);
  });
});

test.each([
  [{ size: '25g', price: '0' }, "Price '0' has a price that is not above 0"],
  [
    { size: '-25g', price: '40' },
    "Size '-25g' has '-25', which is no amount; write amounts as in 40 / 1,200 / 12.50",
  ],
  [{ size: '२५ / ५० ग्राम', price: '४०' }, "Size '२५ / ५० ग्राम' names 2 packs, but price '४०' names 1"],
  [{ size: '२५ / ५० ग्राम', price: '४० / ७०' }, undefined],
  [{ size: '25g', price: '' }, 'Prices are missing: one for each size.'],
  [{ size: '', price: '' }, undefined],
])('the packs %j have the fault %j', (stored, fault) => {
  expect(findPackFault(stored)).toBe(fault);
});
