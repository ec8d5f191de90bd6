import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { cleanText } from '~/domain/clean-text';
import { type Facts, factsOf, localeOfTable } from './facts';

type Row = Record<string, unknown>;

/** An error in a data file. Its message names the file and the reason. */
export class ContentError extends Error {
  readonly file: string;
  readonly reason: string;
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'ContentError';
    this.file = file;
    this.reason = reason;
  }
}

interface ParsedFile {
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
  /** Undefined if its YAML is broken. */
  content: unknown;
}

/** Each file with its latest text. The content tool reads the same tables several times. */
const parsed = new Map<string, ParsedFile>();

/** Parses a YAML file and cleans its texts. Callers must not change its content. */
export function parseFile(file: string, text: string): ParsedFile {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  // Editors on Windows put a byte order mark before the text.
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter: lines });
  const content: unknown =
    document.errors.length > 0
      ? undefined
      : document.toJS({ reviver: (_key, value) => (typeof value === 'string' ? cleanText(value) : value) });
  const result = { text, document, lines, content };
  parsed.set(file, result);
  return result;
}

/**
 * Parses a YAML table: a list of rows, each with an `id`. Callers must not change the lists within a row.
 *
 * @throws ContentError on any other content
 */
export function readTable(file: string, text: string): (Row & { id: string })[] {
  const { document, content: rows } = parseFile(file, text);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new ContentError(file, fault.message);
  if (!Array.isArray(rows)) throw new ContentError(file, 'expected a list of rows');
  return rows.map((row: unknown, index) => {
    if (typeof row !== 'object' || row === null)
      throw new ContentError(file, `row ${index + 1} is no record`);
    const { id } = row as Row;
    if (typeof id !== 'string' && typeof id !== 'number')
      throw new ContentError(file, `row ${index + 1} has no id`);
    return { ...row, id: String(id) };
  });
}

/**
 * Replaces `{name}` in all texts of a value by that fact, in the language of the file. Keeps a number in
 * braces, because pages turn catalogue numbers into links.
 *
 * @throws ContentError on an unknown name
 */
export function fillFacts(
  file: string,
  value: unknown,
  known: Facts = factsOf(localeOfTable(basename(file, '.yaml'))),
): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
      if (!Object.hasOwn(known, name))
        throw new ContentError(file, `'{${name}}' is none of {${Object.keys(known).join('}, {')}}`);
      return String(known[name]);
    });
  if (Array.isArray(value)) return value.map((inner) => fillFacts(file, inner, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFacts(file, inner, known)]),
  );
}

/** Prefix that Astro adds to the path of an image field. */
const imagePrefix = '__ASTRO_IMAGE_';

/** @throws ContentError if a field names a picture that does not exist */
function checkPictures(file: string, path: string, id: string, data: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value !== 'string' || !value.startsWith(imagePrefix)) continue;
    const picture = value.slice(imagePrefix.length);
    if (!existsSync(resolve(dirname(path), picture)))
      throw new ContentError(
        file,
        `row '${id}': ${field} '${picture}' is not there; write the path as seen from this file`,
      );
  }
}

/** A loader that names its folder, for checks without a build. */
export type TableLoader = Loader & {
  folder: string;
  languages: readonly string[] | undefined;
};

/**
 * Loads all YAML tables of a folder as one collection, in file and row order. Adds `group`, the file's name,
 * and `order`, the row's index.
 * Throws on every fault. Astro's own `file()` only logs a broken file or a repeated id, and builds from stale
 * rows.
 * @param languages names of the tables, which become part of the ids. Omitted if ids are global.
 */
export function table(folder: string, languages?: readonly string[]): TableLoader {
  return {
    name: 'table',
    folder,
    languages,
    load: async ({ config, store, parseData, watcher, logger }) => {
      const root = fileURLToPath(config.root);
      const directory = fileURLToPath(new URL(folder, config.root));
      const read = async () => {
        if (!existsSync(directory) && !languages) throw new ContentError(folder, 'no such folder');
        const entries = new Map<string, { id: string; data: Row; filePath: string }>();
        for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
          if (!name.endsWith('.yaml')) continue;
          const path = join(directory, name);
          const filePath = relative(root, path);
          const group = basename(name, '.yaml');
          if (languages && !languages.includes(group)) continue;
          const rows = readTable(filePath, readFileSync(path, 'utf8'));
          for (const [order, { id: given, ...fields }] of rows.entries()) {
            const id = languages ? `${group}/${given}` : given;
            if (entries.has(id)) throw new ContentError(filePath, `the id '${id}' stands twice`);
            const filled = fillFacts(filePath, fields) as Row;
            const data = await parseData({ id, data: { ...filled, group, order }, filePath });
            checkPictures(filePath, path, given, data);
            entries.set(id, { id, data, filePath });
          }
        }
        store.clear();
        for (const entry of entries.values()) store.set(entry);
      };
      const readAgain = async (path: string) => {
        if (!path.startsWith(directory)) return;
        try {
          await read();
        } catch (error) {
          logger.error(error instanceof Error ? error.message : String(error));
        }
      };
      if (!watcher) return read();
      // The development server starts all the same and shows the faults over its pages.
      await readAgain(directory);
      watcher.add(directory);
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, readAgain);
    },
  };
}
