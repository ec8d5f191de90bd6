import { defaultLocale } from '~/config/locales';
import type { AnyRecord, Value } from '~/domain/content/record';
import { type SiteFields, siteOf } from '../storage/site-fields';
import {
  type Entry,
  joinParagraphs,
  paragraphs,
  type SiteField,
  type SiteSection,
  textOf,
  translationsOf,
} from './sections';

/** Tells whether a picture is still the one that came from the site. */
function markOf(url: string): string {
  let hash = 0;
  for (let index = 0; index < url.length; index++) hash = (Math.imul(hash, 31) + url.charCodeAt(index)) | 0;
  return `${url.length}-${hash >>> 0}`;
}

type Texts = Readonly<Record<string, Value | undefined>>;

export const textsIn = ({ texts }: AnyRecord, locale: string): Texts => Object(Object(texts)[locale]);

const isFilled = (value: Value | undefined): value is string | readonly string[] =>
  value !== undefined && value.length !== 0;

/** A value of the site as the group holds it. */
const typed = ({ kind }: SiteField, value: Value | undefined) =>
  kind === 'paragraphs' ? joinParagraphs(value) : value;

/** What the group holds as a value of the site. */
function written({ kind }: SiteField, value: string | readonly string[] | undefined): Value | undefined {
  if (kind === 'paragraphs') return paragraphs(value);
  return typeof value === 'string' ? value.trim() : value;
}

/** What an editor keeps of a record of the site, as a backup holds it. */
export function entryOf(section: SiteSection, record: AnyRecord, picture = ''): Entry {
  const { fields, site } = section.read(record, textsIn(record, defaultLocale));
  const shared = section.shared.map((field) => [field.name, typed(field, record[field.name])] as const);
  const translated = translationsOf(section).flatMap(({ locale, fields: others }) =>
    (section.texts ?? []).map((field, index) => {
      const name = others[index]?.name ?? '';
      return [name, typed(field, textsIn(record, locale)[field.name])] as const;
    }),
  );
  return {
    ...fields,
    ...(section.picture && { [section.picture]: picture }),
    site: {
      id: record.id,
      ...site,
      ...Object.fromEntries([...shared, ...translated].filter(([, value]) => isFilled(value))),
      ...(picture && { picture: record.image, mark: markOf(picture) }),
    },
  };
}

/** The address of an entry's picture; '' where it has none. */
export const pictureOf = ({ picture = '' }: SiteSection, entry: Entry): string => textOf(entry[picture]);

/** The name of the site's picture that an entry still has; undefined where another one was chosen. */
export function keptPicture(section: SiteSection, entry: Entry): string | undefined {
  const { picture, mark } = siteOf(entry);
  return markOf(pictureOf(section, entry)) === mark ? textOf(picture) : undefined;
}

function translate(section: SiteSection, site: SiteFields): [string, Texts][] {
  return translationsOf(section).map(({ locale, fields }) => [
    locale,
    Object.fromEntries(
      fields.map((field, index) => [section.texts?.[index]?.name, written(field, site[field.name])]),
    ),
  ]);
}

const leaveEmptyOut = (values: Texts) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

/** The record of the site that an entry stands for, with what it does not have left out. */
export function recordOf(section: SiteSection, entry: Entry): AnyRecord {
  const site = siteOf(entry);
  const { shared, texts } = section.write(entry, site);
  const group = section.shared.map((field) => [field.name, written(field, site[field.name])] as const);
  const image = section.picture && keptPicture(section, entry);
  const languages = texts && [[defaultLocale, texts] as const, ...translate(section, site)];
  return {
    ...(site.id && { id: textOf(site.id) }),
    ...leaveEmptyOut(Object.fromEntries(group)),
    ...shared,
    ...(image && { image }),
    ...(languages && {
      texts: Object.fromEntries(languages.map(([locale, values]) => [locale, leaveEmptyOut(values)])),
    }),
  };
}
