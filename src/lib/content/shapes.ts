import { z } from 'astro/zod';
import { labels, shops } from '~/config/messages/en.json';
import { categories } from '~/config/routes';
import { chats } from '~/config/site';
import { cleanText } from '~/domain/clean-text';
import type { FieldKind } from '~/domain/content/field';
import { longestText, textRules } from '~/domain/content/text';
import { isDay } from '~/domain/date';
import { hoursPattern } from '~/domain/opening-hours';
import { isScalable } from '~/domain/recipe-amount';

/** Portraits of the team page, drawn in `src/assets/drawings/`. */
export const portraits = ['topi', 'shawl', 'apron'] as const;

/**
 * Schemas of the sections, shared by the build, content files and the dashboard's forms. Fields in `shared`
 * are equal in all languages. Fields in `texts` are translated.
 */

/** Metadata of a field that its schema cannot express. `src/lib/content-file/fields.ts` reads it. */
declare module 'zod/v4/core' {
  interface GlobalMeta {
    input?: FieldKind;
    /** Language of the value, if it differs from the dashboard's. */
    lang?: string;
    /** The name of the field that the value translates. */
    beside?: string;
    /** The word by which a form says that a list has no entries. */
    none?: string;
    options?: Readonly<Record<string, string>>;
  }
}

/** A clean single-line text without markup. Pages would lose line breaks and show markup as text. */
export const text = textRules.reduce(
  (schema, { right, reason }) => schema.regex(right, reason),
  z.string().overwrite(cleanText).min(1).max(longestText),
);
export const date = z
  .string()
  .refine(isDay, 'this day does not exist; write dates as YYYY-MM-DD')
  .meta({ input: 'date' });
export const gender = z.enum(['male', 'female']).describe('Chooses the drawn avatar');

export const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

export const category = z.enum(
  categories.map(({ slug }) => slug),
  'is none of the categories in src/config/routes.ts',
);

/** Refers to a product. */
export const catalogueNumber = z.string().regex(/^[1-9]\d{0,5}$/, 'a catalogue number is up to six digits');

/** By this key the dashboard knows a record that it has made, whatever its id and its texts became. */
export const recordKey = z
  .string()
  .regex(/^[a-z0-9]{1,20}$/, 'a key is small Latin letters and digits')
  .optional()
  .describe('Written by the dashboard; leave it as it is');

export const recipeShape = <Picture extends z.ZodType>(image: Picture) => ({
  shared: {
    image: image.meta({ input: 'picture' }),
    spices: z
      .array(catalogueNumber)
      .min(1)
      .meta({ input: 'spices', description: 'Catalogue numbers of the spices it needs' }),
  },
  texts: {
    heading: text,
    description: text.meta({ input: 'long', description: 'One line' }),
  },
});

const quantity = text.refine(
  isScalable,
  "write numbers that the page can multiply, such as '1½ tsp', '2–3' or '1.5 kg'",
);

const minutes = z
  .strictObject({
    active: z.int().positive().describe('With hands at work'),
    total: z.int().positive().describe('From the first step to the table, waiting included'),
  })
  .refine(({ active, total }) => active <= total, 'the active minutes are part of the total');

/** Cooking instructions of a recipe. Content files leave them unchanged. */
export const cookingShape = {
  shared: {
    serves: z.int().positive().optional(),
    grams: z
      .record(catalogueNumber, z.number().positive())
      .optional()
      .describe('What its spices weigh for all servings, by catalogue number'),
    minutes: minutes.optional(),
  },
  texts: {
    ingredients: z
      .array(
        z.union([
          z.strictObject({
            quantity,
            name: text.describe("'onion(s)' is 'onion' or 'onions'"),
            grams: z.number().positive().optional().describe('Weight of its spoons or pieces'),
          }),
          z.strictObject({
            quantity,
            product: catalogueNumber.describe('The page says the name of the product'),
          }),
        ]),
      )
      .min(1)
      .optional()
      .describe('In the order of their use'),
    steps: z.array(text).min(5).max(7).optional().describe("'{5}' stands for the name of product 5"),
  },
};

export const faqShape = {
  shared: {},
  texts: {
    question: text,
    answer: z.array(text).min(1).meta({ description: 'One string per paragraph' }),
  },
};

export const testimonialShape = {
  shared: { date, gender },
  texts: {
    name: text,
    position: text,
    text: text.meta({ input: 'long' }),
  },
};

export const teamShape = {
  shared: {
    portrait: z
      .enum(portraits)
      .optional()
      .describe('Who is drawn; a place without one is kept free, and small'),
  },
  texts: { name: text, role: text },
};

/** A link to another site or a path of this one. '#' is a placeholder. Rejects scripts. */
const link = text.regex(/^(#$|\/(?!\/)|https?:\/\/[^\s]+$)/, "a link begins with https:// or /, or is '#'");

export const mediaShape = {
  shared: {
    type: z.enum(keysOf(labels.media)).meta({ options: labels.media }),
    date: date.meta({ input: 'date' }),
    link: link.meta({ input: 'link' }),
  },
  texts: {
    title: text,
    description: text.meta({ input: 'long' }),
  },
};

const phone = text.regex(/^\+?\d[\d -]{5,}\d$/, 'write a phone number in digits, spaces and hyphens');

const place = text.optional().meta({ input: 'place' });

export const shopShape = {
  shared: {
    kind: z.enum(keysOf(shops.kinds)).meta({ options: shops.kinds }),
    province: place.describe('English name of the location table, like district and city'),
    district: place,
    city: place,
    phone: phone.optional(),
    website: link.optional(),
    channels: z
      .array(z.enum(['counter', ...keysOf(shops.channels), ...chats.map(({ kind }) => kind)]))
      .min(1),
    hours: z
      .string()
      .regex(hoursPattern, "write opening hours as 'Su-Fr 07:00-19:00'")
      .optional()
      .describe('First and last day, then the time'),
    carries: z.array(category).min(1).optional().describe('Its categories; all products if missing'),
    since: z.int().min(1900).max(2100).describe('The year (AD) in which it began to sell our products'),
    sample: z.boolean().optional().describe('Invented, so the page marks it'),
  },
  texts: { name: text, street: text.optional() },
};
