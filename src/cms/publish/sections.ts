import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import { labels } from '~/config/messages/en/labels';
import { portraits } from '~/config/portraits';
import { type CategorySlug, categories, categoryPath, type PageId, pathOf } from '~/config/routes';
import type { AnyRecord, SectionName, Value } from '~/domain/content/record';
import { uses } from '~/domain/use';
import type { SiteFields } from '../storage/site-fields';

/** One field of the group 'For the site'. */
export interface SiteField {
  /** What content files call it. */
  name: string;
  label: string;
  kind: 'text' | 'paragraphs' | 'words' | 'date' | 'choice' | 'choices' | 'spices';
  options?: readonly (readonly [value: string, label: string])[];
  hint?: string;
  isOptional?: boolean;
  /** The language of what is typed, where it is not that of the dashboard. */
  lang?: string;
}

/** The fields of a record as a backup holds them. */
export type Entry = Readonly<Record<string, unknown>>;

type Values = Record<string, Value | undefined>;

/** How the records of an editor become records of the site, and back. */
export interface SiteSection {
  name: SectionName;
  page: PageId;
  /** Fields of the group that all languages share. */
  shared: readonly SiteField[];
  /** What the group asks for in the first language; the specified fields hold the rest. */
  first?: readonly SiteField[];
  /** The texts that stand once per language. */
  texts?: readonly SiteField[];
  /** The specified field that holds the picture. */
  picture?: string;
  /** The specified fields of a record of the site, and what `first` asks for. */
  read(record: AnyRecord, texts: Values): { fields: Entry; site?: SiteFields };
  write(entry: Entry, site: SiteFields): { shared?: Values; texts?: Values };
}

/** A value as a text: '' where there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A typed text as one line. */
const line = (value: unknown) =>
  textOf(value)
    .trim()
    .replace(/\s*\n\s*/g, ' ');

/** The paragraphs of a typed text: its lines. */
export const paragraphs = (value: unknown): string[] =>
  textOf(value)
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Paragraphs as they are typed. */
export const joinParagraphs = (value: Value | undefined): string =>
  Array.isArray(value) ? value.join('\n\n') : '';

const text = (name: string, label: string, more: Partial<SiteField> = {}): SiteField => ({
  name,
  label,
  kind: 'text',
  ...more,
});

const named = (names: readonly string[]) =>
  names.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)] as const);

const date = text('date', 'Date', { kind: 'date' });
const gender = text('gender', 'Drawn avatar', { kind: 'choice', options: named(['male', 'female']) });

const isCategory = (slug: unknown): slug is CategorySlug =>
  categories.some((category) => category.slug === slug);

