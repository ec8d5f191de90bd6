import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** Next to Astro's own cache. Relative, because absolute paths would change the keys in another clone. */
const root = 'node_modules/.astro';

interface CacheEntry {
  folder: string;
  name: string;
  extension: string;
  /** Data and versions that the content depends on. */
  inputs: readonly (string | Uint8Array)[];
  /** Source files that the content depends on, relative to the project: at least the one that makes it. */
  code: readonly string[];
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest();

/**
 * Returns the path of a cached file. Its name is a hash of the inputs and the code.
 *
 * @throws Error if no code is named, because a change of the code would keep old files
 */
export function cachePath({ folder, name, extension, inputs, code }: CacheEntry): string {
  if (code.length === 0) throw new Error(`${folder}/${name} names no code that makes it`);
  const key = createHash('sha256');
  for (const input of inputs) key.update(digest(input));
  for (const path of code) key.update(digest(readFileSync(path)));
  return join(root, folder, `${name}-${key.digest('hex').slice(0, 12)}.${extension}`);
}

/**
 * Writes a file under a temporary name and renames it, so that an interrupted build leaves no partial file.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** Unfinished files by path, because several languages request the same file at once. */
const pending = new Map<string, Promise<void>>();

/** Returns the path of a cached file. Calls `make` if it does not exist. */
export async function cacheFile(
  entry: CacheEntry,
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  const path = cachePath(entry);
  if (existsSync(path)) return path;
  const made = pending.get(path) ?? make().then((content) => writeAtomically(path, content));
  pending.set(path, made);
  await made.finally(() => pending.delete(path));
  return path;
}
