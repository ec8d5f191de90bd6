import { isListOf, isShape, isText } from './shape';

/**
 * What public pages need of a record besides its specified fields, by the names that content files have for it; texts of
 * further languages as `ne.question`. `id` is the record's id on the site; `picture` and `mark` are the name and the mark
 * of the picture that came from there. `texts` is set if optional texts were loaded too.
 */
export type SiteFields = Readonly<Record<string, SiteValue>>;

export type SiteValue = string | readonly string[] | boolean | number;

const isList = isListOf(isText);
const isValue = (value: unknown): value is SiteValue =>
  isText(value) || isList(value) || typeof value === 'boolean' || typeof value === 'number';
const isObject = isShape<object>({});

/** The readable part of what a record holds for the site. */
export function siteOf(record: object = {}): SiteFields {
  const site: unknown = Reflect.get(record, 'site');
  return Object.fromEntries(
    Object.entries(isObject(site) ? site : {}).filter((entry): entry is [string, SiteValue] =>
      isValue(entry[1]),
    ),
  );
}
