import type { Locale } from '~/config/locales';
import { writeNumerals } from './numerals';

const most = 5;

/**
 * Counts the full, half and empty stars of a rating. A fraction from 0.5 is a half star. Clamps the rating to
 * 0…5, and an invalid number to 0.
 */
export function countStars(rating: number): { full: number; half: number; empty: number } {
  const within = Math.min(most, Math.max(0, rating || 0));
  const full = Math.floor(within);
  const half = within - full >= 0.5 ? 1 : 0;
  return { full, half, empty: most - full - half };
}

/** Writes the stars as text: `3.5` → `'★★★⯪☆'`. */
export function starCharacters(rating: number): string {
  const { full, half, empty } = countStars(rating);
  return '★'.repeat(full) + '⯪'.repeat(half) + '☆'.repeat(empty);
}

/** Describes a rating as characters and as a number in the numerals of a language. */
export const describeStars = (rating: number, locale: Locale) => ({
  characters: starCharacters(rating),
  said: writeNumerals(Number.isInteger(rating) ? rating : rating.toFixed(1), locale),
});

/**
 * Returns the stored rating as a number. Draws a missing one from 3.0 to 5.0 with one decimal.
 * @param random returns a number in [0, 1), as `Math.random` does
 */
export function resolveRating(rating: string | undefined, random: () => number): number {
  const stored = rating?.trim() ? Number(rating) : Number.NaN;
  return Number.isFinite(stored) ? stored : (30 + Math.min(20, Math.floor(random() * 21))) / 10;
}

/** Returns the rating of a product. A missing one is drawn from the product itself, so that all pages and builds agree. */
export const ratingOf = (product: {
  id?: string | undefined;
  name: unknown;
  size?: unknown;
  price: unknown;
  rating?: string | undefined;
}): number =>
  resolveRating(
    product.rating,
    seedRandom(JSON.stringify([product.id, product.name, product.size, product.price])),
  );

/** Returns a generator of numbers in [0, 1). Equal seeds give equal numbers (FNV-1a, mulberry32). */
export function seedRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
