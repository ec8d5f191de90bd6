/** Converts between records of the site and those of the dashboard, which have the same fields. */
import type { Locale } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import { fingerprintOf, isPictureUrl } from '../picture/data-url';
import { sectionRows } from '../sections';
import type { OfficeRecord } from './stored';
import { fromForm, textOf, toForm } from './values';

export const isPicture = ({ kind }: Pick<ContentField, 'kind'>): boolean => kind === 'picture';

/** Returns true if a record needs texts in a language. */
export const needsTexts = ({ fields }: ContentSection, locale: Locale): boolean =>
  fields.some(({ name, isOptional, group }) => name.startsWith(`${locale}.`) && !isOptional && !group);

/** Returns the value of a field as the site has it. For a picture, returns its fingerprint. */
export function readField(field: ContentField, record: object): Value | undefined {
  const value = valueAt(record, field.name);
  if (!isPicture(field)) return fromForm(field, toForm(field, value));
  return (isPictureUrl(value) ? fingerprintOf(value) : textOf(value)) || undefined;
}

/**
 * Makes a record of the dashboard from one of the site.
 * @param picture its data URL or fingerprint
 */
export function fromSite(section: ContentSection, record: AnyRecord, picture = ''): OfficeRecord {
  const { id, key, image: _, ...fields } = record;
  const row = sectionRows.find(({ publishedAs }) => publishedAs === section.name);
  const filled = row?.fields.flatMap(({ name, filledBy }) => (filledBy ? [[name, record[filledBy]]] : []));
  return {
    ...fields,
    ...Object.fromEntries(filled ?? []),
    ...(picture && { image: picture }),
    ...(id !== undefined && { siteId: id }),
    ...(typeof key === 'string' && { key }),
  };
}

/** Returns the data URL of a record's picture, or '' if it has none. */
export const pictureUrlOf = ({ fields }: ContentSection, record: OfficeRecord): string =>
  textOf(record[fields.find(isPicture)?.name ?? '']);

/** Converts a record to one of the site, without empty values and without a picture. */
export function toSiteRecord({ fields }: ContentSection, record: OfficeRecord): AnyRecord {
  const { siteId } = record;
  return fields
    .filter((field) => !isPicture(field))
    .reduce(
      (made: AnyRecord, field) => withValue(made, field.name, readField(field, record)),
      siteId ? { id: siteId } : {},
    );
}
