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
import { productShape, productTextShape } from '../content/product-shapes';
import {
  category,
  faqShape,
  mediaShape,
  recipeShape,
  shopShape,
  teamShape,
  testimonialShape,
  text,
} from '../content/shapes';
import { describeSection, type Shape } from './fields';

/** Fields of a row without its id. */
export type Fields = Record<string, Value>;

/** The tables of one folder. */
export interface TableSet {
  /** Folder in `src/content/`. */
  folder: string;
  /** Table names without extension. */
  tables: readonly string[];
  /** Fields of a row in file order. */
  fields: readonly string[];
  /** Fields that are translated. Undefined if one table holds all fields. */
  texts?: readonly string[];
}

export interface Section extends TableSet {
  name: SectionName;
  /** Name in the dashboard. */
  label: string;
  /** Separate tables for the texts. A record without texts in a language has no row there. */
  textTables?: TableSet;
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
  folder: name,
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
    folder: 'products',
    tables: categories.map(({ slug }) => slug),
    fields: Object.keys(productShape(text)),
    textTables: {
      folder: 'product-texts',
      tables: locales,
      fields: Object.keys(productTextShape),
      texts: Object.keys(productTextShape),
    },
    named: { field: 'name', words: 6 },
    picture: pictureNeeds.products,
    form: {
      ...describeSection(
        'products',
        { shared: { category, ...productShape(text) }, texts: productTextShape },
        labels.products,
      ),
      areTextsOptional: true,
    },
  },
  translated('testimonials', 'Testimonials', testimonialShape, { field: 'name', words: 1 }),
  translated('team', 'Team', teamShape, { field: 'name', words: 3 }),
  translated('recipes', 'Recipe', recipeShape(text, text), { field: 'heading', words: 4 }),
  translated('media', 'Media Coverages', mediaShape, { field: 'title', words: 4 }),
  translated('shops', 'Shops', shopShape, { field: 'name', words: 3 }),
];

/** Picks the fields that content files contain. All other fields keep their values in the tables. */
export const pickFields = ({ fields }: TableSet, row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));

/** Returns the path of a table in the project. */
export const tablePath = ({ folder }: TableSet, table: string) => `src/content/${folder}/${table}.yaml`;

/** Returns the folder of a section's pictures in the project. */
export const pictureFolder = ({ folder }: TableSet) => `src/assets/${folder}`;

/** Returns the path of a picture as the tables write it. */
export const picturePath = ({ folder }: TableSet, name: string) => `../../assets/${folder}/${name}`;

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && !Array.isArray(value);

/** Returns a record's row in one of its section's tables. Undefined if it has none there. */
export function rowOf(section: TableSet, record: AnyRecord, table: string): Fields | undefined {
  if (!section.texts && record.category !== table) return undefined;
  const own = isFields(record.texts) ? record.texts[table] : undefined;
  if (section.texts && !isFields(own)) return undefined;
  const all: Record<string, Value | undefined> = { ...record, ...(isFields(own) && own) };
  const entries = section.fields.flatMap((field): [string, Value][] => {
    const value = all[field];
    if (value === undefined) return [];
    return [[field, field === 'image' && typeof value === 'string' ? picturePath(section, value) : value]];
  });
  return Object.fromEntries(entries);
}
