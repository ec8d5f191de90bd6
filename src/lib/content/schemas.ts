import { z } from 'astro/zod';
import { type Locale, languages, locales, secondNameLanguage, sourceLocale } from '~/config/locales';
import { en } from '~/config/messages/en';
import { missingInShop } from '~/domain/shops';
import { checkLook, checkPacks, pageShape, productShape, productTextShape } from './product-shapes';
import {
  category,
  cookingShape,
  date,
  faqShape,
  gender,
  keysOf,
  mediaShape,
  recipeShape,
  shopShape,
  teamShape,
  testimonialShape,
  text,
} from './shapes';

/**
 * Schemas of all collections. They only check and clean: the loaders keep what they return, so defaults and
 * placeholders are filled in by `read.ts`.
 */

/** All languages, published or not. */
const knownLocales = Object.keys(languages) as Locale[];

type Shape = z.core.$ZodLooseShape;
type Blocks<Block> = Record<Locale, Block>;
type Context = { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void };

/** Keys of languages that are also fields of records, which no block can have. */
export const ambiguousKeys = new Set<string>();

/** Adds a block for each language to fields. Those of languages that are not published may be missing. */
export function withBlocks<Fields extends Shape, Block extends z.ZodType>(
  fields: Fields,
  block: Block,
  required: readonly Locale[] = locales,
) {
  for (const locale of knownLocales) if (locale in fields) ambiguousKeys.add(locale);
  const blocks = knownLocales.map((locale) => [locale, required.includes(locale) ? block : block.optional()]);
  return { ...fields, ...(Object.fromEntries(blocks) as Blocks<Block>) };
}

/** A row of a list: shared fields, and a block with the texts of each language. `order` is its index. */
const row = <Shared extends Shape, Texts extends Shape>(
  { shared, texts }: { shared: Shared; texts: Texts },
  required?: readonly Locale[],
) => z.strictObject(withBlocks({ id: text, order: z.int(), ...shared }, z.strictObject(texts), required));

/** A row without texts of its own in any language. */
const plainRow = <Shared extends Shape>(shared: Shared) =>
  z.strictObject({ id: text, order: z.int(), ...shared });

const report = ({ addIssue }: Context, path: string[], message: string) =>
  addIssue({ code: 'custom', path, message });

/** Adds an issue for each field that a shop of its kind lacks. */
function checkShop(shop: { kind: string } & Blocks<object>, context: Context): void {
  for (const field of new Set(locales.flatMap((locale) => missingInShop({ ...shop, ...shop[locale] }))))
    report(context, [field], `a row of kind '${shop.kind}' needs it`);
}

/** Adds an issue if a recipe has only some of its cooking instructions. */
function checkCooking(
  recipe: { serves?: unknown; minutes?: unknown } & Blocks<{ ingredients?: unknown; steps?: unknown }>,
  context: Context,
): void {
  const texts = locales.flatMap((locale) => [recipe[locale].ingredients, recipe[locale].steps]);
  const parts = [recipe.serves, recipe.minutes, ...texts].map((part) => part === undefined);
  if (new Set(parts).size > 1)
    report(context, ['serves'], 'serves, minutes, ingredients and steps stand together or not at all');
}

const { taste, text: about, dose, keep, ...facts } = productTextShape;
const productBlock = z
  .strictObject({
    name: text.optional().describe('As on the pack'),
    taste: taste.optional(),
    text: about.optional(),
    dose: dose.optional(),
    keep: keep.optional(),
    ...facts,
  })
  .refine(
    (block) =>
      new Set([block.taste, block.text, block.dose, block.keep].map((one) => one === undefined)).size === 1,
    'taste, text, dose and keep stand together or not at all',
  );

/** The texts of a product's page, if a language has them. */
export type ProductTexts = z.output<z.ZodObject<typeof productTextShape>>;

const optionalBlock = productBlock.optional();

/** Adds the blocks of a product to fields. Orders use the first name. */
export const withProductBlocks = <Fields extends Shape>(fields: Fields) => ({
  ...(Object.fromEntries([[secondNameLanguage, optionalBlock]]) as object),
  ...withBlocks(fields, optionalBlock),
  [sourceLocale]: productBlock.refine(({ name }) => name !== undefined, {
    path: ['name'],
    error: 'is missing',
  }),
});

export const product = z
  .strictObject(
    withProductBlocks({
      number: z.int().min(1).max(999_999).describe('Its catalogue number'),
      ...productShape,
      ...pageShape,
    }),
  )
  .superRefine(checkPacks)
  .superRefine(checkLook);

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
    updated: date
      .optional()
      .describe('Day of the last change, for search engines; prices are as of this day'),
    sections: z.record(z.string(), section).optional(),
    posts: z.array(z.string()).optional().describe('Ids of posts shown here'),
  }),
);

export const legal = z.strictObject({ dateLine: text.describe("The page's date line, word for word") });

/** Schemas of the lists, by the names of their files. Pictures are paths as seen from `src/content`. */
export const lists = <Picture extends z.ZodType>(image: Picture) => ({
  locations: plainRow({
    name: text,
    districts: z.array(z.strictObject({ name: text, cities: z.array(text).length(3) })).min(1),
  }),
  'place-names': row(
    { shared: {}, texts: { name: text.describe('The id is the English name, which orders store') } },
    locales.filter((locale) => locale !== sourceLocale),
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
      scene: text.optional().describe('A picture of src/assets/woven/, on the page about us'),
      figure: z
        .enum(keysOf(en.dealers.figures))
        .optional()
        .describe('What is counted for it, on the page for dealers'),
    },
    texts: { title: text, text },
  }),
  'top-products': plainRow({}),
  unsold: plainRow({
    category: category.describe('The category that is nearest to it'),
    words: z.array(text).describe('Other words for it'),
  }),
  topics: row({
    shared: {
      to: z
        .array(text.startsWith('/'))
        .optional()
        .describe('Addresses in the default language: a page, a product or an answer'),
      fact: z
        .enum(['hot', 'vegetarian', 'allergens'])
        .optional()
        .describe('Adds the products whose pack says so'),
    },
    texts: { words: z.array(text).min(1).describe('What people type; the first word names the topic') },
  }),
  customers: row({ shared: { gender }, texts: { name: text, role: text, location: text, text } }),
  testimonials: row(testimonialShape),
  posts: row({
    shared: { gender, category: z.enum(keysOf(en.labels.posts)), date, image },
    texts: { title: text, author: text },
  }),
  recipes: row({
    shared: { ...recipeShape(image).shared, ...cookingShape.shared },
    texts: { ...recipeShape(image).texts, ...cookingShape.texts },
  }).superRefine(checkCooking),
  faq: row(faqShape),
  milestones: row({
    shared: {
      year: z.int(),
      scene: text.describe('Its picture: the name of a file in `src/assets/woven/`'),
    },
    texts: {
      event: text,
      bs: z.int().optional().describe('The year in the Bikram Sambat, for languages that count by it'),
    },
  }),
  team: row(teamShape),
  media: row(mediaShape),
  shops: row(shopShape).superRefine(checkShop),
});

export type ListName = keyof ReturnType<typeof lists>;
