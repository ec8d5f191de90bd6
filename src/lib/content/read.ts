import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { Locale } from '~/config/locales';
import { ContentError } from './table';

/** Collections with one table per language: `src/content/<folder>/<locale>.yaml`. */
type Translated = Exclude<
  CollectionKey,
  'products' | 'productTexts' | 'locations' | 'topProducts' | 'unsold' | 'legal'
>;

/** Reads the table of a language in file order. Ids are as written there, without the language. */
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
 * Resolves a reference. Astro only logs a broken reference, but it must fail the build.
 *
 * @throws ContentError naming the source and the missing target
 */
export async function resolveReference<Name extends CollectionKey>(
  from: string,
  reference: { collection: Name; id: string },
): Promise<CollectionEntry<Name>> {
  const entry = (await getEntry(reference)) as CollectionEntry<Name> | undefined;
  if (!entry)
    throw new ContentError(from, `refers to '${reference.id}', which is not in ${reference.collection}`);
  return entry;
}
