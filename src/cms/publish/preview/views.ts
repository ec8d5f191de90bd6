import type { Locale } from '~/config/locales';
import { avatarTone } from '~/domain/avatar';
import type { Variant } from '~/domain/content/frame';
import type { AnyRecord, SectionName } from '~/domain/content/record';
import { writeNumerals } from '~/domain/numerals';
import { describePrices } from '~/domain/product-card';
import { nameProduct } from '~/domain/product-names';
import { describeStars, ratingOf } from '~/domain/rating';
import { textsIn } from '../convert';
import { findPackFault, packTextsOf } from '../faults';
import { textOf } from '../sections';
import type { SlotValues } from './slots';

/** A record and what its card needs besides. */
export interface Given {
  record: AnyRecord;
  locale: Locale;
  products: readonly AnyRecord[];
  recipes: readonly AnyRecord[];
  /** Writes a day in words as pages do. */
  writeDay(day: string): string;
}

/** How a record fills the card of its section. */
export interface View {
  slots: SlotValues;
  /** Which of the frame's cards it fills. */
  variant?: Variant;
  /** The fields that the card shows or never shows; all if it is missing. */
  fields?: readonly string[];
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

const dayOf = ({ record, writeDay }: Given) => {
  const date = textOf(record.date);
  return { date, day: writeDay(date) };
};

const titleOf = (product: AnyRecord, locale: Locale) =>
  nameProduct({ name: textOf(product.name), nepali: textOf(product.nepali) }, locale);

/** The fields that the card of a product shows or never shows. */
const productFields = [
  ...['category', 'name', 'nepali', 'size', 'price', 'discountPrice', 'cartons', 'rating', 'soldOut'],
  ...['image', 'romanised', 'uses'],
];

function viewProduct({ record, locale, recipes }: Given): View {
  const { id, price, soldOut } = record;
  const stored = packTextsOf(record);
  const isSound = stored.price !== '' && !findPackFault(stored);
  const prices = describePrices(stored, locale, isSound ? undefined : []);
  const { title, other } = titleOf(record, locale);
  const stars = describeStars(
    ratingOf({ ...record, name: record.name, price, rating: textOf(record.rating) }),
  );
  const { now, was } = prices.price;
  const isCooked = (recipe: AnyRecord) => id !== undefined && listOf(recipe.spices).includes(id);
  return {
    variant: { state: soldOut === true ? 'soldOut' : '', packs: isSound ? 'hasPacks' : '' },
    slots: {
      title,
      other: other.text,
      number: id && writeNumerals(id, locale),
      stars: stars.characters,
      halves: stars.halves,
      rating: writeNumerals(stars.said, locale),
      prices: isSound ? [was, now, prices.sizes].filter(Boolean).join(' ') : now,
      packs: prices.packLines.map((line) => ({ ...line })),
      perHundred: prices.perHundred?.replaceAll(' ', '\u00a0'),
      recipes: recipes.filter(isCooked).map((recipe) => textOf(textsIn(recipe, locale).heading)),
    },
    fields: productFields,
  };
}

/** How the records of each section fill their cards. */
export const views: Record<SectionName, (given: Given, texts: Readonly<Record<string, unknown>>) => View> = {
  faq: (_, { question, answer }) => ({ slots: { question: textOf(question), answer: listOf(answer) } }),
  products: viewProduct,
  testimonials: (given, { name, position, text }) => ({
    variant: { gender: textOf(given.record.gender) },
    slots: {
      name: textOf(name),
      position: textOf(position),
      text: textOf(text),
      tone: String(avatarTone(textOf(name))),
      ...dayOf(given),
    },
  }),
  team: ({ record }, { name, role }) => ({
    variant: { portrait: textOf(record.portrait) },
    slots: { name: textOf(name), role: textOf(role) },
  }),
  recipes: ({ record, products, locale }, { heading, description }) => ({
    slots: {
      heading: textOf(heading),
      description: textOf(description),
      spices: listOf(record.spices).map((number) => {
        const product = products.find(({ id }) => id === number);
        return product ? titleOf(product, locale).title : `№ ${number}`;
      }),
    },
  }),
  media: (given, { title, description }) => ({
    variant: { type: textOf(given.record.type) },
    slots: { title: textOf(title), description: textOf(description), ...dayOf(given) },
  }),
};
