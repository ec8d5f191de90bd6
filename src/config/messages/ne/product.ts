/** Product cards, lists and category pages. */
export const product = {
  rated: '५ मा {rating:deva} तारा',
  perHundred: '१००\u00a0ग्राममा {price} देखि',
  number: 'नं. {number:deva}',
  packs: 'प्याकेट',
  price: 'मोल',
  rupees: 'रुपैयाँ',
  was: 'पहिलेको मोल',
  enquire: 'सोध्नुहोस्',
  enquireAbout: '{name}: सोध्नुहोस्',
  count: '{count:deva} थरी',
  cookWith: 'यो हालेर पकाउनुहोस्:',
  spices: 'यसमा पर्ने मसला:',
  none: 'यो किसिममा कुनै सामान भेटिएन।',
  fallback: 'हाम्रा मसला',
  wall: 'सबै {count:deva} सामान, बेसारदेखि ल्वाङसम्म',
} as const;
