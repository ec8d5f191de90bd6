import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fillFacts, readTable } from '~/lib/content/table';

const root = fileURLToPath(new URL('../../../src/content/', import.meta.url));

/** Reads the rows of a table of `src/content/`: `rowsOf<Question>('faq/en')`. Does not validate fields. */
export function rowsOf<Fields = { title: string }>(name: string): (Fields & { id: string })[] {
  const file = `${root}${name}.yaml`;
  return fillFacts(file, readTable(file, readFileSync(file, 'utf8'))) as (Fields & { id: string })[];
}
