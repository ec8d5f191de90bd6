import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { categories } from '~/config/routes';
import { readProducts } from '../domain/content';
import { rowsOf } from './tables';

vi.mock('astro:content', () => ({
  defineCollection: (collection: unknown) => collection,
  reference: () => z.string(),
  getEntry: async () => undefined,
}));

interface Collection {
  schema: z.ZodType | ((context: { image: () => z.ZodType }) => z.ZodType);
}

/** Returns the schema's error for a row. Astro adds the file and the row. */
async function findFaults(name: 'products' | 'media' | 'recipes' | 'shops', row: object): Promise<string> {
  const { collections } = await import('~/content.config');
  const { schema } = collections[name] as unknown as Collection;
  const { error } = (typeof schema === 'function' ? schema({ image: () => z.string() }) : schema).safeParse(
    row,
  );
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? '';
}

const [{ id: _, category, ...stored }] = readProducts() as [ReturnType<typeof readProducts>[number]];
const product = { ...stored, group: category, order: 0 };
const [{ id: __, ...media }] = rowsOf<object>('media/en') as [{ id: string }];
const [item] = [{ ...media, group: 'en', order: 0 }];
const [{ id: ___, ...recipe }] = rowsOf<{ steps: string[] }>('recipes/en').filter(({ steps }) => steps) as [
  { id: string; steps: string[] },
];
const dish = { ...recipe, group: 'en', order: 0 };

const shop = {
  group: 'en',
  order: 0,
  kind: 'shop',
  name: 'Bazar Kirana',
  province: 'Gandaki Province',
  district: 'Kaski',
  city: 'Pokhara',
  address: 'Chipledhunga',
  phone: '+977 1 555 0199',
  channels: ['counter'],
  hours: 'Su-Fr 07:00-19:00',
  since: 2020,
};

test('accepts the rows of the content', async () => {
  expect(await findFaults('products', product)).toBe('');
  expect(await findFaults('media', item)).toBe('');
  expect(await findFaults('recipes', dish)).toBe('');
  expect(await findFaults('shops', shop)).toBe('');
});

test.each([
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['a price that is a number', { price: 40 }, 'price: '],
  ['a discount above the price', { discountPrice: `99${product.price}` }, 'discountPrice'],
  ['two packs of one weight', { size: '50 / 50g', price: '40 / 70' }, "'50 / 50g' has the same weight twice"],
  ['an unknown category', { group: 'boxes' }, 'none of the categories'],
])('%s is a fault of a product', async (_, change, fault) => {
  expect(categories.map(({ slug }) => slug)).toContain(category);
  expect(await findFaults('products', { ...product, ...change })).toContain(fault);
});

test('refuses a date in another format', async () => {
  expect(await findFaults('media', { ...item, date: '23 June 2025' })).toContain(
    'date: write dates as YYYY-MM-DD',
  );
});

test.each([
  ['four steps', { steps: dish.steps.slice(0, 4) }, 'steps: '],
  ['too many steps', { steps: [...dish.steps, ...dish.steps] }, 'steps: '],
  ['an ingredient without its quantity', { ingredients: [{ name: 'salt' }] }, 'ingredients.0: '],
  [
    'a spice with a name too',
    { ingredients: [{ quantity: '1', name: 'x', product: '5' }] },
    'ingredients.0: ',
  ],
  ['more work than time', { minutes: { active: 50, total: 40 } }, 'minutes: the active minutes are part'],
])('%s is a fault of a recipe', async (_, change, fault) => {
  expect(await findFaults('recipes', { ...dish, ...change })).toContain(fault);
});

test.each([
  ['no telephone number', { phone: undefined }, "phone: a row of kind 'shop' needs it"],
  ['a telephone number in words', { phone: 'ask at the door' }, 'phone: write a phone number'],
  ['no website though it is online', { kind: 'online' }, 'website: '],
  ['opening hours in words', { hours: 'mornings' }, 'hours: write opening hours as'],
  ['an unknown channel', { channels: ['pigeon'] }, 'channels.0: '],
])('refuses a shop with %s', async (_, change, fault) => {
  expect(await findFaults('shops', { ...shop, ...change })).toContain(fault);
});

test('refuses a dangling reference and names its row', async () => {
  const { follow } = await import('~/lib/content/read');
  const broken = follow('src/content/recipes/en.yaml, recipe momo', { collection: 'products', id: '99999' });
  await expect(broken).rejects.toThrow("recipe momo: refers to '99999', which is not in products");
});
