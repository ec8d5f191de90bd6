/** How many products stand in one list of a page; whole rows of up to six columns. */
export const partSize = 60;

/** Items in parts of at most {@link partSize}, in order; nothing is one empty part. */
export function cutInParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / partSize));
  return Array.from({ length: count }, (_, at) => items.slice(at * partSize, (at + 1) * partSize));
}
