/**
 * Converts between records of the site and those of the dashboard, field by field: a specified field holds the value
 * as its form shows it, and all others are in a record of the site under `site`.
 */
import { cleanText } from '~/domain/clean-text';
import type { ContentField, ContentSection } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import { fingerprintOf } from '../picture/content';
import { siteIdOf, siteOf } from '../storage/site-record';
import { type Entry, textOf } from './sections';

export const isPicture = ({ kind }: ContentField): boolean => kind === 'picture';

export const hasPictures = ({ fields }: ContentSection): boolean => fields.some(isPicture);

const isText = (value: unknown) => typeof value === 'string';

/** Converts a value of the site to one of a form. Accepts any stored value. */
export function toFormValue({ kind, none }: ContentField, value: unknown): Value {
  switch (kind) {
    case 'paragraphs':
      return Array.isArray(value) ? value.filter(isText).join('\n\n') : '';
    case 'link': {
      // The editor accepts only URLs. '#' is a placeholder.
      const link = textOf(value);
      if (link === '#') return '';
      return link.startsWith('/') ? location.origin + link : link;
    }
    case 'flag':
      return value === true;
    case 'number':
      return typeof value === 'number' ? value : '';
    case 'words':
    case 'choices':
    case 'spices':
      if (none && Array.isArray(value) && value.length === 0) return [none];
      return Array.isArray(value) ? value.filter(isText) : [];
    default:
      return textOf(value);
  }
}

/** Converts a form value to a value of the site. Returns undefined if it is empty. */
export function toSiteValue({ kind, none }: ContentField, value: unknown): Value | undefined {
  const lines = textOf(value).split('\n').map(cleanText).filter(Boolean);
  switch (kind) {
    case 'paragraphs':
      return lines.length > 0 ? lines : undefined;
    case 'link': {
      const url = textOf(value);
      return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url || '#';
    }
    case 'flag':
      return value === true || undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'words':
    case 'choices':
    case 'spices': {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const isNone = none && value.length === 1 && textOf(value[0]).toLowerCase() === none.toLowerCase();
      return isNone ? [] : value;
    }
    default:
      return lines.join(' ') || undefined;
  }
}

/** Returns the site value of a field in a stored record or a backup entry. For a picture, returns its fingerprint. */
export function readField(field: ContentField, entry: object): Value | undefined {
  const { name, editorField } = field;
  const stored: unknown = editorField && Reflect.get(entry, editorField);
  if (isPicture(field)) return fingerprintOf(stored) || undefined;
  return toSiteValue(field, editorField ? stored : toFormValue(field, valueAt(siteOf(entry), name)));
}

/** Converts a record of the site to a backup entry of an editor. */
export function toEntry(section: ContentSection, record: AnyRecord, picture = ''): Entry {
  let site: AnyRecord = { id: record.id };
  // The editor's own field for the type of a coverage.
  const specified: Record<string, unknown> = section.name === 'media' ? { category: record.type } : {};
  for (const field of section.fields) {
    const { name, editorField } = field;
    const value = isPicture(field) ? fingerprintOf(picture) || undefined : valueAt(record, name);
    if (isPicture(field) || !editorField) site = withValue(site, name, value);
    if (editorField) specified[editorField] = isPicture(field) ? picture : toFormValue(field, value);
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
