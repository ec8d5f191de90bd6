import { z } from 'astro/zod';
import { en } from '~/config/messages/en';
import { portraits } from '~/config/portraits';
import { categories } from '~/config/routes';
import type { FieldKind } from '~/domain/content/field';
import { longestText, textRules } from '~/domain/content/text';
import { contrastOf } from '~/domain/contrast';
import { isDay } from '~/domain/date';
import { readPacks } from '~/domain/pack';
import { uses } from '~/domain/use';
import { readColour } from '../seo/palette';

/**
 * The schema of each section that the dashboard edits, for the build, content files and the dashboard's forms. `shared`
 * is the same in all languages, `texts` exists once per language.
 */

/** What a schema cannot say about a field. `src/lib/content-file/fields.ts` reads it. */
declare module 'zod/v4/core' {
  interface GlobalMeta {
    input?: FieldKind;
    /** The language of the value, if it differs from the dashboard's. */
    lang?: string;
    /** The specified field of the dashboard that holds the value. */
    kept?: string;
    /** Labels of the choices. */
    options?: Readonly<Record<string, string>>;
  }
}

/** A text as pages show it. Line breaks would be lost there, and markup be shown as such. */
export const text = textRules.reduce(
  (schema, { right, reason }) => schema.regex(right, reason),
  z.string().trim().min(1).max(longestText),
);
export const date = z
  .string()
  .refine(isDay, 'write dates as YYYY-MM-DD, a day of the calendar')
  .meta({ input: 'date' });
export const gender = z.enum(['male', 'female']).describe('Chooses the drawn avatar');

export const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

export const category = z.enum(
  categories.map(({ slug }) => slug),
  "the file's name is none of the categories in src/config/routes.ts",
);

/** A product has no texts in other languages than the two that stand on its pack. */
export const productShape = <Picture extends z.ZodType>(image: Picture) => ({
  name: text.meta({ kept: 'title', description: 'English name, spelt as the owner spells it' }),
  nepali: text.meta({ lang: 'ne', description: 'Name in Devanagari, as on the pack' }),
  romanised: z.array(text).optional().meta({
    input: 'words',
    description: 'Words that people search by: Nepali in Latin letters, other English names',
  }),
  size: text.optional().describe("Pack weights in grams, as stored: '25 / 50 / 100g'"),
  price: text.describe("Rupee prices in the order of the sizes, as stored: '40 / 70 / 130'"),
  discountPrice: text
    .optional()
    .describe('What each pack costs instead, in the order of the price, which is then struck through'),
  rating: z
    .string()
    .regex(/^[0-5](\.\d)?$/)
    .optional()
    .describe("Such as '4.5'; drawn at random for each build where missing"),
  image: image.meta({ input: 'picture', kept: 'image' }),
  uses: z.array(z.enum(uses)).min(1),
  heat: z.int().min(0).max(5).optional(),
  vegetarian: z.boolean().optional(),
  months: z.int().min(1).max(120).optional().describe('How long a closed pack keeps'),
  soldOut: z.boolean().optional().describe('Cannot be ordered for now'),
});

/** The fields of a product that price list and catalogue carry as columns. The dictionaries name them. */
export type ProductColumn = keyof typeof en.product.fields;

export const productColumns = keysOf(en.product.fields);

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as # and six digits, 0 to 9 and a to f');

/** Where a product stands on the wall of the home page. Only the tables say it: content files leave it as it is. */
export const wallShape = {
  colour: colour.optional().describe("The spice's own colour; without it the picture's counts"),
};

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is small Latin letters, digits and hyphens');

