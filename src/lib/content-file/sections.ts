import { fields as labels } from '~/config/messages/en/fields';
import type { ContentSection } from '~/domain/content/field';
import { type PictureNeeds, pictureNeeds, type SectionName } from '~/domain/content/record';
import { productTextShape } from '../content/product-shapes';
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
import { productRecordShape, shopRecordShape } from './record-shapes';

export interface Section {
  name: SectionName;
  /** Name in the dashboard. */
  label: string;
  /** The field that new ids are made from, and the number of words to use. */
  named: { field: string; words: number };
  picture?: PictureNeeds | undefined;
  /** Fields of its records in content files, and of the dashboard's form. */
  form: ContentSection;
}

const describe = (
  name: SectionName,
  label: string,
  shapes: { shared: Shape; texts: Shape },
  named: Section['named'],
): Section => ({
  name,
  label,
  named,
  picture: pictureNeeds[name],
  form: describeSection(name, shapes, labels[name]),
});

const products = describe(
  'products',
  'Products',
  { shared: { category, ...productRecordShape(text) }, texts: productTextShape },
  { field: 'name', words: 6 },
);

/** All sections that a content file can contain. */
export const sections: readonly Section[] = [
  describe('faq', 'FAQ', faqShape, { field: 'question', words: 4 }),
  { ...products, form: { ...products.form, areTextsOptional: true } },
  describe('testimonials', 'Testimonials', testimonialShape, { field: 'name', words: 1 }),
  describe('team', 'Team', teamShape, { field: 'name', words: 3 }),
  describe('recipes', 'Recipe', recipeShape(text), { field: 'heading', words: 4 }),
  describe('media', 'Media Coverages', mediaShape, { field: 'title', words: 4 }),
  describe('shops', 'Shops', shopRecordShape, { field: 'name', words: 3 }),
];
