import { defaultLocale } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import type { AnyRecord, Value } from '~/domain/content/record';
import { type SiteFields, siteOf } from '../storage/site-fields';
import { askedOf, type Entry, textOf, translationsOf } from './sections';

/** Fingerprint of a picture's data URL, to tell whether it is still the one from the site. */
function markOf(url: string): string {
  let hash = 0;
  for (let index = 0; index < url.length; index++) hash = (Math.imul(hash, 31) + url.charCodeAt(index)) | 0;
  return `${url.length}-${hash >>> 0}`;
}

type Values = Readonly<Record<string, Value | undefined>>;

export const textsIn = ({ texts }: AnyRecord, locale: string): Values => Object(Object(texts)[locale]);

const isFilled = (value: Value | undefined): value is SiteFields[string] =>
  value !== undefined &&
  value !== false &&
  ((typeof value !== 'string' && !Array.isArray(value)) || value.length > 0);

const leaveEmptyOut = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

/** A link of the site as an address that the editor accepts; '' if there is none yet. */
function addressOf(link: string): string {
  if (link === '#') return '';
  return link.startsWith('/') ? location.origin + link : link;
}

const linkOf = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address || '#';

/** A value of the site as a form holds it. */
function typed({ kind, none }: ContentField, value: Value | undefined): Value | undefined {
  if (none && Array.isArray(value) && value.length === 0) return [none];
  if (kind === 'paragraphs') return Array.isArray(value) ? value.join('\n\n') : '';
  return kind === 'link' ? addressOf(textOf(value)) : value;
}

/** The value of a form as the site holds it; undefined if it is empty. */
function written(field: ContentField, value: unknown): Value | undefined {
  const found = parse(field, value);
  const isNone = Array.isArray(found) && found.length === 1 && isSameWord(found[0], field.none);
  if (isNone) return [];
  return isFilled(found) ? found : undefined;
}

const isSameWord = (word: unknown, none: string | undefined) =>
  none !== undefined && textOf(word).toLowerCase() === none.toLowerCase();

function parse({ kind }: ContentField, value: unknown): Value | undefined {
  const lines = textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  switch (kind) {
    case 'paragraphs':
      return lines;
    case 'link':
      return linkOf(textOf(value));
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

/** The specified fields that hold a section's values, without its picture. */
const keptOf = (fields: readonly ContentField[]) =>
  fields.flatMap((field) => (field.kept && !isPicture(field) ? [{ field, kept: field.kept }] : []));

/** What an editor keeps of a record of the site, as a backup holds it. */
export function entryOf(section: ContentSection, record: AnyRecord, picture = ''): Entry {
  const values: Values = { ...record, ...textsIn(record, defaultLocale) };
  const fields = keptOf([...section.texts, ...section.shared]).map(({ field, kept }) => [
    kept,
    typed(field, values[field.name]),
  ]);
  const asked = askedOf(section).map(([field, { read }]) => read(typed(field, values[field.name])));
  const translated = translationsOf(section).flatMap(({ locale, fields: others }) =>
    section.texts.map((field, index) => [
      others[index]?.name ?? '',
      typed(field, textsIn(record, locale)[field.name]),
    ]),
  );
  const image = pictureField(section);
  return {
    ...Object.fromEntries(fields),
    // The editor's own field for the kind of a coverage.
    ...(section.name === 'media' && { category: record.type }),
    ...(image && { [image]: picture }),
    site: {
      id: record.id,
      ...leaveEmptyOut(Object.assign({}, ...asked)),
      ...leaveEmptyOut(Object.fromEntries(translated)),
      ...(section.areTextsOptional && { texts: true }),
      ...(picture && { picture: record.image, mark: markOf(picture) }),
    },
  };
}

/** The address of an entry's picture; '' if it has none. */
export const pictureOf = (section: ContentSection, entry: Entry): string =>
  textOf(entry[pictureField(section) ?? '']);

/** The name of the site's picture that an entry still has; undefined if another one was chosen. */
export function keptPicture(section: ContentSection, entry: Entry): string | undefined {
  const { picture, mark } = siteOf(entry);
  return markOf(pictureOf(section, entry)) === mark ? textOf(picture) : undefined;
}

const leaveOutUndefined = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * The record of the site that an entry holds. Empty values are left out. An entry that an earlier release loaded without
 * texts keeps those that the record has on the site.
 */
export function recordOf(section: ContentSection, entry: Entry, onSite?: AnyRecord): AnyRecord {
  const site = siteOf(entry);
  const values: Values = Object.fromEntries([
    ...keptOf([...section.texts, ...section.shared]).map(({ field, kept }) => [
      field.name,
      written(field, entry[kept]),
    ]),
    ...askedOf(section).map(([field, { write }]) => [field.name, written(field, write(site))]),
  ]);
  const pick = (fields: readonly ContentField[]) =>
    leaveOutUndefined(Object.fromEntries(fields.map(({ name }) => [name, values[name]])));
  const translated = translationsOf(section).map(({ locale, fields }) => [
    locale,
    leaveOutUndefined(
      Object.fromEntries(
        fields.map((field, index) => [section.texts[index]?.name, written(field, site[field.name])]),
      ),
    ),
  ]);
  const own = [[defaultLocale, pick(section.texts)], ...translated].filter(
    ([, fields = {}]) => Object.keys(fields).length > 0,
  );
  const isLoadedWithout = section.areTextsOptional && site.texts !== true;
  const texts: Values = { ...(isLoadedWithout && Object(onSite?.texts)), ...Object.fromEntries(own) };
  const image = pictureField(section) && keptPicture(section, entry);
  return {
    ...(site.id && { id: textOf(site.id) }),
    ...pick(section.shared),
    ...(image && { image }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}
