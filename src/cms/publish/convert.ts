/** Converts between records of the site and those of the dashboard, which have the same fields. */
import type { Locale } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import { fingerprintOf } from '../picture/content';
import type { OfficeRecord } from '../record/stored';
import { fromForm, textOf, toForm } from '../record/values';
import { sectionRows } from '../sections';

export const isPicture = ({ kind }: ContentField): boolean => kind === 'picture';

export const hasPictures = ({ fields }: ContentSection): boolean => fields.some(isPicture);

/** Returns true if a record needs texts in a language. */
export const needsTexts = ({ fields }: ContentSection, locale: Locale): boolean =>
  fields.some(({ name, isOptional, group }) => name.startsWith(`${locale}.`) && !isOptional && !group);

/** Returns the value of a field as the site has it. For a picture, returns its fingerprint. */
export function readField(field: ContentField, record: object): Value | undefined {
  const value = valueAt(record, field.name);
  return isPicture(field) ? fingerprintOf(value) || undefined : fromForm(field, toForm(field, value));
}

/** Makes a record of the dashboard from one of the site. */
export function fromSite(section: ContentSection, record: AnyRecord, picture = ''): OfficeRecord {
  const { id, image: _, ...fields } = record;
  const row = sectionRows.find(({ publishedAs }) => publishedAs === section.name);
  const filled = row?.fields.flatMap(({ name, filledBy }) => (filledBy ? [[name, record[filledBy]]] : []));
  return {
    ...fields,
    ...Object.fromEntries(filled ?? []),
    ...(picture && { image: picture, loadedPicture: fingerprintOf(picture) }),
    ...(id !== undefined && { key: id }),
    loaded: record,
  };
}

/** Returns the data URL of a record's picture, or '' if it has none. */
export const pictureUrlOf = ({ fields }: ContentSection, record: OfficeRecord): string =>
  textOf(record[fields.find(isPicture)?.name ?? '']);

/** Returns true if a record has the picture that was loaded from the site. */
export const hasLoadedPicture = (section: ContentSection, record: OfficeRecord): boolean =>
  fingerprintOf(pictureUrlOf(section, record)) === record.loadedPicture;

/** Converts a record to one of the site, without empty values and without a picture. */
export function toSiteRecord({ fields }: ContentSection, record: OfficeRecord): AnyRecord {
  const { key } = record;
  return fields
    .filter((field) => !isPicture(field))
    .reduce(
      (made: AnyRecord, field) => withValue(made, field.name, readField(field, record)),
      key ? { id: key } : {},
    );
}