/** The page of a product. Content files leave these fields unchanged. */
export const pageShape = {
  slug: slug.optional().describe('End of the address; made from the English name if missing'),
  was: z.array(slug).min(1).optional().describe('Former slugs, whose addresses forward to the page'),
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

/** The least contrast of words on a product's ground (WCAG AA). */
const leastContrast = 4.5;

/** Adds an issue if the words on a product's ground are hard to read. */
export function checkLook(
  { look }: { look?: { ground: string; ink: 'paper' | 'ink' } | undefined },
  { addIssue }: { addIssue(issue: string): void },
): void {
  if (!look) return;
  const contrast = contrastOf(look.ground, readColour(look.ink));
  if (contrast < leastContrast)
    addIssue(
      `look: ${look.ink} on ${look.ground} has a contrast of ${contrast.toFixed(1)}, below ${leastContrast}`,
    );
}

/** The texts of a product's page in one language; the id is the product's number. */
export const productTextShape = {
  taste: text.max(80).describe('One line below the names, best below 52 characters'),
  text,
  dose: text.describe("How much to use: 'half a teaspoon for four'"),
  keep: text.describe('How to keep it'),
  ingredients: z.array(text).min(1).optional().describe('In the order of their weight'),
  allergens: z.array(text).optional().describe('Empty if it has none'),
  origin: text.optional(),
};

/** Adds an issue where sizes, prices and discounted prices do not go together. */
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

export const recipeShape = <Picture extends z.ZodType, Product extends z.ZodType>(
  image: Picture,
  product: Product,
) => ({
  shared: {
    image: image.meta({ input: 'picture', kept: 'photo' }),
    spices: z
      .array(product)
      .min(1)
      .meta({ input: 'spices', description: 'Catalogue numbers of the spices it needs' }),
  },
  texts: {
    heading: text.meta({ kept: 'name' }),
    description: text.meta({ kept: 'description', description: 'One line' }),
  },
});

const minutes = z
  .strictObject({
    active: z.int().positive().describe('With hands at work'),
    total: z.int().positive().describe('From the first step to the table, waiting included'),
  })
  .refine(({ active, total }) => active <= total, 'the active minutes are part of the total');

/**
 * How a recipe is cooked. Only the tables say it: content files leave it as it is, and a recipe that the dashboard adds
 * has none until somebody writes it there.
 */
export const cookingShape = <Product extends z.ZodType>(product: Product) => ({
  serves: z.int().positive().optional(),
  minutes: minutes.optional(),
  ingredients: z
    .array(
      z.union([
        z.strictObject({ quantity: text, name: text }),
        z.strictObject({
          quantity: text,
          product: product.describe('Catalogue number; the page says its name'),
        }),
      ]),
    )
    .min(1)
    .optional()
    .describe('In the order of their use'),
  steps: z.array(text).min(5).max(7).optional().describe("'{5}' stands for the name of product 5"),
});

/** Whether a recipe says all of how it is cooked, or nothing of it. */
export const isCookingWhole = (row: Partial<Record<keyof ReturnType<typeof cookingShape>, unknown>>) =>
  new Set([row.serves, row.minutes, row.ingredients, row.steps].map((value) => value === undefined)).size ===
  1;

export const faqShape = {
  shared: {},
  texts: {
    question: text.meta({ kept: 'q' }),
    answer: z.array(text).min(1).meta({ kept: 'a', description: 'One string per paragraph' }),
  },
};

export const testimonialShape = {
  shared: { date, gender },
  texts: { name: text.meta({ kept: 'name' }), position: text, text: text.meta({ kept: 'statement' }) },
};

export const teamShape = {
  shared: {
    portrait: z
      .enum(portraits)
      .optional()
      .describe('Who is drawn; a place without one is kept free, and small'),
  },
  texts: { name: text.meta({ kept: 'name' }), role: text.meta({ kept: 'position' }) },
};

/** An address elsewhere or on the site, or '#' where there is none yet; never a script. */
const link = text.regex(/^(#$|\/(?!\/)|https?:\/\/[^\s]+$)/, "a link begins with https:// or /, or is '#'");

export const mediaShape = {
  shared: {
    type: z.enum(keysOf(en.labels.media)).meta({ options: en.labels.media }),
    date: date.meta({ input: 'date', kept: 'date' }),
    link: link.meta({ input: 'link', kept: 'link' }),
  },
  texts: { title: text.meta({ kept: 'title' }), description: text.meta({ kept: 'description' }) },
};

const phone = text.regex(/^\+?\d[\d -]{5,}\d$/, "write a phone number in digits, such as '+977 1 555 0110'");

const hours =
  /^(Su|Mo|Tu|We|Th|Fr|Sa)-(Su|Mo|Tu|We|Th|Fr|Sa) ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

export const shopShape = {
  shared: {
    kind: z.enum(keysOf(en.shops.kinds)).meta({ options: en.shops.kinds }),
    province: text.optional().describe('English name of the location table, like district and city'),
    district: text.optional(),
    city: text.optional(),
    phone: phone.optional(),
    website: link.optional(),
    channels: z.array(z.enum(keysOf(en.shops.channels))).min(1),
    hours: z
      .string()
      .regex(hours, "write opening hours as 'Su-Fr 07:00-19:00'")
      .optional()
      .describe('First and last day, then the time'),
    carries: z.array(category).min(1).optional().describe('Its categories; all products if missing'),
    since: z.int().min(1900).max(2100).describe('The year (AD) in which it began to sell our products'),
    sample: z.boolean().optional().describe('Invented, so the page marks it and search engines ignore it'),
  },
  texts: { name: text, address: text.optional() },
};

const requiredOfShops = {
  dealer: ['province', 'district', 'city', 'address', 'phone', 'hours'],
  shop: ['province', 'district', 'city', 'address', 'phone', 'hours'],
  online: ['website'],
} as const;

/** Adds an issue for each field that a shop of its kind must have. */
export function checkShop(
  shop: { kind: keyof typeof requiredOfShops } & Record<string, unknown>,
  { addIssue }: { addIssue(issue: string): void },
): void {
  for (const field of requiredOfShops[shop.kind])
    if (shop[field] === undefined) addIssue(`${field}: a row of kind '${shop.kind}' needs it`);
}
