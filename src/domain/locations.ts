export interface District {
  name: string;
  cities: string[];
}

export interface Province {
  name: string;
  districts: District[];
}

/** Translated place names by the English names that orders store. */
export type PlaceNames = Readonly<Record<string, string>>;

/** Destination of an order. An empty text is a place not chosen yet. */
export interface Address {
  province: string;
  district: string;
  city: string;
}

/** Returns a province's districts in table order, or none for an unknown province. */
export function districtsOf(table: readonly Province[], province: string): District[] {
  return table.find(({ name }) => name === province)?.districts ?? [];
}

/**
 * Returns the cities of a district within a province, or none for an unknown pair. Some districts belong to
 * two provinces.
 */
export function citiesOf(table: readonly Province[], province: string, district: string): string[] {
  return districtsOf(table, province).find(({ name }) => name === district)?.cities ?? [];
}

/** Changes the province and clears district and city. */
export function chooseProvince<Place extends Address>(address: Place, province: string): Place {
  return { ...address, province, district: '', city: '' };
}

/** Changes the district and clears the city. */
export function chooseDistrict<Place extends Address>(address: Place, district: string): Place {
  return { ...address, district, city: '' };
}
