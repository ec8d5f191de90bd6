import { defaultLocale } from '~/config/locales';
import { cleanText } from '~/domain/clean-text';
import type { ContentField, ContentSection } from '~/domain/content/field';
import type { AnyRecord, Value } from '~/domain/content/record';
import { type SiteFields, siteFieldsOf } from '../storage/site-fields';
import { type Entry, siteOnlyFields, textOf, translationsOf } from './sections';

/** Returns a fingerprint of a data URL, which shows whether a picture is still the one from the site. */
function fingerprintOf(url: string): string {
  let hash = 0;
  for (let index = 0; index < url.length; index++) hash = (Math.imul(hash, 31) + url.charCodeAt(index)) | 0;
  return `${url.length}-${hash >>> 0}`;
}

type Values = Readonly<Record<string, Value | undefined>>;

export const textsIn = ({ texts }: AnyRecord, locale: string): Values => Object(Object(texts)[locale]);

const isFilled = (value: unknown): value is SiteFields[string] =>
  value !== undefined &&
  value !== false &&
  ((typeof value !== 'string' && !Array.isArray(value)) || value.length > 0);

const omitEmpty = (values: Entry) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

/** Converts a link of the site to a URL that the editor accepts. A missing link is ''. */
function toEditorUrl(link: string): string {
  if (link === '#') return '';
  return link.startsWith('/') ? location.origin + link : link;
}

const toSiteLink = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address || '#';

/** Converts a site value to a form value. */
function toFormValue({ kind, none }: ContentField, value: Value | undefined): Value | undefined {
  if (none && Array.isArray(value) && value.length === 0) return [none];
  if (kind === 'paragraphs') return Array.isArray(value) ? value.join('\n\n') : '';
  return kind === 'link' ? toEditorUrl(textOf(value)) : value;
}

/** Converts a form value to a site value. Returns undefined if it is empty. */
function toSiteValue(field: ContentField, value: unknown): Value | undefined {
  const parsed = parseFormValue(field, value);
  const isNone = Array.isArray(parsed) && parsed.length === 1 && isSameWord(parsed[0], field.none);
  if (isNone) return [];
  return isFilled(parsed) ? parsed : undefined;
}

const isSameWord = (word: unknown, none: string | undefined) =>
  none !== undefined && textOf(word).toLowerCase() === none.toLowerCase();

function parseFormValue({ kind }: ContentField, value: unknown): Value | undefined {
  const lines = textOf(value).split('\n').map(cleanText).filter(Boolean);
  switch (kind) {
    case 'paragraphs':
      return lines;
    case 'link':
      return toSiteLink(textOf(value));
    case 'flag':
      return value === true;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'words':
    case 'choices':
    case 'spices':
      return Array.isArray(value) ? value : undefined;
    default:
      return lines.join(' ');
  }
}

const isPicture = ({ kind }: ContentField) => kind === 'picture';
const pictureField = ({ shared }: ContentSection) => shared.find(isPicture)?.kept;

export const hasPictures = ({ shared }: ContentSection): boolean => shared.some(isPicture);

/** Pairs the site's fields, without the picture, with the specified fields that store them. */
const specifiedFields = (fields: readonly ContentField[]) =>
  fields.flatMap((field) => (field.kept && !isPicture(field) ? [{ field, kept: field.kept }] : []));

/** Converts a record of the site to a backup entry of an editor. */
export function toEntry(section: ContentSection, record: AnyRecord, picture = ''): Entry {
  const values: Values = { ...record, ...textsIn(record, defaultLocale) };
  const fields = specifiedFields([...section.texts, ...section.shared]).map(({ field, kept }) => [
    kept,
    toFormValue(field, values[field.name]),
  ]);
  const siteOnly = siteOnlyFields(section).map(([field, { split }]) =>
    split(toFormValue(field, values[field.name])),
  );
  const translated = translationsOf(section).flatMap(({ locale, fields: others }) =>
    section.texts.map((field, index) => [
      others[index]?.name ?? '',
      toFormValue(field, textsIn(record, locale)[field.name]),
    ]),
  );
  const image = pictureField(section);
  return {
    ...Object.fromEntries(fields),
    // The editor's own field for the type of a coverage.
    ...(section.name === 'media' && { category: record.type }),
    ...(image && { [image]: picture }),
    site: {
      id: record.id,
      ...omitEmpty(Object.assign({}, ...siteOnly)),
      ...omitEmpty(Object.fromEntries(translated)),
      ...(section.areTextsOptional && { texts: true }),
      ...(picture && { picture: record.image, mark: fingerprintOf(picture) }),
    },
  };
}

/** Overwrites a stored entry with the site's values. Keeps values that the site lacks: a photo, a translation. */
export function mergeEntry(stored: Entry, fromSite: Entry): Entry {
  const site = { ...siteFieldsOf(stored), ...siteFieldsOf(fromSite) };
  return { ...fromSite, ...stored, ...omitEmpty(fromSite), site };
}

/** Returns the data URL of an entry's picture, or '' if it has none. */
export const pictureUrlOf = (section: ContentSection, entry: Entry): string =>
  textOf(entry[pictureField(section) ?? '']);

/** Returns the file name of the site's picture, or undefined if the user chose another picture. */
export function unchangedPicture(section: ContentSection, entry: Entry): string | undefined {
  const { picture, mark } = siteFieldsOf(entry);
  return fingerprintOf(pictureUrlOf(section, entry)) === mark ? textOf(picture) : undefined;
}

const omitUndefined = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Converts a backup entry to a record of the site, without empty values.
 * @param onSite its record on the site, whose texts it keeps if an earlier release loaded it without texts
 */
export function toSiteRecord(section: ContentSection, entry: Entry, onSite?: AnyRecord): AnyRecord {
  const site = siteFieldsOf(entry);
  const values: Values = Object.fromEntries([
    ...specifiedFields([...section.texts, ...section.shared]).map(({ field, kept }) => [
      field.name,
      toSiteValue(field, entry[kept]),
    ]),
    ...siteOnlyFields(section).map(([field, { join }]) => [field.name, toSiteValue(field, join(site))]),
  ]);
  const pick = (fields: readonly ContentField[]) =>
    omitUndefined(Object.fromEntries(fields.map(({ name }) => [name, values[name]])));
  const translated = translationsOf(section).map(({ locale, fields }) => [
    locale,
    omitUndefined(
      Object.fromEntries(
        fields.map((field, index) => [section.texts[index]?.name, toSiteValue(field, site[field.name])]),
      ),
    ),
  ]);
  const own = [[defaultLocale, pick(section.texts)], ...translated].filter(
    ([, fields = {}]) => Object.keys(fields).length > 0,
  );
  const isLoadedWithout = section.areTextsOptional && site.texts !== true;
  const texts: Values = { ...(isLoadedWithout && Object(onSite?.texts)), ...Object.fromEntries(own) };
  const image = pictureField(section) && unchangedPicture(section, entry);
  return {
    ...(site.id && { id: textOf(site.id) }),
    ...pick(section.shared),
    ...(image && { image }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}
