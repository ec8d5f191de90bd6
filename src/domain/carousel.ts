/** Pixels per press of an arrow. */
export const topProductStep = 290;
export const testimonialStep = 570;
export const postStep = 374;

/** The slide after `index` of `count`, round to the first; 0 where there are no slides. */
export function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The slide before `index` of `count`, round to the last; 0 where there are no slides. */
export function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}

/** The last column the top products scroll to, two items a column and four columns in view. */
export function maxColumn(items: number): number {
  return Math.max(0, Math.ceil(items / 2) - 4);
}

/** The column right of `column`, but not past the last one for this many items. */
export function nextColumn(column: number, items: number): number {
  return Math.min(column + 1, maxColumn(items));
}

/** The column left of `column`, but not before the first. */
export function previousColumn(column: number): number {
  return Math.max(column - 1, 0);
}
