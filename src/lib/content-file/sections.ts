import { defaultLocale, secondNameLanguage, sourceLocale } from '~/config/locales';
import { fields as labels } from '~/config/messages/fields';
import type { ContentField } from '~/domain/content/field';
import {
  type AnyRecord,
  type PictureNeeds,
  pictureNeeds,
  type SectionName,
  valueAt,
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
import { fieldsOf, type Shape, translate } from './fields';

export interface Section {
  name: SectionName;
  /** Name in the dashboard. */
  label: string;
  /** The field that new ids are made from, and the number of words to use. */
  named: { field: string; words: number };
  picture?: PictureNeeds | undefined;
  /** Fields of its records in content files, and of the dashboard's form. */
  fields: readonly ContentField[];
}

const describe = (
  name: Exclude<SectionName, 'products'>,
  label: string,
  { shared, texts }: { shared: Shape; texts: Shape },
  field: string,
  words: number,
): Section => ({
  name,
  label,
  named: { field: `${defaultLocale}.${field}`, words },
  picture: pictureNeeds[name],
  fields: [...fieldsOf(shared, labels[name]), ...translate(fieldsOf(texts, labels[name]))],
});

/** A product has names even in languages without texts. Its category and its picture are files. */
const productFields = [
  ...fieldsOf({ category }, labels.products),
  ...fieldsOf(
    {
      [`${sourceLocale}.name`]: text,
      [`${secondNameLanguage}.name`]: text
        .optional()
        .meta({ lang: secondNameLanguage, beside: `${sourceLocale}.name` }),
    },
    {
      [`${sourceLocale}.name`]: labels.products.name,
      [`${secondNameLanguage}.name`]: labels.products.secondName,
    },
  ),
  ...fieldsOf({ ...productShape, image: text.meta({ input: 'picture' }) }, labels.products),
  ...translate(fieldsOf(productTextShape, labels.products)).map((field) => ({
    ...field,
    group: field.name.split('.')[0],
  })),
];

/** All sections that a content file can contain. */
export const sections: readonly Section[] = [
  describe('faq', 'FAQ', faqShape, 'question', 4),
  {
    name: 'products',
    label: 'Products',
    named: { field: `${sourceLocale}.name`, words: 6 },
    picture: pictureNeeds.products,
    fields: productFields,
  },
  describe('testimonials', 'Testimonials', testimonialShape, 'name', 1),
  describe('team', 'Team', teamShape, 'name', 3),
  describe('recipes', 'Recipe', recipeShape(text), 'heading', 4),
  describe('media', 'Media Coverages', mediaShape, 'title', 4),
  describe('shops', 'Shops', shopShape, 'name', 3),
];

/** Returns the name of a record in the dashboard's language. */
export const nameOf = ({ named }: Section, record: AnyRecord): string =>
  String(valueAt(record, named.field) ?? '');
