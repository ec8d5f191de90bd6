import { z } from 'astro/zod';
import { en } from '~/config/messages/en';
import { contrastOf } from '~/domain/contrast';
import { readPacks } from '~/domain/pack';
import { uses } from '~/domain/use';
import { readColour } from '../seo/palette';
import { keysOf, text } from './shapes';

/** What all languages share of a product, and the dashboard edits. */
export const productShape = {
  romanised: z.array(text).optional().meta({
    input: 'words',
    description: 'Words that people search by: Nepali in Latin letters, other English names',
  }),
  size: text.optional().describe("Pack weights in grams, as stored: '25 / 50 / 100g'"),
  price: text.describe("Prices in the order of the sizes, as stored: '40 / 70 / 130'"),
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
export type ProductFact = keyof typeof en.product.fields;

export const productFacts = keysOf(en.product.fields);

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as # and six digits, 0 to 9 and a to f');

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is small Latin letters, digits and hyphens');

/** Fields that content files leave unchanged. */
export const pageShape = {
  order: z.number().optional().describe('Place among the numbers of its category, if not at its own'),
  formerSlugs: z.array(slug).min(1).optional().describe('Addresses that forward to the page'),
  colour: colour.optional().describe("The spice's own colour; without it the picture's counts"),
  look: z
    .strictObject({
      ground: colour,
      ink: z.enum(['paper', 'ink']).describe('Colour of the words, by its name in tokens.css'),
      second: colour,
      motif: text.describe('A drawing in src/assets/motifs/'),
    })
    .optional()
    .describe("Colours and motif of the pack; the category's if missing"),
};

/** Minimum contrast of text on a product's ground (WCAG AA). */
const minContrast = 4.5;

/** Adds an issue if text on a product's ground is hard to read. */
export function checkLook(
  { look }: { look?: { ground: string; ink: 'paper' | 'ink' } | undefined },
  { addIssue }: { addIssue(issue: string): void },
): void {
  if (!look) return;
  const contrast = contrastOf(look.ground, readColour(look.ink));
  if (contrast < minContrast)
    addIssue(
      `look: ${look.ink} on ${look.ground} has a contrast of ${contrast.toFixed(1)}, below ${minContrast}`,
    );
}

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
    .meta({ input: 'words', none: en.productPage.noAllergens, description: 'Empty if it has none' }),
  origin: text.optional(),
};

/** Adds an issue if sizes, prices, discounted prices and cartons do not match. */
export function checkPacks(
  stored: Parameters<typeof readPacks>[0],
  { addIssue }: { addIssue(issue: string): void },
): void {
  try {
    readPacks(stored);
  } catch (error) {
    addIssue(error instanceof Error ? error.message : String(error));
  }
}
