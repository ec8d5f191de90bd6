const most = 5;

/**
 * Five stars for a rating: floor(rating) full ones, a half one from a fraction of 0.5, the rest empty.
 * Ratings outside 0…5 count as the nearer end; one that is no number counts as 0.
 */
export function countStars(rating: number): { full: number; half: number; empty: number } {
  const within = Math.min(most, Math.max(0, rating || 0));
  const full = Math.floor(within);
  const half = within - full >= 0.5 ? 1 : 0;
  return { full, half, empty: most - full - half };
}

/** The stars as text: `3.5` → `'★★★⯪☆'`. */
export function starCharacters(rating: number): string {
  const { full, half, empty } = countStars(rating);
  return '★'.repeat(full) + '⯪'.repeat(half) + '☆'.repeat(empty);
}

/**
 * Returns the stored rating as a number. A missing one is drawn from 3.0 to 5.0, with one decimal.
 * @param random gives numbers from 0 up to 1, as `Math.random` does
 */
export function resolveRating(rating: string | undefined, random: () => number): number {
  const stored = rating?.trim() ? Number(rating) : Number.NaN;
  return Number.isFinite(stored) ? stored : (30 + Math.min(20, Math.floor(random() * 21))) / 10;
}
