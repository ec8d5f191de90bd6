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
  teamShape,
  testimonialShape,
  text,
} from '../content/shapes';
import { describeSection, type Shape } from './fields';

/** The fields of a row, without its id. */
export type Fields = Record<string, Value>;

/** The tables of one folder. */
export interface TableSet {
  /** The folder in `src/content/`. */
  folder: string;
  /** Its tables, by their names without ending. */
  tables: readonly string[];
  /** The fields of a row in the order of the files. */
  fields: readonly string[];
  /** Those of them that stand once per language; none where one table holds all. */
  texts?: readonly string[];
}

export interface Section extends TableSet {
  name: SectionName;
  /** What the dashboard calls it. */
  label: string;
  /** Tables of their own for the texts. A record without texts in a language has no row there. */
  textTables?: TableSet;
  /** The field that new ids are made of, and how many of its words. */
  named: { field: string; words: number };
  picture?: PictureNeeds | undefined;
  /** The fields as the dashboard's forms take them. */
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

/** The sections that a content file may hold. */
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
];

/** The fields of a row that content files carry; what they leave out stays in the tables as it is. */
export const carriedBy = ({ fields }: TableSet, row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));

/** The path of a table in the project. */
export const tablePath = ({ folder }: TableSet, table: string) => `src/content/${folder}/${table}.yaml`;

/** The folder of a section's pictures in the project. */
export const pictureFolder = ({ folder }: TableSet) => `src/assets/${folder}`;

/** How a table names a picture of its section. */
export const picturePath = ({ folder }: TableSet, name: string) => `../../assets/${folder}/${name}`;

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && !Array.isArray(value);

/** The fields of the row that a record has in one of its section's tables; undefined where it has none there. */
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
