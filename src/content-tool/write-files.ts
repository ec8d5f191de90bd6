import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChanges } from '~/lib/content/files';

/** Git and the site ignore this folder. */
const generated = '.astro';

/**
 * Makes all changes or none. Writes drafts first, then renames all of them. The drafts lie in a new folder, so
 * that a run that was killed does not disturb the next one.
 */
export function writeFiles(root: string, changes: FileChanges): void {
  mkdirSync(join(root, generated), { recursive: true });
  const folder = mkdtempSync(join(root, generated, 'content-'));
  const paths = [...changes].map(([name, content], index) => ({
    path: join(root, name),
    draft: join(folder, String(index)),
    content,
  }));
  const replaced: [string, Buffer | undefined][] = [];
  try {
    for (const { draft, content } of paths) if (content !== undefined) writeFileSync(draft, content);
    for (const { path, draft, content } of paths) {
      const old = existsSync(path) ? readFileSync(path) : undefined;
      if (content === undefined) rmSync(path);
      else renameSync(draft, path);
      replaced.push([path, old]);
    }
  } catch (error) {
    for (const [path, old] of replaced)
      if (old) writeFileSync(path, old);
      else rmSync(path, { force: true });
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
