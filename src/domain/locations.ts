export interface District {
  name: string;
  cities: string[];
}

export interface Province {
  name: string;
  districts: District[];
}

/** Names of places in another language, by the English ones, which orders store. */
export type PlaceNames = Readonly<Record<string, string>>;

/** Where an order goes; an empty text is a place that is not chosen yet. */
export interface Address {
  province: string;
  district: string;
  city: string;
}

/** The districts of a province in the table's order; none for a province it does not know. */
export function districtsOf(table: readonly Province[], province: string): District[] {
  return table.find(({ name }) => name === province)?.districts ?? [];
}

/**
 * The cities of a district within its province; none for a pair the table does not know.
 * The pair decides, since some districts stand under two provinces.
 */
export function citiesOf(table: readonly Province[], province: string, district: string): string[] {
  return districtsOf(table, province).find(({ name }) => name === district)?.cities ?? [];
}

/** The address with another province; its district and city are cleared. */
export function chooseProvince<Place extends Address>(address: Place, province: string): Place {
  return { ...address, province, district: '', city: '' };
}

/** The address with another district; its city is cleared. */
export function chooseDistrict<Place extends Address>(address: Place, district: string): Place {
  return { ...address, district, city: '' };
}

/** The address without what the table does not know: a city goes with its district, a district with its province. */
export function knownAddress(table: readonly Province[], { province, district, city }: Address): Address {
  if (!table.some(({ name }) => name === province)) return { province: '', district: '', city: '' };
  const districts = districtsOf(table, province);
  if (!districts.some(({ name }) => name === district)) return { province, district: '', city: '' };
  return { province, district, city: citiesOf(table, province, district).includes(city) ? city : '' };
}
