import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import en from '~/config/messages/en.json' with { type: 'json' };
import { productFacts } from '~/lib/content/product-shapes';
import { text } from '~/lib/content/shapes';
import { fieldsOf } from '~/lib/content-file/fields';
import { sections } from '~/lib/content-file/sections';

test('derives kind, choices, limits and metadata of fields from their schemas', () => {
  const shape = {
    name: text
      .max(80)
      .regex(/^[A-Z]/, 'begin with a capital')
      .optional(),
    nepali: text.optional().meta({ lang: 'ne' }),
    paragraphs: z.array(text).min(1),
    tags: z.array(z.enum(['hot', 'mild'])),
    colour: z.enum(['red', 'blue']).meta({ options: { red: 'Deep red' } }),
    heat: z.int().min(0).max(5).optional(),
    soldOut: z.boolean().optional(),
    allergens: z.array(text).meta({ input: 'words', none: 'None' }),
  };
  const labels = Object.fromEntries(Object.keys(shape).map((name) => [name, [name, 'Hint'] as const]));
  const line = { kind: 'text', isOptional: false, hint: 'Hint' };
  const fields = fieldsOf(shape, labels);
  expect(fields).toMatchObject([
    {
      ...line,
      name: 'name',
      isOptional: true,
      longest: 80,
      rules: [{ right: /^[A-Z]/, reason: 'begin with a capital' }],
    },
    { ...line, lang: 'ne', isOptional: true },
    { kind: 'paragraphs' },
    { kind: 'choices', options: Object.entries({ hot: 'Hot', mild: 'Mild' }) },
    { kind: 'choice', options: Object.entries({ red: 'Deep red', blue: 'Blue' }) },
    { kind: 'number', range: { min: 0, max: 5 }, isOptional: true },
    { kind: 'flag', isOptional: true },
    { kind: 'words', none: 'None' },
  ]);
});

test('names a field without a label', () => {
  expect(() => fieldsOf({ origin: text }, {})).toThrow("no label for the field 'origin'");
});

test('every column of the price list is an optional field of products', () => {
  const products = sections.find(({ name }) => name === 'products')?.fields ?? [];
  for (const column of productFacts)
    expect(products).toContainEqual(
      expect.objectContaining({ name: column, isOptional: true, label: en.product.fields[column] }),
    );
});
