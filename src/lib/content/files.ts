import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** New contents of files by path. A file without content is deleted. */
export type FileChanges = Map<string, string | Buffer | undefined>;

/** The files of a project, or those that it will have. Paths are relative to its root. */
export interface Files {
  /** Names of files and folders in a folder, sorted. */
  list(folder: string): string[];
  has(path: string): boolean;
  read(path: string): string;
  /** Content of a picture. */
  bytes(path: string): Buffer;
}

export const projectFiles = (root: string): Files => ({
  list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []),
  has: (path) => existsSync(join(root, path)),
  // Editors on Windows put a byte order mark before the text.
  read: (path) => readFileSync(join(root, path), 'utf8').replace(/^\ufeff/, ''),
  bytes: (path) => readFileSync(join(root, path)),
});

/** The files of a project with changes that are not written yet. */
export function withChanges(files: Files, changes: FileChanges): Files {
  const isIn = (folder: string) => (path: string) => path.slice(0, path.lastIndexOf('/')) === folder;
  return {
    list: (folder) => {
      const changed = [...changes.keys()].filter(isIn(folder));
      const names = new Set(files.list(folder));
      for (const path of changed) {
        const name = path.slice(folder.length + 1);
        if (changes.get(path) === undefined) names.delete(name);
        else names.add(name);
      }
      return [...names].sort();
    },
    has: (path) => (changes.has(path) ? changes.get(path) !== undefined : files.has(path)),
    read: (path) => String(changes.get(path) ?? files.read(path)),
    bytes: files.bytes,
  };
}
