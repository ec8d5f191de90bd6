/** Pixels per press of an arrow. */
export const topProductStep = 290;
export const testimonialStep = 570;
export const postStep = 374;

/** Returns the next index and wraps to the first. Returns 0 without slides. */
export function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** Returns the previous index and wraps to the last. Returns 0 without slides. */
export function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}

/** Returns the last column to scroll to: two items stack in a column and four columns are visible. */
export function maxColumn(items: number): number {
  return Math.max(0, Math.ceil(items / 2) - 4);
}

export function nextColumn(column: number, items: number): number {
  return Math.min(column + 1, maxColumn(items));
}

export function previousColumn(column: number): number {
  return Math.max(column - 1, 0);
}
