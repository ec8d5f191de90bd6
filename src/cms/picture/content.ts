const contents = new WeakMap<Blob, Uint8Array>();

/**
 * Reads and caches a file's bytes, because files are read asynchronously but records are compared
 * synchronously.
 */
export async function readContent(file: File): Promise<File> {
  contents.set(file, new Uint8Array(await file.arrayBuffer()));
  return file;
}

/** Compares the types and cached bytes of two files. */
export function hasSameContent(a: Blob, b: Blob): boolean {
  const [one, other] = [contents.get(a), contents.get(b)];
  if (!one || !other || a.type !== b.type || one.length !== other.length) return false;
  return one.every((byte, index) => byte === other[index]);
}
