/**
 * Product cards, lists and category pages. `fields` are column headings of the price list and the catalogue.
 */
export const product = {
  fields: {
    cartons: 'Packs in a carton',
    heat: 'Heat, 0 to 5',
    vegetarian: 'Vegetarian',
    months: 'Keeps for (months)',
    soldOut: 'Sold out for now',
  },
  askStock: 'Ask when it is back',
  askStockOf: 'Ask when it is back: {name}',
  rated: 'Our rating: {rating} out of 5',
  stars: '{rating} of 5 stars',
  perUnit: 'from {price} per\u00a0{unit}',
  number: '№ {number}',
  packs: 'Packs',
  price: 'Price',
  was: 'Was',
  enquire: 'Order',
  enquireAbout: 'Order {name}',
  count: '{count} products',
  cookWith: 'Cook with it:',
  spices: 'Spices in it:',
  none: 'No products found in this category.',
  fallback: 'Products',
  wall: 'All {count} products, from turmeric to clove',
} as const;
