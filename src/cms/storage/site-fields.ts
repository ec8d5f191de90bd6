import { isListOf, isShape, isText } from './shape';

/**
 * What public pages need of a record besides its specified fields, by the names that content files have for it; texts of
 * further languages as `ne.question`. `id` is the record's id on the site; `picture` and `mark` are the name and the mark
 * of the picture that came from there.
 */
export type SiteFields = Readonly<Record<string, string | readonly string[]>>;

const isList = isListOf(isText);
const isObject = isShape<object>({});

/** The readable part of what a record holds for the site. */
export function siteOf(record: object = {}): SiteFields {
  const site: unknown = Reflect.get(record, 'site');
  return Object.fromEntries(
    Object.entries(isObject(site) ? site : {}).filter(
      (entry): entry is [string, string | string[]] => isText(entry[1]) || isList(entry[1]),
    ),
  );
}

/** Whether two records are one and the same on the site. */
export function isSameOnSite(a: object, b: object): boolean {
  const { id } = siteOf(a);
  return id !== undefined && id === siteOf(b).id;
}
