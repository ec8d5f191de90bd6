import { atom } from 'nanostores';
import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import { cleanText } from '~/domain/clean-text';
import type { ContentField, ContentSection } from '~/domain/content/field';
import type { SectionName, Value } from '~/domain/content/record';
import type { Province } from '~/domain/locations';
import type { SiteFields } from '../storage/site-fields';

/** The fields of a record in a backup. */
export type Entry = Readonly<Record<string, unknown>>;

/** The sections of the site, set by the page. */
export const $sections = atom<readonly ContentSection[]>([]);

/** The location table, set by the page. */
export const $provinces = atom<readonly Province[]>([]);

export function findSection(name: SectionName): ContentSection {
  const found = $sections.get().find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

/** Returns a value if it is a text, or ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A site field that no specified field stores. The group 'For the site' may split it into several inputs. */
export interface SiteOnlyField {
  fields: readonly ContentField[];
  split(value: Value | undefined): Readonly<Record<string, Value | undefined>>;
  join(site: SiteFields): SiteFields[string] | undefined;
}

/** Testimonials store 'Home cook, Pokhara', but the group has separate inputs for position and city. */
const positionAndCity: SiteOnlyField = {
  fields: [
    { name: 'position', label: 'Position', kind: 'text', hint: 'Home cook', isOptional: false },
    { name: 'city', label: 'City', kind: 'text', isOptional: true },
  ],
  split: (value) => {
    const [, position, city] = /^(.+), ([^,]+)$/.exec(textOf(value)) ?? ['', textOf(value), ''];
    return { position, city };
  },
  join: ({ position, city }) =>
    [position, city]
      .map((part) => cleanText(textOf(part)))
      .filter(Boolean)
      .join(', '),
};

function toSiteOnlyField(section: ContentSection, field: ContentField): SiteOnlyField {
  if (section.name === 'testimonials' && field.name === 'position') return positionAndCity;
  return {
    fields: [field],
    split: (value) => ({ [field.name]: value }),
    join: ({ [field.name]: value }) => value,
  };
}

const isSiteOnly = ({ kept }: ContentField) => kept === undefined;

/** Returns the fields that the group edits in the dashboard's language, by the site's names. */
export const siteOnlyFields = (section: ContentSection): [ContentField, SiteOnlyField][] =>
  [...section.shared, ...section.texts]
    .filter(isSiteOnly)
    .map((field): [ContentField, SiteOnlyField] => [field, toSiteOnlyField(section, field)]);

/** Returns the other languages, with the fields that store a section's texts in them. */
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

export const labelIn = ({ label }: ContentField, locale: Locale): string =>
  locale === defaultLocale ? label : `${label}, ${languageOf(locale).name}`;

/** Returns all fields of the group 'For the site', in order. */
export const groupFields = (section: ContentSection): ContentField[] => [
  ...siteOnlyFields(section).flatMap(([, { fields }]) => fields),
  ...translationsOf(section).flatMap(({ fields }) => fields),
];
