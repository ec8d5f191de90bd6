import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Restores a file, or removes it if it did not exist. */
function restore(path: string, old: Buffer | undefined): void {
  if (old) writeFileSync(path, old);
  else rmSync(path, { force: true });
}

/**
 * Writes all files or none. Writes temporary files first, then renames all of them.
 * @param files contents by path below `root`
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string | Buffer>): void {
  const paths = [...files].map(([name, content]) => {
    const path = join(root, name);
    return { path, draft: join(dirname(path), `.${basename(path)}.draft`), content };
  });
  const replaced: [string, Buffer | undefined][] = [];
  try {
    for (const { draft, content } of paths) writeFileSync(draft, content, { flag: 'wx' });
    for (const { path, draft } of paths) {
      replaced.push([path, existsSync(path) ? readFileSync(path) : undefined]);
      renameSync(draft, path);
    }
  } catch (error) {
    for (const [path, old] of replaced) restore(path, old);
    throw error;
  } finally {
    for (const { draft } of paths) rmSync(draft, { force: true });
  }
}
