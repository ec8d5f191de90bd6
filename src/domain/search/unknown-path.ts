const longestGuess = 60;

/**
 * Removes what chats and sentences add to the end of a path: `'/faq/।'` → `'/faq/'`. Returns other paths
 * unchanged.
 */
export function meantPath(path: string): string {
  const decoded = path.split('/').map(decode).join('/');
  const [trimmed = ''] = /^.*[\p{L}\p{N}]\p{M}*/su.exec(decoded) ?? [];
  if (!/[^/]/.test(decoded.slice(trimmed.length))) return path;
  const end = /\.\w+$/.test(trimmed) ? '' : '/';
  return trimmed.split('/').map(encodeURIComponent).join('/') + end;
}

/**
 * Guesses a query from the last segment of an unknown path: `'/produts/turmeric-powder.html'` → `'turmeric powder'`. Returns `''` if it cannot be decoded.
 */
export function queryFromPath(path: string): string {
  const last = meantPath(path).split('/').filter(Boolean).at(-1) ?? '';
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
