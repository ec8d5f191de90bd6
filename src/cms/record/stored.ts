/**
 * The specified form of stored records, such as `{id, q, a, site}`. Above storage a record has the fields of the
 * website in their places: `{id, siteId, en: {question, answer}, ne: {…}}`.
 */
import { defaultLocale, sourceLocale } from '~/config/locales';
import { type AnyRecord, type FieldValues, type Value, valueAt, withValue } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import { isText } from '../storage/shape';

/** By what a record is known, besides its id in this browser. */
export interface Origin {
  /** Its id on the site, if it was loaded from there. */
  readonly siteId?: string;
  /** The key that the dashboard which made it has exported with it. */
  readonly key?: string;
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

/** A form shows a link as a whole URL. '' is the placeholder '#'. */
export const link: Conversion = {
  read: (typed) =>
    typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed || '#',
  write: (value) => {
    const path = plain.write(value);
    if (path === '#') return '';
    return path.startsWith('/') ? location.origin + path : path;
  },
};

/** A stored link within the site is a path, because the site may move. */
const storedLink: Conversion = { ...link, write: (value) => plain.write(value).replace(/^#$/, '') };

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
    link: ['link', storedLink],
  },
};

/** Returns the specified name of a field. */
export const storedName = (key: string, place: string): string =>
  Object.entries(specified[key] ?? {}).find(([, [name]]) => name === place)?.[0] ?? place;

/** Converts a valid stored record. Fields that nobody knows stay in `more`. */
export function decodeRecord(key: string, entry: object): object {
  const places = specified[key];
  if (!places) return entry;
  const { id, site, ...stored }: Record<string, unknown> = { ...entry };
  const { id: siteId, ...others } = (isObject(site) ? site : {}) as AnyRecord;
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
    ...(isText(siteId) && siteId !== '' && { siteId }),
    ...(more.length > 0 && { more: Object.fromEntries(more) }),
  };
}

/** Converts a record to its stored form. */
export function encodeRecord(key: string, record: object): object {
  const places = specified[key];
  if (!places) return record;
  const { id, siteId, more, ...fields }: Record<string, unknown> = { ...record };
  const content = fields as FieldValues;
  const others = Object.values(places).reduce((left, [place]) => withValue(left, place, undefined), content);
  const site = {
    ...(siteId !== undefined && { id: siteId }),
    ...others,
  };
  return {
    ...(id !== undefined && { id }),
    ...Object.fromEntries(
      Object.entries(places).map(([name, [place, { write }]]) => [name, write(valueAt(content, place))]),
    ),
    ...(more as object),
    ...(Object.keys(site).length > 0 && { site }),
  };
}

/** Returns what forms have of a record. */
export const withoutStatuses = (record: object) => ({ ...record, statuses: undefined });
