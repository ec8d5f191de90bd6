import { copyStatus } from '~/config/worker';
import { contentVersion, type SectionName, type SiteList, siteListPath } from '~/domain/content/record';
import { isListOf, isNumber, isShape, isText } from '../storage/shape';
import { reloadAdvice } from '../words';

/** A newer release of the site replaced the one that this page belongs to. */
export class OutdatedPage extends Error {
  override message = `The website was updated meanwhile, so nothing was changed. ${reloadAdvice}`;
}

const isVersioned = isShape<{ version: number }>({ version: isNumber });
const isList = isShape<Omit<SiteList, 'fingerprints'>>({
  version: (value): value is number => value === contentVersion,
  records: isListOf(isShape<SiteList['records'][number]>({ id: isText })),
  pictures: isShape<Record<string, string>>({}),
});

export interface FetchedList extends SiteList {
  /** Date of the copy in this browser, if the site cannot be reached. Empty if unknown. */
  copied: string | undefined;
}

/** Fetches the current list of a section from the site, or its last copy. Rejects if there is neither. */
export async function fetchSiteList(name: SectionName): Promise<FetchedList> {
  const response = await fetch(siteListPath(name), { cache: 'no-store' });
  const list: unknown = response.ok ? await response.json() : undefined;
  if (isVersioned(list) && list.version > contentVersion) throw new OutdatedPage();
  if (!isList(list)) throw new Error(`${siteListPath(name)}: cannot be read`);
  const isCopy = response.status === copyStatus;
  return { ...list, copied: isCopy ? (response.headers.get('date') ?? '') : undefined };
}
