import { contentVersion, type SectionName, type SiteList, siteListPath } from '~/domain/content/record';
import { isListOf, isShape, isText } from '../storage/shape';

const isList = isShape<Omit<SiteList, 'years'>>({
  version: (value): value is number => value === contentVersion,
  records: isListOf(isShape<SiteList['records'][number]>({ id: isText })),
  pictures: isShape<Record<string, string>>({}),
});

/** Fetches the current list of a section from the site. Rejects if it cannot be fetched. */
export async function fetchSiteList(name: SectionName): Promise<SiteList> {
  const response = await fetch(siteListPath(name), { cache: 'no-store' });
  const list: unknown = response.ok ? await response.json() : undefined;
  if (!isList(list)) throw new Error(`${siteListPath(name)}: cannot be read`);
  return list;
}
