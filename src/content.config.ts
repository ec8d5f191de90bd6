import { defineCollection, reference, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { locales } from './config/locales';
import { en } from './config/messages/en';
import { slugOf } from './domain/content/id';
import {
  checkLook,
  checkPacks,
  pageShape,
  productShape,
  productTextShape,
  wallShape,
} from './lib/content/product-shapes';
import {
  category,
  checkShop,
  cookingShape,
  date,
  faqShape,
  gender,
  isCookingComplete,
  keysOf,
  mediaShape,
  recipeShape,
  shopShape,
  teamShape,
  testimonialShape,
  text,
} from './lib/content/shapes';
import { table } from './lib/content/table';

/** `group` and `order` are set by the table loader: the file's name and the row's place in it. */
const row = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ group: text, order: z.int(), ...shape });

/** A row of a section that has a table of texts for each language. */
const translated = <Shared extends z.core.$ZodLooseShape, Texts extends z.core.$ZodLooseShape>({
  shared,
  texts,
}: {
  shared: Shared;
  texts: Texts;
}) => row({ ...shared, ...texts });

const perLanguage = (folder: string) => table(`src/content/${folder}/`, locales);
const global = (folder: string) => table(`src/content/${folder}/`);

const products = defineCollection({
  loader: global('products'),
  schema: ({ image }: SchemaContext) =>
    z
      .strictObject({
        order: z.int(),
        group: category.describe("The file's name is the category"),
        ...productShape(image()),
        ...wallShape,
        ...pageShape,
      })
      .superRefine(checkPacks)
      .superRefine(checkLook)
      .transform(({ slug, ...product }) => ({ ...product, slug: slug ?? slugOf(product.name) })),
});

const productTexts = defineCollection({
  loader: perLanguage('product-texts'),
  schema: row(productTextShape),
});

const locations = defineCollection({
  loader: global('locations'),
  schema: row({
    name: text,
    districts: z.array(z.strictObject({ name: text, cities: z.array(text).length(3) })).min(1),
  }),
});

const placeNames = defineCollection({
  loader: perLanguage('place-names'),
  schema: row({ name: text.describe('In this language; the id is the English name, which orders store') }),
});

const slides = defineCollection({
  loader: perLanguage('slides'),
  schema: ({ image }: SchemaContext) =>
    row({
      icon: text,
      title: text.describe('Small line above the heading'),
      heading: text,
      desc: text,
      button: text,
      button2: text.optional(),
      image: image(),
      imagePhone: image(),
      alt: text,
      theme: z.enum(['turmeric', 'cardamom']),
    }),
});

const tiles = defineCollection({
  loader: perLanguage('tiles'),
  schema: row({
    title: text,
    subtitle: text,
    icon: text,
    on: z.array(z.enum(['home', 'about'])).min(1),
    to: z
      .enum(['shops', 'marketplace'])
      .optional()
      .describe('Page that the tile leads to; the shops if there is no marketplace'),
  }),
});

const benefits = defineCollection({
  loader: perLanguage('benefits'),
  schema: row({
    title: text,
    text,
    scene: text.optional().describe('A picture of src/assets/woven/, on the page about us'),
    on: z.enum(['home', 'about', 'dealers']),
    figure: z
      .enum(keysOf(en.dealers.figures))
      .optional()
      .describe('What is counted for it, on the page for dealers'),
  }),
});

const topProducts = defineCollection({
  loader: global('top-products'),
  schema: row({ product: reference('products') }),
});

const unsold = defineCollection({
  loader: global('unsold'),
  schema: row({
    category: category.describe('The category that is nearest to it'),
    words: z.array(text).describe('Other words for it'),
  }),
});

const topics = defineCollection({
  loader: perLanguage('topics'),
  schema: row({
    words: z.array(text).min(1).describe('What people type; the first word names the topic'),
    to: z
      .array(text.startsWith('/'))
      .default([])
      .describe('Addresses in the default language: a page, a product or an answer'),
    fact: z
      .enum(['hot', 'vegetarian', 'allergens'])
      .optional()
      .describe('Adds the products whose pack says so'),
  }),
});

const customers = defineCollection({
  loader: perLanguage('customers'),
  schema: row({ name: text, role: text, location: text, text, gender }),
});

const testimonials = defineCollection({
  loader: perLanguage('testimonials'),
  schema: translated(testimonialShape),
});

const posts = defineCollection({
  loader: perLanguage('posts'),
  schema: ({ image }: SchemaContext) =>
    row({
      title: text,
      author: text,
      gender,
      category: z.enum(keysOf(en.labels.posts)),
      date,
      image: image(),
    }),
});

const recipes = defineCollection({
  loader: perLanguage('recipes'),
  schema: ({ image }: SchemaContext) => {
    const { shared, texts } = recipeShape(image(), reference('products'));
    return row({ ...shared, ...texts, ...cookingShape(reference('products')) }).refine(
      isCookingComplete,
      'serves, minutes, ingredients and steps stand together or not at all',
    );
  },
});

const faq = defineCollection({ loader: perLanguage('faq'), schema: translated(faqShape) });

const milestones = defineCollection({
  loader: perLanguage('milestones'),
  schema: row({
    year: z.int(),
    bs: z.int().optional().describe('The year in the Bikram Sambat, for languages that count by it'),
    event: text,
    scene: text.describe('Its picture: the name of a file in `src/assets/woven/`'),
  }),
});

const team = defineCollection({ loader: perLanguage('team'), schema: translated(teamShape) });

const media = defineCollection({ loader: perLanguage('media'), schema: translated(mediaShape) });

const shops = defineCollection({
  loader: perLanguage('shops'),
  schema: translated(shopShape).superRefine(checkShop),
});

const section = z.strictObject({
  eyebrow: text.optional().describe('Small line above the heading'),
  heading: text,
  text: z.array(text).default([]).describe('One string per paragraph'),
  button: text.optional(),
});

const pages = defineCollection({
  loader: perLanguage('pages'),
  schema: row({
    title: text.max(60).optional().describe('Page title; the brand is added'),
    description: text.min(50).max(160).describe('What search engines show'),
    menu: text.optional().describe('Name in menus and the footer'),
    heading: text.describe(
      'The h1, and by default title and name in menus. The home page takes its h1 from its first slide',
    ),
    eyebrow: text.optional(),
    intro: text.optional().describe('Line under the h1'),
    footer: text.optional().describe("What the footer says of the business, on the home page's row"),
    updated: date
      .optional()
      .describe('Day of the last change, for search engines; prices are as of this day'),
    sections: z.record(z.string(), section).default({}),
    posts: z.array(z.string()).default([]).describe('Ids of posts shown here'),
  }).transform(({ heading, title = heading, menu = heading, ...page }) => ({
    ...page,
    heading,
    title,
    menu,
  })),
});

const legal = defineCollection({
  loader: glob({ base: 'src/content/legal', pattern: '*/*.md' }),
  schema: z.strictObject({ dateLine: text.describe("The page's date line, word for word") }),
});

export const collections = {
  products,
  productTexts,
  locations,
  'place-names': placeNames,
  slides,
  tiles,
  benefits,
  topProducts,
  unsold,
  topics,
  customers,
  testimonials,
  posts,
  recipes,
  faq,
  milestones,
  team,
  media,
  shops,
  pages,
  legal,
};
