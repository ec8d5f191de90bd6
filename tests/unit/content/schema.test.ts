import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
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
const first = <Fields extends object>(table: string, has: keyof Fields & string) => {
  const found = rowsOf<Fields>(table).find((row) => has in row);
  if (!found) throw new Error(`${table} has no row with ${has}`);
  const { id: _, ...fields } = found;
  return { ...fields, group: 'en', order: 0 };
};
const recipe = first<{ steps: string[] }>('recipes/en', 'steps');
const rows = {
  products: { ...stored, group: category, order: 0 },
  media: first<{ date: string }>('media/en', 'date'),
  recipes: recipe,
  shops: { ...first<{ hours: string }>('shops/en', 'hours'), kind: 'shop', website: undefined },
} as const;
const named = { quantity: '1', name: 'x', product: '5' };
const { steps } = recipe as unknown as { steps: string[] };

test.each([
  ['products', 'a price that is a number', { price: 40 }, 'price: '],
  ['products', 'an unknown category', { group: 'boxes' }, 'none of the categories'],
  ['recipes', 'four steps', { steps: steps.slice(0, 4) }, 'steps: '],
  ['recipes', 'too many steps', { steps: [...steps, ...steps] }, 'steps: '],
  ['recipes', 'an unmeasured ingredient', { ingredients: [{ name: 'salt' }] }, 'ingredients.0: '],
  [
    'recipes',
    'an amount that cannot be multiplied',
    { ingredients: [{ quantity: '2 × 400 g', name: 'flour' }] },
    'ingredients.0.quantity: write numbers that the page can multiply',
  ],
  ['recipes', 'a spice with a name too', { ingredients: [named] }, 'ingredients.0: '],
  ['recipes', 'more work than time', { minutes: { active: 50, total: 40 } }, 'minutes: the active minutes'],
  ['shops', 'a telephone number in words', { phone: 'at the door' }, 'phone: write a phone number'],
  ['shops', 'no website though it is online', { kind: 'online' }, 'website: '],
  ['shops', 'opening hours in words', { hours: 'mornings' }, 'hours: write opening hours as'],
  ['shops', 'an unknown channel', { channels: ['pigeon'] }, 'channels.0: '],
] as const)('refuses a row of %s with %s', async (name, _, change, fault) => {
  expect(await findFaults(name, { ...rows[name], ...change })).toContain(fault);
});

test('refuses a dangling reference and names its row', async () => {
  const { resolveReference } = await import('~/lib/content/read');
  const lost = { collection: 'products', id: '99999' } as const;
  await expect(resolveReference('src/content/recipes/en.yaml, recipe momo', lost)).rejects.toThrow(
    "recipe momo: refers to '99999', which is not in products",
  );
});
