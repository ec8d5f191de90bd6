const longestGuess = 60;

/**
 * What somebody may have looked for at an address that leads nowhere: its last part in words.
 * `'/produts/turmeric-powder.html'` gives `'turmeric powder'`; a part that cannot be read gives `''`.
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
