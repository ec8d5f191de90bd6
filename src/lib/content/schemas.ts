import { z } from 'astro/zod';
import { locales, sourceLocale } from '~/config/locales';
import { dealers, labels } from '~/config/messages/en.json';
import { contrastOf } from '~/domain/contrast';
import { readColour } from '../seo/palette';
import {
  addFault,
  type Blocks,
  checkShop,
  packCheck,
  type Shape,
  withBlocks,
  withProductBlocks,
} from './blocks';
import { productShape } from './product-shapes';
import {
  category,
  cookingShape,
  date,
  faqShape,
  gender,
  keysOf,
  mediaShape,
  recipeShape,
  recordKey,
  shopShape,
  teamShape,
  testimonialShape,
  text,
} from './shapes';

/**
 * Schemas of all collections. They only check and clean: the loaders keep what they return, so defaults and
 * placeholders are filled in by `read.ts`.
 */

/** A row of a list: shared fields, and a block with the texts of each language. `order` is its index. */
const row = <Shared extends Shape, Texts extends Shape>({
  shared,
  texts,
}: {
  shared: Shared;
  texts: Texts;
}) => z.strictObject(withBlocks({ id: text, order: z.int(), ...shared }, z.strictObject(texts)));

/** A row of a list that the dashboard edits. */
const officeRow = <Shared extends Shape, Texts extends Shape>({
  shared,
  texts,
}: {
  shared: Shared;
  texts: Texts;
}) => row({ shared: { key: recordKey, ...shared }, texts });

/** A row without texts of its own in any language. */
const plainRow = <Shared extends Shape>(shared: Shared) =>
  z.strictObject({ id: text, order: z.int(), ...shared });

