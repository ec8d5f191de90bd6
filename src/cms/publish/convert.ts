/**
 * Converts between records of the site and those of the dashboard, field by field: a specified field holds the value
 * as its form shows it, and all others are in a record of the site under `site`.
 */
import type { Locale } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import { fromForm, textOf, toForm } from '../fields/values';
import { fingerprintOf } from '../picture/content';
import { sectionRows } from '../sections';
import { siteIdOf, siteOf } from '../storage/site-record';
import type { Entry } from './site-data';

export const isPicture = ({ kind }: ContentField): boolean => kind === 'picture';

export const hasPictures = ({ fields }: ContentSection): boolean => fields.some(isPicture);

/** Returns true if a record needs texts in a language. */
export const needsTexts = ({ fields }: ContentSection, locale: Locale): boolean =>
  fields.some(({ name, isOptional, group }) => name.startsWith(`${locale}.`) && !isOptional && !group);

/** Returns the site value of a field in a stored record or a backup entry. For a picture, returns its fingerprint. */
export function readField(field: ContentField, entry: object): Value | undefined {
  const { name, editorField } = field;
  const stored: unknown = editorField && Reflect.get(entry, editorField);
  if (isPicture(field)) return fingerprintOf(stored) || undefined;
  return fromForm(field, editorField ? stored : toForm(field, valueAt(siteOf(entry), name)));
}

/** Converts a record of the site to a backup entry of an editor. */
export function toEntry(section: ContentSection, record: AnyRecord, picture = ''): Entry {
  let site: AnyRecord = { id: record.id };
  const specified: Record<string, unknown> = {};
  const row = sectionRows.find(({ publishedAs }) => publishedAs === section.name);
  for (const { name, filledBy } of row?.fields ?? []) if (filledBy) specified[name] = record[filledBy];
  for (const field of section.fields) {
    const { name, editorField } = field;
    const value = isPicture(field) ? fingerprintOf(picture) || undefined : valueAt(record, name);
    if (isPicture(field) || !editorField) site = withValue(site, name, value);
    if (editorField) specified[editorField] = isPicture(field) ? picture : toForm(field, value);
  }
  return { ...specified, site, loaded: record };
}

/** Returns the data URL of an entry's picture, or '' if it has none. */
export const pictureUrlOf = ({ fields }: ContentSection, entry: Entry): string =>
  textOf(entry[fields.find(isPicture)?.editorField ?? '']);

/** Returns true if an entry has the picture that was loaded from the site. */
export const hasLoadedPicture = (section: ContentSection, entry: Entry): boolean =>
  fingerprintOf(pictureUrlOf(section, entry)) === siteOf(entry).image;

/** Converts a backup entry to a record of the site, without empty values and without a picture. */
export function toSiteRecord({ fields }: ContentSection, entry: object): AnyRecord {
  const id = siteIdOf(entry);
  return fields
    .filter((field) => !isPicture(field))
    .reduce(
      (made: AnyRecord, field) => withValue(made, field.name, readField(field, entry)),
      id ? { id } : {},
    );
}
