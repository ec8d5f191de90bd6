import { defineCollection, reference, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { en } from './config/messages/en';
import { categories } from './config/routes';
import { isDay } from './domain/date';
import { readPacks } from './domain/pack';
import { uses } from './domain/use';
import { table } from './lib/content/table';

const text = z.string().trim().min(1);
const date = z.string().refine(isDay, 'write dates as YYYY-MM-DD, a day of the calendar');
const gender = z.enum(['male', 'female']).describe('Chooses the drawn avatar');

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

/** `group` and `order` are set by the table loader: the file's name and the row's place in it. */
const row = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ group: text, order: z.int(), ...shape });

const perLanguage = (folder: string) => table(`src/content/${folder}/`, 'file');
const global = (folder: string) => table(`src/content/${folder}/`, 'row');

const products = defineCollection({
  loader: global('products'),
  schema: ({ image }: SchemaContext) => {
    const product = z.strictObject({
      order: z.int(),
      group: z
        .enum(
          categories.map(({ slug }) => slug),
          "the file's name is none of the categories in src/config/routes.ts",
        )
        .describe("The file's name is the category"),
      name: text.describe('English name, spelt as the owner spells it'),
      nepali: text.describe('Name in Devanagari, as on the pack'),
      romanised: z
        .array(text)
        .describe('Messages that people search by: Nepali in Latin letters, other English names'),
      size: text.optional().describe("Pack weights in grams, as stored: '25 / 50 / 100g'"),
      price: text.describe("Rupee prices in the order of the sizes, as stored: '40 / 70 / 130'"),
      rating: z
        .string()
        .regex(/^[0-5](\.\d)?$/)
        .optional()
        .describe("Such as '4.5'; drawn at random for each build where missing"),
      discountPrice: text
        .optional()
        .describe('What each pack costs instead, in the order of the price, which is then struck through'),
      image: image(),
      uses: z.array(z.enum(uses)).min(1),
    });
    return product.superRefine((stored, { addIssue }) => {
      try {
        readPacks(stored);
      } catch (error) {
        addIssue(error instanceof Error ? error.message : String(error));
      }
    });
  },
});

const locations = defineCollection({
  loader: global('locations'),
  schema: row({
    name: text,
    districts: z.array(z.strictObject({ name: text, cities: z.array(text).length(3) })).min(1),
  }),
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
  }),
});

const benefits = defineCollection({
  loader: perLanguage('benefits'),
  schema: row({ title: text, text, icon: text, on: z.enum(['home', 'about', 'dealers']) }),
});

const topProducts = defineCollection({
  loader: global('top-products'),
  schema: row({ product: reference('products') }),
});

const customers = defineCollection({
  loader: perLanguage('customers'),
  schema: row({ name: text, role: text, location: text, text, gender }),
});

const testimonials = defineCollection({
  loader: perLanguage('testimonials'),
  schema: row({ name: text, position: text, text, date, gender }),
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
  schema: ({ image }: SchemaContext) =>
    row({
      heading: text,
      description: text.describe('One line'),
      image: image(),
      spices: z.array(reference('products')).min(1).describe('Catalogue numbers of the spices it needs'),
    }),
});

const faq = defineCollection({
  loader: perLanguage('faq'),
  schema: row({ question: text, answer: z.array(text).min(1).describe('One string per paragraph') }),
});

const milestones = defineCollection({
  loader: perLanguage('milestones'),
  schema: row({ year: z.int(), event: text }),
});

const team = defineCollection({
  loader: perLanguage('team'),
  schema: row({ name: text, role: text, gender }),
});

const media = defineCollection({
  loader: perLanguage('media'),
  schema: row({
    type: z.enum(keysOf(en.labels.media)),
    title: text,
    date,
    description: text,
    link: text,
  }),
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
    title: text.max(60).describe('Page title; the brand is added'),
    description: text.min(50).max(160).describe('What search engines show'),
    menu: text.describe('Name in menus and the footer'),
    heading: text.describe('The h1'),
    eyebrow: text.optional(),
    intro: text.optional().describe('Line under the h1'),
    footer: text.optional().describe("What the footer says of the business, on the home page's row"),
    updated: date
      .optional()
      .describe('Day of the last change, for search engines; prices are as of this day'),
    sections: z.record(z.string(), section).default({}),
    posts: z.array(z.string()).default([]).describe('Ids of posts shown here'),
  }),
});

const legal = defineCollection({
  loader: glob({ base: 'src/content/legal', pattern: '*/*.md' }),
  schema: z.strictObject({ dateLine: text.describe("The page's date line, word for word") }),
});

export const collections = {
  products,
  locations,
  slides,
  tiles,
  benefits,
  topProducts,
  customers,
  testimonials,
  posts,
  recipes,
  faq,
  milestones,
  team,
  media,
  pages,
  legal,
};
