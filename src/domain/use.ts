/** Dishes that a spice suits, in the order of the finder. */
export const uses = [
  'meat',
  'fish',
  'vegetables',
  'lentils',
  'rice',
  'snacks',
  'tea',
  'baking',
  'pickles',
  'salads',
] as const;

export type Use = (typeof uses)[number];
