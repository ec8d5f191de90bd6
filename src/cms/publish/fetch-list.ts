import { contentVersion, type SectionName, type SiteList, siteListPath } from '~/domain/content/record';
import { isListOf, isShape, isText } from '../storage/shape';

const isList = isShape<Omit<SiteList, 'years'>>({
  version: (value): value is number => value === contentVersion,
  records: isListOf(isShape<SiteList['records'][number]>({ id: isText })),
  pictures: isShape<Record<string, string>>({}),
});

/** What the site shows of a section at this moment. Rejects where it cannot be had. */
export async function fetchList(name: SectionName): Promise<SiteList> {
  const answer = await fetch(siteListPath(name), { cache: 'no-store' });
  const list: unknown = answer.ok ? await answer.json() : undefined;
  if (!isList(list)) throw new Error(`${siteListPath(name)}: cannot be read`);
  return list;
}
