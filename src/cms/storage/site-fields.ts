import { isListOf, isShape, isText } from './shape';

/**
 * Values that only the public site needs, in addition to a record's specified fields. Names are those of
 * content files. Texts in other languages have a prefix: `ne.question`. `id` is the record's id on the site.
 * `picture` and `mark` are the name and the fingerprint of the picture loaded from the site. `texts` is set if
 * optional texts were loaded too.
 */
export type SiteFields = Readonly<Record<string, SiteValue>>;

export type SiteValue = string | readonly string[] | boolean | number;

const isList = isListOf(isText);
const isValue = (value: unknown): value is SiteValue =>
  isText(value) || isList(value) || typeof value === 'boolean' || typeof value === 'number';
const isObject = isShape<object>({});

/** Returns the valid site fields of a record. */
export function siteFieldsOf(record: object = {}): SiteFields {
  const site: unknown = Reflect.get(record, 'site');
  return Object.fromEntries(
    Object.entries(isObject(site) ? site : {}).filter((entry): entry is [string, SiteValue] =>
      isValue(entry[1]),
    ),
  );
}
