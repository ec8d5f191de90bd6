import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { load as parseYaml } from 'js-yaml';

type Row = Record<string, unknown>;

/** A fault in a data file, told with the file's name and the reason. */
export class ContentError extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'ContentError';
  }
}

/** Reads one YAML table: a list of rows, each with an `id`. Throws {@link ContentError} on anything else. */
export function readTable(file: string, text: string): (Row & { id: string })[] {
  let rows: unknown;
  try {
    rows = parseYaml(text);
  } catch (error) {
    throw new ContentError(file, error instanceof Error ? error.message : String(error));
  }
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

/** Throws {@link ContentError} for the first id that stands twice. */
export function checkUnique(
  file: string,
  ids: readonly string[],
  taken: ReadonlySet<string> = new Set(),
): void {
  const seen = new Set(taken);
  for (const id of ids) {
    if (seen.has(id)) throw new ContentError(file, `the id '${id}' stands twice`);
    seen.add(id);
  }
}

interface TableOptions {
  /** 'file': one table per language or category, the file's name becomes part of the id. 'row': ids are global. */
  ids: 'file' | 'row';
}

/**
 * Loads every YAML table of a folder as one collection, in file and row order.
 *
 * Astro's own `file()` logs a broken file or a repeated id and still builds from stale rows; a wrong entry
 * has to fail the build, so this loader throws. Each row gets `group` (the file's name: a language or a
 * category) and `order` (its place).
 */
export function table(folder: string, options: TableOptions = { ids: 'file' }): Loader {
  return {
    name: 'table',
    load: async ({ config, store, parseData, watcher, logger }) => {
      const root = fileURLToPath(config.root);
      const directory = fileURLToPath(new URL(folder, config.root));
      const read = async () => {
        if (!existsSync(directory)) throw new ContentError(folder, 'no such folder');
        const ids = new Set<string>();
        const entries = [];
        for (const name of readdirSync(directory)
          .filter((name) => name.endsWith('.yaml'))
          .sort()) {
          const filePath = relative(root, `${directory}/${name}`);
          const group = basename(name, '.yaml');
          const rows = readTable(filePath, readFileSync(`${directory}/${name}`, 'utf8'));
          const keys = rows.map((row) => (options.ids === 'file' ? `${group}/${row.id}` : row.id));
          checkUnique(filePath, keys, ids);
          for (const [order, row] of rows.entries()) {
            const id = keys[order] as string;
            ids.add(id);
            const { id: _, ...fields } = row;
            const data = await parseData({ id, data: { ...fields, group, order }, filePath });
            entries.push({ id, data, filePath });
          }
        }
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      await read();
      watcher?.add(directory);
      watcher?.on('change', async (path) => {
        if (!path.startsWith(directory)) return;
        try {
          await read();
        } catch (error) {
          logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
