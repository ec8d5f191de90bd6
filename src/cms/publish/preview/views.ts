import { type Locale, secondNameLanguage, sourceLocale } from '~/config/locales';
import { avatarTone } from '~/domain/avatar';
import type { FramedSection, Variant } from '~/domain/content/frame';
import { type AnyRecord, valueAt } from '~/domain/content/record';
import { writeNumerals } from '~/domain/numerals';
import { findPackFault } from '~/domain/pack';
import { describePrices } from '~/domain/product-card';
import { nameProduct } from '~/domain/product-names';
import { describeStars, ratingOf } from '~/domain/rating';
import { packTextsOf } from '../../form/packs';
import { textOf } from '../../record/values';
import type { SlotValues } from './slots';

/** A record with the data that its card needs. */
export interface CardData {
  record: AnyRecord;
  locale: Locale;
  /** Formats a day as pages do. */
  writeDay(day: string): string;
}

export interface View {
  slots: SlotValues;
  /** Selects one of the frame's cards. */
  variant?: Variant;
  /** Fields that the card shows, or leaves out on purpose. Undefined means all. */
  fields?: readonly string[];
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

const dayOf = ({ record, writeDay }: CardData) => {
  const date = textOf(record.date);
  return { date, day: writeDay(date) };
};

const productTitleOf = (product: AnyRecord, locale: Locale) =>
  nameProduct(
    {
      name: textOf(valueAt(product, `${sourceLocale}.name`)),
      nepali: textOf(valueAt(product, `${secondNameLanguage}.name`)),
    },
    locale,
  );

/** Fields that a product card shows, or leaves out on purpose. */
const productFields = [
  ...['category', 'name', 'size', 'price', 'discountPrice', 'cartons', 'rating', 'soldOut'],
  ...['image', 'romanised', 'uses'],
];

function viewProduct({ record, locale }: CardData): View {
  const { price, soldOut } = record;
  const stored = packTextsOf(record);
  const hasValidPacks = stored.price !== '' && !findPackFault(stored);
  const { cells } = describePrices(stored, locale, hasValidPacks ? undefined : []);
  const { title, other } = productTitleOf(record, locale);
  const stars = describeStars(
    ratingOf({
      ...record,
      name: valueAt(record, `${sourceLocale}.name`),
      price,
      rating: textOf(record.rating),
    }),
  );
  return {
    variant: { state: soldOut === true ? 'soldOut' : '' },
    slots: {
      title,
      other: other.text,
      stars: stars.characters,
      rating: writeNumerals(stars.said, locale),
      ...cells,
    },
    fields: productFields,
  };
}

type CreateView = (data: CardData, texts: Readonly<Record<string, unknown>>) => View;

export const views: Record<FramedSection, CreateView> = {
  faq: (_, { question, answer }) => ({ slots: { question: textOf(question), answer: listOf(answer) } }),
  products: viewProduct,
  testimonials: (data, { name, position, text }) => ({
    variant: { gender: textOf(data.record.gender) },
    slots: {
      name: textOf(name),
      position: textOf(position),
      text: textOf(text),
      tone: String(avatarTone(textOf(name))),
      ...dayOf(data),
    },
  }),
  team: ({ record }, { name, role }) => ({
    variant: { portrait: textOf(record.portrait) },
    slots: { name: textOf(name), role: textOf(role) },
  }),
  recipes: (_, { heading, description }) => ({
    slots: { heading: textOf(heading), description: textOf(description) },
    fields: ['heading', 'description', 'image'],
  }),
  media: (data, { title, description }) => ({
    variant: { type: textOf(data.record.type) },
    slots: { title: textOf(title), description: textOf(description), ...dayOf(data) },
  }),
};
