import { locales, sourceLocale } from '~/config/locales';
import type { Province } from '~/domain/locations';
import { findPlaceFault } from '~/domain/shops';
import type { Report } from '~/lib/content/fault';
import type { Files } from '~/lib/content/files';
import { type Content, listPath } from '~/lib/content/source';

const provincesOf = ({ lists }: Content) =>
  lists.locations.map(({ fields }) => fields) as unknown as Province[];

/** Finds shops at places that the location table does not have, and districts that two provinces claim. */
export function checkPlaces(content: Content): void {
  const owners = new Map<unknown, unknown>();
  for (const { fields, report } of content.lists.shops) {
    if (fields.kind === 'online') continue;
    const { province, district } = fields;
    const fault = findPlaceFault(fields, provincesOf(content));
    const owner = owners.get(district) ?? province;
    if (fault) report(['city'], fault);
    else if (owner !== province)
      report(['province'], `other rows have ${district} in ${owner}; choose one province for it`);
    else owners.set(district, owner);
  }
}

/** Finds places without a name in a language. */
export function findUnnamed(content: Content, report: Report): void {
  const rows = new Map(content.lists['place-names'].map(({ id, fields }) => [id, fields]));
  const places = provincesOf(content).flatMap(({ name, districts }) => [
    name,
    ...districts.flatMap((district) => [district.name, ...district.cities]),
  ]);
  const reason = `is missing, so pages show the name of the language '${sourceLocale}'`;
  for (const locale of locales.filter((locale) => locale !== sourceLocale))
    for (const place of new Set(places))
      if (!rows.get(place)?.[locale])
        report({ file: listPath('place-names'), row: place, field: locale, reason });
}

export const mapFile = 'src/assets/drawings/woven/nepal.svg';

/** Compares the numbers on the woven map with the location table. */
export function checkMap(files: Files, { lists }: Content, report: Report): void {
  if (!files.has(mapFile)) return;
  const drawn = Array.from(files.read(mapFile).matchAll(/\{(\d+)\}/g), ([, number]) => Number(number));
  const needed = lists.locations.map((_, index) => index + 1);
  if (drawn.toSorted((a, b) => a - b).join() !== needed.join())
    report({
      file: mapFile,
      reason: `numbers the provinces ${drawn.join(', ')}, and the location table has ${needed.length}; draw yours with the numbers {1} to {${needed.length}}, or delete the file to leave the map out`,
    });
}
