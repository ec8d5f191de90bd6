/** Bytes in groups of four, padded with zeros, because comparing single bytes would block the page. */
const contents = new WeakMap<Blob, Uint32Array>();
const fingerprints = new WeakMap<Blob, string>();

/**
 * Reads and caches a file's bytes, because files are read asynchronously but records are compared
 * synchronously.
 * @param url the data URL that the file was read from
 */
export async function readContent(file: File, url?: string): Promise<File> {
  const bytes = new Uint8Array(Math.ceil(file.size / 4) * 4);
  bytes.set(new Uint8Array(await file.arrayBuffer()));
  contents.set(file, new Uint32Array(bytes.buffer));
  if (url) fingerprints.set(file, fingerprintOf(url));
  return file;
}

/** Compares the types and cached bytes of two files. */
export function hasSameContent(a: Blob, b: Blob): boolean {
  const [one, other] = [contents.get(a), contents.get(b)];
  if (!one || !other || a.type !== b.type || a.size !== b.size) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** Returns a fingerprint of a picture, or '' if there is none. A file has the one of the data URL it was read from. */
export function fingerprintOf(picture: unknown): string {
  if (picture instanceof Blob) return fingerprints.get(picture) ?? 'new';
  if (typeof picture !== 'string' || picture === '') return '';
  let hash = 0;
  for (let index = 0; index < picture.length; index++)
    hash = (Math.imul(hash, 31) + picture.charCodeAt(index)) | 0;
  return `${picture.length}-${hash >>> 0}`;
}
