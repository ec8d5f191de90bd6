import { locales, sourceLocale } from '~/config/locales';
import type { Province } from '~/domain/locations';
import { groupShops, type PlacedShop } from '~/domain/shops';
import type { Report } from '~/lib/content/fault';
import type { Files } from '~/lib/content/files';
import { type Content, listPath } from '~/lib/content/source';
import { mapFile, mostProvinces, parseMap } from '~/lib/province-map';

/** Finds shops at places that the location table does not have, and places without a name in a language. */
export function checkPlaces({ lists, broken }: Content, report: Report): void {
  const provinces = lists.locations.map(({ fields }) => fields) as unknown as Province[];
  const placed = lists.shops.filter(({ fields }) => fields.kind !== 'online');
  const known: PlacedShop[] = [];
  for (const { id, fields, report } of placed)
    try {
      groupShops([...known, { id, ...fields } as PlacedShop], provinces);
      known.push({ id, ...fields } as PlacedShop);
    } catch (error) {
      report(['city'], String(error instanceof Error && error.message).replace(/^row '[^']*': /, ''));
    }
  const places = provinces.flatMap(({ name, districts }) => [
    name,
    ...districts.flatMap((district) => [district.name, ...district.cities]),
  ]);
  if (broken.has('place-names') || locales.every((locale) => locale === sourceLocale)) return;
  for (const place of new Set(places).difference(new Set(lists['place-names'].map(({ id }) => id))))
    report({ file: listPath('place-names'), reason: `no names for '${place}'` });
}

/** Compares the provinces of the woven map with the location table. */
export function checkMap(files: Files, { lists }: Content, report: Report): void {
  if (!files.has(mapFile)) return;
  const drawn = [...parseMap(files.read(mapFile)).provinces.keys()];
  const count = lists.locations.length;
  const remedy = count > mostProvinces ? '' : `draw yours with the signs 1 to ${count}, or `;
  if (drawn.length !== count || drawn.at(-1) !== count)
    report({
      file: mapFile,
      reason: `draws the provinces ${drawn.join(', ')}, and the location table has ${count}; ${remedy}delete the file to leave the map out`,
    });
}
