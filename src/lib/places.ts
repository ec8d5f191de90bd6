import { getCollection } from 'astro:content';
import { type Locale, sourceLocale } from '~/config/locales';
import type { PlaceNames, Province } from '~/domain/locations';
import { readRows } from './content/read';
import { ContentError } from './content/table';

/** The location table, in the order of its file. */
export async function readProvinces(): Promise<Province[]> {
  const rows = await getCollection('locations');
  return rows
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data: { name, districts } }) => ({ name, districts }));
}

/**
 * What places are called in a language; nothing for the one that orders store.
 * @throws ContentError naming a place without a name
 */
export async function readPlaceNames(
  provinces: readonly Province[],
  locale: Locale,
): Promise<PlaceNames | undefined> {
  if (locale === sourceLocale) return undefined;
  const rows = await readRows('place-names', locale);
  const names = Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  const places = provinces.flatMap(({ name, districts }) => [
    name,
    ...districts.flatMap((district) => [district.name, ...district.cities]),
  ]);
  for (const place of places)
    if (!names[place])
      throw new ContentError(`src/content/place-names/${locale}.yaml`, `no name for '${place}'`);
  return names;
}
