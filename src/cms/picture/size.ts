/** The longest side of a stored picture, in pixels. */
export const longestSide = 1600;

/** Formats a number of bytes: `'640 bytes'`, `'212 KB'`, `'1.4 MB'`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
