const longestGuess = 60;

/**
 * Guesses a query from the last segment of an unknown address: `'/produts/turmeric-powder.html'` → `'turmeric powder'`. Returns `''` if it cannot be decoded.
 */
export function queryFromPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}:]+/gu, ' ')
    .trim();
  return Array.from(words).slice(0, longestGuess).join('').trimEnd();
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
