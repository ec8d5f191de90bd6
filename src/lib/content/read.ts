import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { Locale } from '~/config/locales';
import { ContentError } from './table';

/** Collections whose tables stand once per language: `src/content/<folder>/<locale>.yaml`. */
type Translated = Exclude<CollectionKey, 'products' | 'productTexts' | 'locations' | 'topProducts' | 'legal'>;

/** The rows of one language's table, in the order of the file, with the id as written there. */
export async function readRows<Name extends Translated>(
  name: Name,
  locale: Locale,
): Promise<({ id: string } & CollectionEntry<Name>['data'])[]> {
  const entries = await getCollection(name, ({ data }) => data.group === locale);
  if (entries.length === 0) throw new ContentError(`src/content/${name}/${locale}.yaml`, 'no rows');
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ ...entry.data, id: entry.id.slice(locale.length + 1) }));
}

/**
 * Follows a reference. Astro only logs one that leads nowhere; a broken reference has to fail the build.
 * @throws ContentError naming who refers to what
 */
export async function follow<Name extends CollectionKey>(
  from: string,
  reference: { collection: Name; id: string },
): Promise<CollectionEntry<Name>> {
  const entry = (await getEntry(reference)) as CollectionEntry<Name> | undefined;
  if (!entry)
    throw new ContentError(from, `refers to '${reference.id}', which is not in ${reference.collection}`);
  return entry;
}
