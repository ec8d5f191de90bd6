import './jitless';
import { locales } from '~/config/locales';
import type { ContentSection } from '~/domain/content/field';
import { type AnyRecord, pictureNeeds } from '~/domain/content/record';
import { findPlaceFault } from '~/domain/shops';
import { checkRecord } from '~/lib/content-file/form';
import { needsTexts } from '../../record/site-record';
import { textOf } from '../../record/values';
import { $provinces } from '../../site-data';

/** Writes a fault with the label of its field: `‘Phone’ is empty`. */
function writeFault({ fields }: ContentSection, path: readonly PropertyKey[], reason: string): string {
  const place = path.join('.');
  const label = fields.find(({ name }) => `${place}.`.startsWith(`${name}.`))?.label ?? place;
  return /^is missing/.test(reason)
    ? `‘${label}’ ${reason.replace('is missing', 'is empty')}`
    : `${label}: ${reason}`;
}

/** Lists the reasons why a record without its picture cannot be published, as the content tool would find them. */
export function findFaults(section: ContentSection, record: AnyRecord): string[] {
  const { name } = section;
  const needed = locales.filter((locale) => needsTexts(section, locale));
  const whole: AnyRecord = {
    ...Object.fromEntries(needed.map((locale) => [locale, {}])),
    ...record,
    ...(pictureNeeds[name] && { image: 'picture.jpg' }),
  };
  const faults = checkRecord(name, whole);
  const { province, district, city } = whole;
  const isPlaced = whole.kind !== 'online' && city !== undefined;
  const place = { province: textOf(province), district: textOf(district), city: textOf(city) };
  const placeFault = isPlaced ? findPlaceFault(place, $provinces.get()) : undefined;
  if (placeFault) faults.push([['city'], placeFault]);
  return faults.map(([path, reason]) => writeFault(section, path, reason));
}
