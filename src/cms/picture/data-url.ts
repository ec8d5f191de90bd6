/** Returns true if a value is an image data URL, the format of stored pictures. */
export function isPictureUrl(value: unknown): value is string {
  return typeof value === 'string' && /^data:image\/[\w.+-]+[;,]/.test(value);
}

/** Converts a file to a data URL. */
export function writeDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Converts a base64 data URL to a file. Returns undefined if the data URL is invalid. */
export function readDataUrl(url: string, name: string): File | undefined {
  const [, type, base64] = url.match(/^data:(image\/[\w.+-]+);base64,([\w+/=]*)$/) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  try {
    const binary = atob(base64);
    // `Uint8Array.from` would be much slower.
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return new File([bytes], name, { type });
  } catch {
    return undefined;
  }
}

/** Returns the size in bytes of the file in a base64 data URL. */
export function sizeOfDataUrl(url: string): number {
  const base64 = url.length - url.indexOf(',') - 1;
  return Math.floor((base64 * 3) / 4);
}

/** The longest side of a stored picture, in pixels. */
export const longestSide = 1600;

/** Formats a number of bytes: `'640 bytes'`, `'212 KB'`, `'1.4 MB'`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns a fingerprint of a picture, or '' if there is none. */
export function fingerprintOf(picture: unknown): string {
  if (typeof picture !== 'string' || picture === '') return '';
  let hash = 0;
  for (let index = 0; index < picture.length; index++)
    hash = (Math.imul(hash, 31) + picture.charCodeAt(index)) | 0;
  return `${picture.length}-${hash >>> 0}`;
}
