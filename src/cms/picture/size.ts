/** The longest side that a stored picture may have, in pixels. */
export const longestSide = 1600;

/** A number of bytes in words: `'640 bytes'`, `'212 KB'`, `'1.4 MB'`. */
export function writeSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
