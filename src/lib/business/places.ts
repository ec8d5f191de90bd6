import { type Locale, sourceLocale } from '~/config/locales';
import { slugOf } from '~/domain/content/id';
import type { PlaceNames, Province } from '~/domain/locations';
import { translateName } from '~/domain/translate-name';
import { readList } from '../content/read';

/** Reads the location table in file order. */
export async function readProvinces(): Promise<Province[]> {
  return (await readList('locations')).map(({ name, districts }) => ({
    name,
    districts: districts.map(({ name, cities }) => ({ name, cities })),
  }));
}

/** Returns the names of places in a language, as far as it has any. The language that orders store has none. */
export async function readPlaceNames(locale: Locale): Promise<PlaceNames | undefined> {
  if (locale === sourceLocale) return undefined;
  const rows = await readList('place-names');
  return Object.fromEntries(rows.flatMap(({ id, [locale]: block }) => (block ? [[id, block.name]] : [])));
}

/** Lists the provinces in map order, with their anchors on the page of shops. */
export async function readMapProvinces(locale: Locale): Promise<{ id: string; name: string }[]> {
  const provinces = await readProvinces();
  const names = await readPlaceNames(locale);
  return provinces.map(({ name }) => ({ id: slugOf(name), name: translateName(names, name) }));
}
