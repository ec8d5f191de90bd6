/**
 * The specified form of stored records, such as `{id, q, a, site, loaded}`. Above storage a record has the fields of the
 * website in their places: `{id, key, en: {question, answer}, ne: {…}}`.
 */
import { defaultLocale, sourceLocale } from '~/config/locales';
import { type AnyRecord, type FieldValues, type Value, valueAt, withValue } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import { isText } from '../storage/shape';

/** What a record has besides its fields. */
export interface Origin {
  /** Its id on the site, if it was loaded from there. */
  readonly key?: string;
  /** The whole record of the site as it was when it was loaded. */
  readonly loaded?: AnyRecord;
  /** Fingerprint of the picture that was loaded. */
  readonly loadedPicture?: string;
}

export type OfficeRecord = Origin & FieldValues;

/** Converts between a stored text and a value of the site. */
interface Conversion {
  read(stored: string): Value | undefined;
  write(value: unknown): string;
}

const plain: Conversion = {
  read: (stored) => stored || undefined,
  write: (value) => (isText(value) ? value : ''),
};

export const paragraphs: Conversion = {
  read: (stored) => (stored === '' ? undefined : stored.split('\n\n')),
  write: (value) => (Array.isArray(value) ? value.filter(isText).join('\n\n') : ''),
};

/** A stored link is a whole URL, or '' for the placeholder '#'. */
export const link: Conversion = {
  read: (stored) =>
    stored.startsWith(`${location.origin}/`) ? stored.slice(location.origin.length) : stored || '#',
  write: (value) => {
    const path = plain.write(value);
    if (path === '#') return '';
    return path.startsWith('/') ? location.origin + path : path;
  },
};

/** The website does not have it. */
const own: Conversion = { read: (stored) => stored, write: plain.write };

type Place = readonly [name: string, conversion: Conversion];

const text = (name: string, conversion = plain): Place => [`${defaultLocale}.${name}`, conversion];

/** The specified fields of the sections that the website shows, and the places of their values. */
const specified: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  faqs: { q: text('question'), a: text('answer', paragraphs) },
  products: { title: [`${sourceLocale}.name`, plain], image: ['image', plain] },
  shops: { name: text('name') },
  testimonials: { name: text('name'), statement: text('text'), photo: ['photo', own] },
  team: { name: text('name'), position: text('role'), photo: ['photo', own] },
  recipes: { name: text('heading'), description: text('description'), photo: ['image', plain] },
  media: {
    title: text('title'),
    category: ['ownType', own],
    date: ['date', plain],
    description: text('description'),
    link: ['link', link],
  },
};

/** Returns the specified name of a field. */
export const storedName = (key: string, place: string): string =>
  Object.entries(specified[key] ?? {}).find(([, [name]]) => name === place)?.[0] ?? place;

/** Converts a valid stored record. Fields that nobody knows stay in `more`. */
export function decodeRecord(key: string, entry: object): object {
  const places = specified[key];
  if (!places) return entry;
  const { id, site, loaded, ...stored }: Record<string, unknown> = { ...entry };
  const { id: siteId, image, ...others } = (isObject(site) ? site : {}) as AnyRecord;
  const isKnown = ([name]: [string, unknown]) => Object.hasOwn(places, name);
  const more = Object.entries(stored).filter((field) => !isKnown(field));
  const fields = Object.entries(places).reduce(
    (record: FieldValues, [name, [place, { read }]]) =>
      withValue(record, place, read(plain.write(stored[name]))),
    others,
  );
  return {
    ...(id !== undefined && { id }),
    ...fields,
    ...(isText(siteId) && siteId !== '' && { key: siteId }),
    ...(isText(image) && { loadedPicture: image }),
    ...(isObject(loaded) && { loaded }),
    ...(more.length > 0 && { more: Object.fromEntries(more) }),
  };
}

/** Converts a record to its stored form. */
export function encodeRecord(key: string, record: object): object {
  const places = specified[key];
  if (!places) return record;
  const { id, key: siteId, loaded, loadedPicture, more, ...fields }: Record<string, unknown> = { ...record };
  const content = fields as FieldValues;
  const others = Object.values(places).reduce((left, [place]) => withValue(left, place, undefined), content);
  const site = {
    ...(siteId !== undefined && { id: siteId }),
    ...(loadedPicture !== undefined && { image: loadedPicture }),
    ...others,
  };
  return {
    ...(id !== undefined && { id }),
    ...Object.fromEntries(
      Object.entries(places).map(([name, [place, { write }]]) => [name, write(valueAt(content, place))]),
    ),
    ...(more as object),
    ...(Object.keys(site).length > 0 && { site }),
    ...(loaded !== undefined && { loaded }),
  };
}

/** Returns what the user sees of a record. */
export const withoutLoaded = (record: object): object => ({ ...record, loaded: undefined });

/** Returns the id of a record on the site, if it was loaded from there. */
export const keyOf = (record: object): string | undefined => {
  const { key }: Origin = { ...record };
  return key;
};
