import { editDistance } from './edit-distance';

const most = 3;
/** Maximum number of edits beyond those of the nearest item. */
const spread = 2;

/** Returns the items whose slugs are nearest to a typed one, at most three, the nearest first. */
export function findNearest<Item>(
  typed: string,
  items: readonly Item[],
  slugOf: (item: Item) => string,
): Item[] {
  const found = items
    .map((item) => {
      const { whole, prefix } = editDistance(typed, slugOf(item));
      return { item, distance: Math.min(whole, prefix + 1) };
    })
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = found;
  if (!nearest) return [];
  return found
    .filter(({ distance }) => distance <= nearest.distance + spread)
    .slice(0, most)
    .map(({ item }) => item);
}
