import { getCollection } from 'astro:content';
import { type Locale, locales, sourceLocale } from '~/config/locales';
import { slugOf } from '~/domain/content/id';
import { listPlaces } from '~/domain/district-search';
import type { PlaceNames, Province } from '~/domain/locations';
import { translateName } from '~/domain/translate-name';
import { readRows } from './content/read';
import { ContentError } from './content/table';
import { hashedFile } from './hashed-file';

/** Reads the location table in file order. */
export async function readProvinces(): Promise<Province[]> {
  const rows = await getCollection('locations');
  return rows
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data: { name, districts } }) => ({ name, districts }));
}

/**
 * Returns the names of places in a language. The language that orders store has none.
 *
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

/** Lists the provinces in map order, with their anchors on the page of shops. */
export async function readMapProvinces(locale: Locale): Promise<{ id: string; name: string }[]> {
  const provinces = await readProvinces();
  const names = await readPlaceNames(provinces, locale);
  return provinces.map(({ name }) => ({ id: slugOf(name), name: translateName(names, name) }));
}

/** Makes the file of places for the shop search, in all languages. */
export async function makePlacesFile() {
  const provinces = await readProvinces();
  const languages = await Promise.all(
    locales.map(async (locale) => [locale, await readPlaceNames(provinces, locale)] as const),
  );
  const translated = Object.fromEntries(
    languages.flatMap(([locale, names]) => (names ? [[locale, names]] : [])),
  );
  return hashedFile('places', 'json', JSON.stringify(listPlaces(provinces, translated)));
}
