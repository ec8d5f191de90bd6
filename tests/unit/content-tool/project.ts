import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { brand } from '~/config/site';
import { run } from '~/content-tool/command';
import { contentVersion } from '~/domain/content/record';
import { projectFiles } from '~/lib/content/files';
import { productFolder, readContent } from '~/lib/content/source';
import { type ContentFile, contentFile } from '~/lib/content-file/form';
import { productPictureName, readFingerprints, readRecords } from '~/lib/content-file/records';
import { sections } from '~/lib/content-file/sections';

/** A copy of all files that content files change. */
export interface Project {
  root: string;
  /** Every file with the hash of its content. */
  list(): Map<string, string>;
  /** Makes a content file. Pictures are included only on request. */
  make(withPictures?: boolean): ContentFile;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Runs the command on a file with this content. Writes a text unchanged. */
  apply(file: unknown, ...options: string[]): ReturnType<typeof run>;
  remove(): void;
}

const parts = ['src/content', 'src/assets/recipes'];

/** Other folders that the content refers to. */
const shared = ['heroes', 'posts', 'drawings', 'fonts'];

/** Hashes by path, time and size, because most tests change no picture. */
const hashes = new Map<string, string>();

function hash(path: string): string {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const known = hashes.get(key) ?? createHash('sha1').update(readFileSync(path)).digest('hex');
  hashes.set(key, known);
  return known;
}

export function copyProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  cpSync('src/config/site.ts', join(root, 'src/config/site.ts'));
  for (const name of shared) symlinkSync(resolve('src/assets', name), join(root, 'src/assets', name));
  return {
    root,
    list: () =>
      new Map(
        parts.flatMap((part) =>
          readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
            .map((name) => join(part, name))
            .filter((name) => statSync(join(root, name)).isFile())
            .map((name) => [name, hash(join(root, name))]),
        ),
      ),
    make: (withPictures = false) => makeContentFile(root, '2026-11-22', { withPictures }),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    apply: (file, ...options) => {
      const path = join(root, 'export.json');
      writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
      return run(root, [path, '--force', ...options]);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const types: Record<string, ContentFile['pictures'][string]['type']> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Exports the content of a project as the dashboard does. Without pictures, the file only names them. */
export function makeContentFile(root: string, day: string, { withPictures = true } = {}): ContentFile {
  const content = readContent(projectFiles(root), () => {});
  const paths = [
    ...content.products.map((entry) => [
      productPictureName(entry),
      `${productFolder}/${entry.category}/${entry.picture}`,
    ]),
    ...content.lists.recipes.map(({ fields }) => [
      basename(String(fields.image)),
      join('src/content', String(fields.image)),
    ]),
  ];
  const pictures = (withPictures ? paths : []).map(([name = '', path = '']) => [
    name,
    {
      type: types[extname(path)] ?? 'image/jpeg',
      data: readFileSync(join(root, path)).toString('base64'),
    },
  ]);
  return contentFile.parse({
    version: contentVersion,
    brand: brand.name,
    day,
    sections: Object.fromEntries(sections.map((section) => [section.name, readRecords(section, content)])),
    pictures: Object.fromEntries(pictures),
  });
}

/** Returns the fingerprints that a content file of a project has. */
export function makeFingerprints(root: string): ContentFile['fingerprints'] {
  const files = projectFiles(root);
  const content = readContent(files, () => {});
  return Object.fromEntries(
    sections.map((section) => [section.name, readFingerprints(section, content, files)]),
  );
}

/** Returns the first entry, or throws. */
export function first<Entry>(list: readonly Entry[] | undefined): Entry {
  const [entry] = list ?? [];
  if (entry === undefined) throw new Error('the content has no entry here');
  return entry;
}