export const siteSections: readonly SiteSection[] = [
  {
    name: 'faq',
    page: 'faq',
    shared: [],
    texts: [text('question', 'Question'), text('answer', 'Answer', { kind: 'paragraphs' })],
    read: (_, { question, answer }) => ({ fields: { q: question, a: joinParagraphs(answer) } }),
    write: ({ q, a }) => ({ texts: { question: line(q), answer: paragraphs(a) } }),
  },
  {
    name: 'products',
    page: 'products',
    picture: 'image',
    shared: [
      text('category', 'Category', { kind: 'choice', options: named(categories.map(({ slug }) => slug)) }),
      text('nepali', 'Nepali name', { lang: 'ne', hint: 'As on the pack, in Devanagari' }),
      text('romanised', 'Search words', {
        kind: 'words',
        isOptional: true,
        hint: 'What people type instead of the name, with commas between',
      }),
      text('size', 'Sizes', { isOptional: true, hint: 'In grams: 25 / 50 / 100g' }),
      text('price', 'Prices', { hint: 'In rupees, in the order of the sizes: 40 / 70 / 130' }),
      text('discountPrice', 'Discount prices', {
        isOptional: true,
        hint: 'One for each price; none may be above it',
      }),
      text('rating', 'Rating', {
        isOptional: true,
        hint: 'From 0 to 5, as 4.5; without one the build draws it',
      }),
      text('uses', 'Good for', { kind: 'choices', options: named(uses) }),
    ],
    read: ({ name }) => ({ fields: { title: name } }),
    write: ({ title }, { romanised = [] }) => ({ shared: { name: line(title), romanised } }),
  },
  {
    name: 'testimonials',
    page: 'testimonials',
    first: [text('position', 'Position', { hint: 'Home cook' }), text('city', 'City', { isOptional: true })],
    shared: [date, gender],
    texts: [
      text('name', 'Name'),
      text('position', 'Position and city'),
      text('text', 'Statement', { kind: 'text' }),
    ],
    read: (_, { name, position, text: statement }) => {
      const [, job, city] = /^(.+), ([^,]+)$/.exec(textOf(position)) ?? ['', textOf(position), ''];
      return {
        fields: { name, statement },
        site: { ...(job && { position: job }), ...(city && { city }) },
      };
    },
    write: ({ name, statement }, { position, city }) => ({
      texts: {
        name: line(name),
        position: [textOf(position).trim(), textOf(city).trim()].filter(Boolean).join(', '),
        text: line(statement),
      },
    }),
  },
  {
    name: 'team',
    page: 'team',
    shared: [
      text('portrait', 'Drawn portrait', {
        kind: 'choice',
        isOptional: true,
        options: named(portraits),
      }),
    ],
    texts: [text('name', 'Name'), text('role', 'Position')],
    read: (_, { name, role }) => ({ fields: { name, position: role } }),
    write: ({ name, position }) => ({ texts: { name: line(name), role: line(position) } }),
  },
  {
    name: 'recipes',
    page: 'recipe',
    picture: 'photo',
    shared: [text('spices', 'Spices it needs', { kind: 'spices' })],
    texts: [text('heading', 'Recipes Name'), text('description', 'Recipe Description')],
    read: (_, { heading, description }) => ({ fields: { name: heading, description } }),
    write: ({ name, description }) => ({
      texts: { heading: line(name), description: line(description) },
    }),
  },
  {
    name: 'media',
    page: 'media',
    shared: [text('type', 'Type', { kind: 'choice', options: Object.entries(labels.media) })],
    texts: [text('title', 'Title'), text('description', 'Description')],
    read: ({ type, date, link }, { title, description }) => ({
      fields: { title, category: type, date, description, link: addressOf(textOf(link)) },
    }),
    write: ({ title, date, description, link }) => ({
      shared: { date: textOf(date), link: linkOf(textOf(link)) },
      texts: { title: line(title), description: line(description) },
    }),
  },
];

/** A link of the site as an address that the editor takes; '' where there is none yet. */
function addressOf(link: string): string {
  if (link === '#') return '';
  return link.startsWith('/') ? location.origin + link : link;
}

const linkOf = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address || '#';

/** The section of an editor. */
export function findSection(name: SectionName): SiteSection {
  const found = siteSections.find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

/** Languages besides the one of the dashboard, with the fields that hold a section's texts in it. */
export const translationsOf = ({ texts = [] }: SiteSection) =>
  locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({
      locale,
      fields: texts.map((field) => ({
        ...field,
        name: `${locale}.${field.name}`,
        label: `${field.label}, ${languageOf(locale).name}`,
        lang: locale,
      })),
    }));

/** The fields of the group 'For the site', in order. */
export const groupFields = (section: SiteSection): SiteField[] => [
  ...(section.first ?? []),
  ...section.shared,
  ...translationsOf(section).flatMap(({ fields }) => fields),
];

/** The page in a language that shows a record; undefined while its category is not chosen. */
export function pageOf({ page }: SiteSection, { category }: SiteFields, locale: Locale): string | undefined {
  if (page !== 'products') return pathOf(page, locale);
  return isCategory(category) ? categoryPath(category, locale) : undefined;
}
