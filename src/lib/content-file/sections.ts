import { locales } from '~/config/locales';
import { fields as labels } from '~/config/messages/en/fields';
import { categories } from '~/config/routes';
import type { ContentSection } from '~/domain/content/field';
import {
  type AnyRecord,
  type PictureNeeds,
  pictureNeeds,
  type SectionName,
  type Value,
} from '~/domain/content/record';
import { productShape } from '../content/product-shapes';
import {
  category,
  faqShape,
  mediaShape,
  recipeShape,
  teamShape,
  testimonialShape,
  text,
} from '../content/shapes';
import { describeSection, type Shape } from './fields';

/** Fields of a row without its id. */
export type Fields = Record<string, Value>;

export interface Section {
  name: SectionName;
  /** Name in the dashboard. */
  label: string;
  /** Table names without extension. */
  tables: readonly string[];
  /** Fields of a row in file order. */
  fields: readonly string[];
  /** Fields that are translated. Undefined if one table holds all fields. */
  texts?: readonly string[];
  /** The field that new ids are made from, and the number of words to use. */
  named: { field: string; words: number };
  picture?: PictureNeeds | undefined;
  /** Fields of the dashboard's form. */
  form: ContentSection;
}

const translated = (
  name: SectionName,
  label: string,
  { shared, texts }: { shared: Shape; texts: Shape },
  named: Section['named'],
): Section => ({
  name,
  label,
  tables: locales,
  fields: Object.keys({ ...texts, ...shared }),
  texts: Object.keys(texts),
  named,
  picture: pictureNeeds[name],
  form: describeSection(name, { shared, texts }, labels[name]),
});

/** All sections that a content file can contain. */
export const sections: readonly Section[] = [
  translated('faq', 'FAQ', faqShape, { field: 'question', words: 4 }),
  {
    name: 'products',
    label: 'Products',
    tables: categories.map(({ slug }) => slug),
    fields: Object.keys(productShape(text)),
    named: { field: 'name', words: 6 },
    picture: pictureNeeds.products,
    form: describeSection('products', { shared: { category, ...productShape(text) } }, labels.products),
  },
  translated('testimonials', 'Testimonials', testimonialShape, { field: 'name', words: 1 }),
  translated('team', 'Team', teamShape, { field: 'name', words: 3 }),
  translated('recipes', 'Recipe', recipeShape(text, text), { field: 'heading', words: 4 }),
  translated('media', 'Media Coverages', mediaShape, { field: 'title', words: 4 }),
];

/** Picks the fields that content files contain. All other fields keep their values in the tables. */
export const pickFields = ({ fields }: Section, row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));

/** Returns the path of a table in the project. */
export const tablePath = (section: Section, table: string) => `src/content/${section.name}/${table}.yaml`;

/** Returns the folder of a section's pictures in the project. */
export const pictureFolder = (section: Section) => `src/assets/${section.name}`;

/** Returns the path of a picture as the tables write it. */
export const picturePath = (section: Section, name: string) => `../../assets/${section.name}/${name}`;

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && !Array.isArray(value);

/** Returns a record's row in one of its section's tables. Undefined if it has none there. */
export function rowOf(section: Section, record: AnyRecord, table: string): Fields | undefined {
  if (!section.texts && record.category !== table) return undefined;
  const own = section.texts && isFields(record.texts) ? record.texts[table] : undefined;
  const all: Record<string, Value | undefined> = { ...record, ...(isFields(own) && own) };
  const entries = section.fields.flatMap((field): [string, Value][] => {
    const value = all[field];
    if (value === undefined) return [];
    return [[field, field === 'image' && typeof value === 'string' ? picturePath(section, value) : value]];
  });
  return Object.fromEntries(entries);
}
