import { citiesOf, type Province } from './locations';

/** A shop as far as its place goes. Online shops may have none. */
export interface PlacedShop {
  id: string;
  province?: string | undefined;
  district?: string | undefined;
  city?: string | undefined;
}

export interface ShopGroup<Shop> {
  /** English name of the province. */
  province: string;
  /** Its districts that have a shop, by their English names. */
  districts: { name: string; shops: Shop[] }[];
}

/**
 * Groups shops by province and district, in the order of the location table. Provinces without a shop are left out.
 * @throws Error naming a shop whose place is not in the table, or a district that two provinces claim
 */
export function groupShops<Shop extends PlacedShop>(
  shops: readonly Shop[],
  table: readonly Province[],
): ShopGroup<Shop>[] {
  const owners = new Map<string, string>();
  for (const { id, province = '', district = '', city = '' } of shops) {
    if (!citiesOf(table, province, district).includes(city))
      throw new Error(`row '${id}': no ${city} in ${district}, ${province}, in the location table`);
    const owner = owners.get(district) ?? province;
    if (owner !== province)
      throw new Error(`row '${id}': other rows have ${district} in ${owner}; choose one province for it`);
    owners.set(district, province);
  }
  return table
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
}
