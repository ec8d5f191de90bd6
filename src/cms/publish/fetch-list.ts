import { contentVersion, type SectionName, type SiteList, siteListPath } from '~/domain/content/record';
import { isListOf, isNumber, isShape, isText } from '../storage/shape';

/** A newer release of the site replaced the one that this page belongs to. */
export class OutdatedPage extends Error {
  override message =
    'The site was updated meanwhile, so nothing was changed. Reload this page, then try again.';
}

const isVersioned = isShape<{ version: number }>({ version: isNumber });
const isList = isShape<Omit<SiteList, 'years'>>({
  version: (value): value is number => value === contentVersion,
  records: isListOf(isShape<SiteList['records'][number]>({ id: isText })),
  pictures: isShape<Record<string, string>>({}),
});

/** What the site shows of a section at this moment. Rejects where it cannot be had. */
export async function fetchList(name: SectionName): Promise<SiteList> {
  const answer = await fetch(siteListPath(name), { cache: 'no-store' });
  const list: unknown = answer.ok ? await answer.json() : undefined;
  if (isVersioned(list) && list.version > contentVersion) throw new OutdatedPage();
  if (!isList(list)) throw new Error(`${siteListPath(name)}: cannot be read`);
  return list;
}
