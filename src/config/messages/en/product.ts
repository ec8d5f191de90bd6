/** Product cards, lists and category pages. */
export const product = {
  rated: 'Rated {rating} out of 5',
  perHundred: 'from {price} / 100 g',
  packs: 'Packs',
  price: 'Price',
  was: 'Price before',
  enquire: 'Enquire',
  enquireAbout: 'Enquire about {name}',
  count: '{count} products',
  cookWith: 'Cook with it:',
  spices: 'Spices in it:',
  none: 'No products found in this category.',
  fallback: 'Products',
} as const;
