/** Product cards, lists and category pages. */
export const product = {
  rated: 'Rated {rating} out of 5',
  perHundred: 'from {price} /\u00a0100\u00a0g',
  number: '№ {number}',
  packs: 'Packs',
  rupees: 'rupees',
  price: 'Price',
  was: 'Was',
  enquire: 'Enquire',
  enquireAbout: 'Enquire about {name}',
  count: '{count} products',
  cookWith: 'Cook with it:',
  spices: 'Spices in it:',
  none: 'No products found in this category.',
  fallback: 'Products',
  wall: 'All {count} products, from turmeric to clove',
} as const;
