import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { locales, secondNameLanguage, sourceLocale } from '~/config/locales';
import { lists, product } from '~/lib/content/schemas';

type Fields = Record<string, unknown>;

const schemas = { ...lists(z.string()), products: product };
const inEach = (block: object) => Object.fromEntries(locales.map((locale) => [locale, block]));
const step = 'Stir for a minute.';
const rows = {
  products: { number: 7, price: '40', uses: ['tea'], [sourceLocale]: { name: 'Cumin' } },
  media: { type: 'Article', date: '2025-08-12', link: '#', ...inEach({ title: 'A', description: 'B' }) },
  recipes: {
    image: 'a.jpg',
    spices: ['5'],
    serves: 4,
    grams: { 5: 2.5 },
    minutes: { active: 5, total: 40 },
    ...inEach({
      heading: 'Dal',
      description: 'Lentils',
      ingredients: [{ quantity: '1 tsp', product: '5' }],
      steps: Array(5).fill(step),
    }),
  },
  shops: {
    kind: 'shop',
    province: 'Gandaki Province',
    district: 'Kaski',
    city: 'Pokhara',
    phone: '+977 1 555 0199',
    channels: ['counter'],
    hours: 'Su-Fr 07:00-19:00',
    since: 2020,
    ...inEach({ name: 'Bazar Kirana', street: 'Chipledhunga' }),
  },
};

function findFaults(name: keyof typeof rows, change: Fields): string {
  const place = name === 'products' ? {} : { id: 'a', order: 0 };
  const { error } = schemas[name].safeParse({ ...place, ...rows[name], ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? '';
}

const own = (name: 'recipes' | 'shops', fields: object) => ({
  [sourceLocale]: { ...Object(rows[name])[sourceLocale], ...fields },
});

test.each(['products', 'media', 'recipes', 'shops'] as const)('accepts a record of %s', (name) => {
  expect(findFaults(name, {})).toBe('');
});

test.each<[keyof typeof rows, string, Fields, string]>([
  ['products', 'an unknown field', { colours: 'red' }, 'colours'],
  ['products', 'a price that is a number', { price: 40 }, 'price: '],
  ['products', 'a discount above the price', { discountPrice: '41' }, 'discountPrice'],
  ['products', 'no first name', { [sourceLocale]: {} }, `${sourceLocale}.name: is missing`],
  ['products', 'half the texts of its page', { [secondNameLanguage]: { taste: 'Hot' } }, 'stand together'],
  [
    'products',
    'words that are hard to read',
    { look: { ground: '#ffffff', ink: 'paper', second: '#000000', motif: 'seed' } },
    'look: ',
  ],
  [
    'media',
    'a date in another format',
    { date: '23 June 2025' },
    'date: this day does not exist; write dates as YYYY-MM-DD',
  ],
  ['media', 'no block of a language', { [locales[0]]: undefined }, `${locales[0]}: `],
  ['recipes', 'four steps', own('recipes', { steps: Array(4).fill(step) }), 'steps: '],
  ['recipes', 'too many steps', own('recipes', { steps: Array(9).fill(step) }), 'steps: '],
  ['recipes', 'steps only', { serves: undefined }, 'stand together'],
  ['recipes', 'a spice without a weight', { grams: { 6: 1 } }, 'grams.5: is missing'],
  [
    'recipes',
    'an unmeasured ingredient',
    own('recipes', { ingredients: [{ name: 'salt' }] }),
    'ingredients.0: ',
  ],
  [
    'recipes',
    'a spice with a name too',
    own('recipes', { ingredients: [{ quantity: '1', name: 'x', product: '5' }] }),
    'ingredients.0: ',
  ],
  ['recipes', 'more work than time', { minutes: { active: 50, total: 40 } }, 'minutes: the active minutes'],
  ['shops', 'no telephone number', { phone: undefined }, "phone: is missing for the kind 'shop'"],
  ['shops', 'no street in a language', own('shops', { street: undefined }), 'street: '],
  ['shops', 'a telephone number in words', { phone: 'at the door' }, 'phone: write a phone number'],
  ['shops', 'no website though it is online', { kind: 'online' }, 'website: '],
  ['shops', 'opening hours in words', { hours: 'mornings' }, 'hours: write opening hours as'],
  ['shops', 'an unknown channel', { channels: ['pigeon'] }, 'channels.0: '],
])('refuses a record of %s with %s', (name, _, change, fault) => {
  expect(findFaults(name, change)).toContain(fault);
});

test('cleans texts, because names are keys of orders', () => {
  const { data } = product.safeParse({
    ...rows.products,
    [sourceLocale]: { name: 'Gar\u00adlic\u00a0Powder\ufeff' },
  });
  expect(data?.[sourceLocale]?.name).toBe('Garlic Powder');
});
