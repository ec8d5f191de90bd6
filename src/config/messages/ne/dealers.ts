/** The dealers' page: counted figures and the map. */
export const dealers = {
  figures: {
    years: '{count:deva}+ वर्ष',
    products: '{count:deva} थरी',
    provinces: '{count:deva} प्रदेश',
    price: '{price} देखि',
    packs: '{count:deva} प्याकेट',
  },
  map: 'हाम्रा कार्टुन पुग्ने ठाउँ',
  mill: 'हाम्रो मिल, {street}, {city}',
} as const;
