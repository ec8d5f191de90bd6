import { z } from 'astro/zod';
import { product } from '~/config/messages/en.json';
import { noAllergensWord } from '~/config/messages/fields';
import { uses } from '~/domain/use';
import { keysOf, text } from './shapes';

/** What all languages share of a product, and the dashboard edits. */
export const productShape = {
  romanised: z.array(text).optional().meta({
    input: 'words',
    description: 'Words that people search by: Nepali in Latin letters, other English names',
  }),
  size: text.optional().describe("Pack weights in grams, as stored: '25 / 50 / 100g'"),
  price: text.meta({
    input: 'prices',
    description: "Prices in the order of the sizes, as stored: '40 / 70 / 130'",
  }),
  discountPrice: text
    .optional()
    .describe('What each pack costs instead, in the order of the price, which is then struck through'),
  cartons: text
    .optional()
    .describe("Packs in a carton, in the order of the price, – for none: '24 / 24 / –'"),
  rating: z
    .string()
    .regex(/^[0-5](\.\d)?$/, "write a rating from 0 to 5, such as '4.5'")
    .optional()
    .describe("Such as '4.5'; drawn at random for each build where missing"),
  uses: z.array(z.enum(uses)).min(1),
  heat: z.int().min(0).max(5).optional(),
  vegetarian: z.boolean().optional(),
  months: z.int().min(1).max(120).optional().describe('How long a closed pack keeps'),
  soldOut: z.boolean().optional().describe('Cannot be ordered for now'),
};

/** Fields that are columns of the price list. The dictionaries contain their headings. */
export type ProductFact = keyof typeof product.fields;

export const productFacts = keysOf(product.fields);

/** Texts of a product's page in one language. */
export const productTextShape = {
  taste: text.max(80).describe('One line below the names, best below 52 characters'),
  text: text.meta({ input: 'long' }),
  dose: text.describe("How much to use: 'half a teaspoon for four'"),
  keep: text.describe('How to keep it'),
  ingredients: z
    .array(text)
    .min(1)
    .optional()
    .meta({ input: 'words', description: 'In the order of their weight' }),
  allergens: z
    .array(text)
    .optional()
    .meta({ input: 'words', none: noAllergensWord, description: 'Empty if it has none' }),
  origin: text.optional(),
};