/** Finds a recipe that has only some of its cooking instructions, or a spice without a weight. */
function checkCooking(
  recipe: {
    serves?: unknown;
    minutes?: unknown;
    grams?: Record<string, number> | undefined;
  } & Blocks<{ ingredients?: ({ name: string } | { product: string })[] | undefined; steps?: unknown }>,
  context: Parameters<typeof addFault>[0],
): void {
  const texts = locales.flatMap((locale) => [recipe[locale].ingredients, recipe[locale].steps]);
  const parts = [recipe.serves, recipe.minutes, ...texts].map((part) => part === undefined);
  if (new Set(parts).size > 1)
    addFault(context, ['serves'], 'serves, minutes, ingredients and steps stand together or not at all');
  for (const part of recipe[sourceLocale].ingredients ?? [])
    if ('product' in part && !recipe.grams?.[part.product])
      addFault(context, ['grams', part.product], 'is missing');
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour as # and six digits, 0 to 9 and a to f');

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is small Latin letters, digits and hyphens');

/** Fields that content files leave unchanged. */
const pageShape = {
  order: z.number().optional().describe('Place among the numbers of its category, if not at its own'),
  formerSlugs: z.array(slug).min(1).optional().describe('Addresses that forward to the page'),
  look: z
    .strictObject({
      ground: colour,
      ink: z.enum(['paper', 'ink']).describe('Colour of the words, by its name in tokens.css'),
      second: colour,
      motif: text.describe('A drawing in src/assets/drawings/motifs/'),
    })
    .optional()
    .describe("Colours and motif of the pack; the category's if missing"),
};

/** Minimum contrast of text on a product's ground (WCAG AA). */
const minContrast = 4.5;

/** Finds a product whose name is hard to read on its ground. */
export function checkContrast(
  { look }: { look?: { ground: string; ink: 'paper' | 'ink' } | undefined },
  context: Parameters<typeof addFault>[0],
): void {
  if (!look) return;
  const contrast = contrastOf(look.ground, readColour(look.ink));
  if (contrast < minContrast)
    addFault(
      context,
      ['look'],
      `${look.ink} on ${look.ground} has a contrast of ${contrast.toFixed(1)}, below ${minContrast}`,
    );
}

export const product = z
  .strictObject(
    withProductBlocks({
      key: recordKey,
      number: z.int().min(1).max(999_999).describe('Its catalogue number'),
      ...productShape,
      ...pageShape,
    }),
  )
  .superRefine(...packCheck)
  .superRefine(checkContrast);

const section = z.strictObject({
  eyebrow: text.optional().describe('Small line above the heading'),
  heading: text,
  text: z.array(text).optional().describe('One string per paragraph'),
  button: text.optional(),
});

/** The texts of all pages in one language, by page. */
export const pages = z.record(
  z.string(),
  z.strictObject({
    title: text.max(60).optional().describe('Page title; the brand is added'),
    description: text.min(50).max(160).describe('What search engines show'),
    menu: text.optional().describe('Name in menus and the footer'),
    heading: text.describe(
      'The h1, and by default title and name in menus. The home page takes its h1 from its first slide',
    ),
    eyebrow: text.optional(),
    intro: text.optional().describe('Line under the h1'),
    footer: text.optional().describe('What the footer says of the business, on the home page'),
    sections: z.record(z.string(), section).optional(),
    posts: z.array(z.string()).optional().describe('Ids of posts shown here'),
  }),
);

export const legal = z.strictObject({ dateLine: text.describe("The page's date line, word for word") });

/** Schemas of the lists, by the names of their files. Pictures are paths as seen from `src/content`. */
export const lists = <Picture extends z.ZodType>(image: Picture) => ({
  locations: plainRow({
    name: text,
    districts: z
      .array(
        z.strictObject({
          name: text,
          at: z.tuple([z.number(), z.number()]).optional().describe('Latitude and longitude of its seat'),
          cities: z.array(text).min(1),
        }),
      )
      .min(1),
  }),
  'place-names': plainRow(
    withBlocks(
      {},
      z.strictObject({ name: text.describe('The id is the English name, which orders store') }).optional(),
    ),
  ),
  slides: row({
    shared: { icon: text, image, imagePhone: image, theme: z.enum(['turmeric', 'cardamom']) },
    texts: {
      title: text.describe('Small line above the heading'),
      heading: text,
      desc: text,
      button: text,
      button2: text.optional(),
      alt: text,
    },
  }),
  tiles: row({
    shared: {
      icon: text,
      on: z.array(z.enum(['home', 'about'])).min(1),
      to: z
        .enum(['shops', 'marketplace'])
        .optional()
        .describe('Page that the tile leads to; the shops if there is no marketplace'),
    },
    texts: { title: text, subtitle: text },
  }),
  benefits: row({
    shared: {
      on: z.enum(['home', 'about', 'dealers']),
      scene: text.optional().describe('A picture of src/assets/drawings/woven/, on the page about us'),
      figure: z
        .enum(keysOf(dealers.figures))
        .optional()
        .describe('What is counted for it, on the page for dealers'),
    },
    texts: { title: text, text },
  }),
  'top-products': plainRow({}),
  wall: plainRow({}),
  unsold: plainRow({
    category: category.describe('The category that is nearest to it'),
    words: z.array(text).describe('Other words for it'),
  }),
  topics: row({
    shared: {
      to: z
        .array(text.startsWith('/'))
        .optional()
        .describe('Paths in the default language: a page, a product or an answer'),
      fact: z
        .enum(['hot', 'vegetarian', 'allergens'])
        .optional()
        .describe('Adds the products whose pack says so'),
    },
    texts: { words: z.array(text).min(1).describe('What people type; the first word names the topic') },
  }),
  customers: row({ shared: { gender }, texts: { name: text, role: text, location: text, text } }),
  testimonials: officeRow(testimonialShape),
  posts: row({
    shared: { gender, category: z.enum(keysOf(labels.posts)), date, image },
    texts: { title: text, author: text },
  }),
  recipes: officeRow({
    shared: { ...recipeShape(image).shared, ...cookingShape.shared },
    texts: { ...recipeShape(image).texts, ...cookingShape.texts },
  }).superRefine(checkCooking),
  faq: officeRow(faqShape),
  milestones: row({
    shared: {
      year: z.int(),
      scene: text.describe('Its picture: the name of a file in `src/assets/drawings/woven/`'),
    },
    texts: {
      event: text,
      bs: z.int().optional().describe('The year in the Bikram Sambat, for languages that count by it'),
    },
  }),
  team: officeRow(teamShape),
  media: officeRow(mediaShape),
  shops: officeRow(shopShape).superRefine(checkShop),
});

export type ListName = keyof ReturnType<typeof lists>;
