/** The dealers' page: counted figures and the map. */
export const dealers = {
  figures: {
    years: '{count}+ years',
    products: '{count} products',
    provinces: '{count} provinces',
    price: 'from {price}',
    packs: '{count} packs',
  },
  map: 'Where our cartons go',
  mill: 'Our mill, {street}, {city}',
} as const;
