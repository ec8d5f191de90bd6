import { atom } from 'nanostores';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import type { SectionName, Value } from '~/domain/content/record';
import type { SiteFields } from '../storage/site-fields';

/** The fields of a record as a backup holds them. */
export type Entry = Readonly<Record<string, unknown>>;

/** The sections of the site, as the page passes them. */
export const $sections = atom<readonly ContentSection[]>([]);

/** The section of an editor. */
export function findSection(name: SectionName): ContentSection {
  const found = $sections.get().find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

/** A value as a text: '' if it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field of the site that the group asks for in the dashboard's language, as one or more fields of its own. */
export interface AskedField {
  fields: readonly ContentField[];
  read(value: Value | undefined): Readonly<Record<string, Value | undefined>>;
  write(site: SiteFields): SiteFields[string] | undefined;
}

/** Testimonials store 'Home cook, Pokhara'; the group asks for position and city. */
const positionAndCity: AskedField = {
  fields: [
    { name: 'position', label: 'Position', kind: 'text', hint: 'Home cook', isOptional: false },
    { name: 'city', label: 'City', kind: 'text', isOptional: true },
  ],
  read: (value) => {
    const [, position, city] = /^(.+), ([^,]+)$/.exec(textOf(value)) ?? ['', textOf(value), ''];
    return { position, city };
  },
  write: ({ position, city }) =>
    [position, city]
      .map((part) => textOf(part).trim())
      .filter(Boolean)
      .join(', '),
};

/** How the group asks for a field that no specified field holds. */
function askFor(section: ContentSection, field: ContentField): AskedField {
  if (section.name === 'testimonials' && field.name === 'position') return positionAndCity;
  return {
    fields: [field],
    read: (value) => ({ [field.name]: value }),
    write: ({ [field.name]: value }) => value,
  };
}

const isAsked = ({ kept }: ContentField) => kept === undefined;

/** The fields of a section that the group asks for in the dashboard's language, by the site's names. */
export const askedOf = (section: ContentSection): [ContentField, AskedField][] =>
  [...section.shared, ...section.texts]
    .filter(isAsked)
    .map((field): [ContentField, AskedField] => [field, askFor(section, field)]);

/** Languages besides the dashboard's, with the fields that hold a section's texts in it. */
export const translationsOf = ({ texts }: ContentSection) =>
  locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({
      locale,
      fields: texts.map((field) => ({
        ...field,
        name: `${locale}.${field.name}`,
        label: labelIn(field, locale),
        lang: locale,
      })),
    }));

/** The label of a text in a language. */
export const labelIn = ({ label }: ContentField, locale: Locale): string =>
  locale === defaultLocale ? label : `${label}, ${languageOf(locale).name}`;

/** The fields of the group 'For the site', in order. */
export const groupFields = (section: ContentSection): ContentField[] => [
  ...askedOf(section).flatMap(([, { fields }]) => fields),
  ...translationsOf(section).flatMap(({ fields }) => fields),
];
