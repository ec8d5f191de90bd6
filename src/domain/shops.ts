import { citiesOf, type Province } from './locations';

/** A shop as far as its place goes. Online shops may have none. */
interface PlacedShop {
  province?: string | undefined;
  district?: string | undefined;
  city?: string | undefined;
}

const placeFields = ['province', 'district', 'city', 'street', 'phone', 'hours'] as const;

/** Fields that a shop of a kind needs. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  dealer: placeFields,
  shop: placeFields,
  online: ['website'],
};

/** Lists the fields that a shop of its kind lacks. */
export const missingInShop = (shop: Readonly<Record<string, unknown>>): string[] =>
  (requiredFields[String(shop.kind)] ?? []).filter((field) => shop[field] === undefined);

/** Explains why a place is not in the location table. Returns undefined if it is. */
export function findPlaceFault(
  { province = '', district = '', city = '' }: PlacedShop,
  table: readonly Province[],
): string | undefined {
  return citiesOf(table, province, district).includes(city)
    ? undefined
    : `‘${city}’ is not in our list of places in ${district}, ${province}; check the spelling`;
}

/** Latitude and longitude in degrees. */
export type Position = readonly [number, number];

/** Finds the nearest of some places to a position, as the crow flies. */
export function findNearest([latitude, longitude]: Position, places: Map<string, Position>) {
  const east = Math.cos((latitude * Math.PI) / 180);
  const distances = [...places].map(
    ([name, at]) => [Math.hypot(at[0] - latitude, (at[1] - longitude) * east), name] as const,
  );
  return distances.toSorted(([a], [b]) => a - b)[0]?.[1];
}

export interface ShopGroup<Shop> {
  /** English name of the province. */
  province: string;
  /** Its districts that have a shop, by their English names. */
  districts: { name: string; shops: Shop[] }[];
}

/** Groups shops by province and district, in the order of the location table. Leaves out provinces without a shop. */
export const groupShops = <Shop extends PlacedShop>(
  shops: readonly Shop[],
  table: readonly Province[],
): ShopGroup<Shop>[] =>
  table
    .map(({ name: province, districts }) => ({
      province,
      districts: districts
        .map(({ name }) => ({
          name,
          shops: shops.filter((shop) => shop.province === province && shop.district === name),
        }))
        .filter(({ shops }) => shops.length > 0),
    }))
    .filter(({ districts }) => districts.length > 0);
