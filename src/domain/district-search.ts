import { slugOf } from './content/id';
import type { PlaceNames, Province } from './locations';
import { buildIndex, search } from './search/match';
import { readWords } from './search/normalise';

/** A place that visitors type. */
export interface Place {
  kind: 'province' | 'district' | 'town';
  /** In English, as in the location table. */
  name: string;
  /** Its names in other languages. */
  translations: Readonly<Record<string, string>>;
  /** Anchors of the districts that it is, has or lies in. */
  districts: string[];
}

/** All places of the table. Places of one name become one. */
export function listPlaces(
  table: readonly Province[],
  languages: Readonly<Record<string, PlaceNames>>,
): Place[] {
  const places = new Map<string, Place>();
  const add = (kind: Place['kind'], name: string, districts: string[]) => {
    const translations = Object.entries(languages).map(([language, names]) => [
      language,
      names[name] ?? name,
    ]);
    const known = places.get(name) ?? {
      kind,
      name,
      translations: Object.fromEntries(translations),
      districts: [],
    };
    known.districts = [...new Set([...known.districts, ...districts])];
    places.set(name, known);
  };
  const districts = table.flatMap((province) => province.districts);
  for (const province of table)
    add(
      'province',
      province.name,
      province.districts.map(({ name }) => slugOf(name)),
    );
  for (const { name } of districts) add('district', name, [slugOf(name)]);
  for (const { name, cities } of districts) for (const city of cities) add('town', city, [slugOf(name)]);
  return [...places.values()];
}

/** The districts that match a typed place. */
export type DistrictResult =
  | { kind: 'all' | 'unknown' }
  | { kind: 'found'; districts: string[] }
  /** No shop there. `districts` are those of its province that have one. */
  | { kind: 'none'; place: Place; province: Place; districts: string[] };

/**
 * Prepares a search for the districts with shops near a typed place. Exact names win over beginnings and misspellings,
 * so that 'bara' is not Bardiya.
 * @param served anchors of the districts that have a shop
 */
export function makeDistrictSearch(
  places: readonly Place[],
  served: ReadonlySet<string>,
): (query: string) => DistrictResult {
  const index = buildIndex(
    places.map(({ name, translations }) => {
      const [nepali = '', ...romanised] = Object.values(translations);
      return { id: name, name, nepali, romanised };
    }),
  );
  const byName = new Map(places.map((place) => [place.name, place]));
  const soundsOf = (text: string) => readWords(text).map(({ sound }) => sound);
  const isNamed = ({ name, translations }: Place, sounds: readonly string[]) =>
    [name, ...Object.values(translations)].some((text) => {
      const own = soundsOf(text);
      return sounds.every((sound) => own.includes(sound));
    });

  return (query) => {
    const sounds = soundsOf(query);
    if (sounds.length === 0) return { kind: 'all' };
    const hits = search(index, query).flatMap((name) => byName.get(name) ?? []);
    const named = hits.filter((place) => isNamed(place, sounds));
    const meant = named.length > 0 ? named : hits;
    const [district = ''] = meant[0]?.districts ?? [];
    const found = [...new Set(meant.flatMap(({ districts }) => districts))].filter((id) => served.has(id));
    if (found.length > 0) return { kind: 'found', districts: found };
    const has = (kind: Place['kind']) =>
      places.find((place) => place.kind === kind && place.districts.includes(district));
    const province = has('province');
    const place = has('district');
    if (!province || !place) return { kind: 'unknown' };
    return { kind: 'none', place, province, districts: province.districts.filter((id) => served.has(id)) };
  };
}
