/** What a spice is good for, in the order the finder lists it. */
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
