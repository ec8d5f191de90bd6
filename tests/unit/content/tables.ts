import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillFacts, readTable } from '~/lib/content/table';

const root = fileURLToPath(new URL('../../../src/content/', import.meta.url));

/** Reads the rows of a table of `src/content/`: `rowsOf<Question>('faq/en')`. Does not validate fields. */
export function rowsOf<Fields = { title: string }>(name: string): (Fields & { id: string })[] {
  const file = `${root}${name}.yaml`;
  return fillFacts(file, readTable(file, readFileSync(file, 'utf8'))) as (Fields & { id: string })[];
}

/** Names of all tables, such as `products/box`. */
export const tableNames = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace(/\.yaml$/, ''));

/** Returns the text of a file of `src/content/`. */
export function textOf(name: string): string {
  return readFileSync(`${root}${name}`, 'utf8');
}

/** Checks that a picture exists at its path relative to the table. */
export function isPictureThere(table: string, picture: string): boolean {
  return existsSync(resolve(dirname(`${root}${table}`), picture));
}
