import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'astro/zod';
import { factsOf, localeOfTable } from '~/lib/content/facts';
import { ContentError, fillFacts } from '~/lib/content/table';
import type { Fault } from './fault';
import type { CheckedRow, CheckedTable } from './rows';

/** The schema of a row, or a function that makes it with a schema of pictures. */
export type Schema = z.ZodType | ((context: { image: () => z.ZodType }) => z.ZodType);

/** Folder of the table whose rows are being parsed, because pictures are named from there. */
let folder = '';

const image = () =>
  z.string().refine((picture) => existsSync(resolve(folder, picture)), {
    error: ({ input }) => `'${input}' is not there; write the path as seen from this file`,
  });

/** Fills in the facts of the business and parses each row. Returns the rows with facts. */
export function checkRows(root: string, table: CheckedTable, schema: Schema, faults: Fault[]): CheckedRow[] {
  folder = dirname(resolve(root, table.file));
  const shape = typeof schema === 'function' ? schema({ image }) : schema;
  const seen = new Set<string>();
  return table.rows.map((row) => {
    const { file, lineOf } = table;
    const { id, index } = row;
    const at = (path: readonly PropertyKey[], reason: string) => {
      const field = path.filter((part) => typeof part === 'string').join('.');
      faults.push({ file, line: lineOf(index, path), row: id, field, reason });
    };
    if (seen.has(id)) at([], 'the id stands twice');
    seen.add(id);
    const fields = fill(row.fields, file, at);
    const { error } = shape.safeParse({ ...fields, group: table.group, order: index });
    for (const issue of error?.issues ?? []) {
      if (issue.path[0] === 'group') faults.push({ file, reason: issue.message });
      else at(...describeIssue(issue, fields));
    }
    return { ...row, fields };
  });
}

/** Fills in the facts of the business. Drops the braces of an unknown name, so that it is reported once. */
function fill(
  fields: Record<string, unknown>,
  file: string,
  report: (path: string[], reason: string) => void,
): Record<string, unknown> {
  const filled = Object.entries(fields).map(([name, value]) => {
    try {
      return [name, fillFacts(file, value, factsOf(localeOfTable(basename(file, '.yaml'))))];
    } catch (error) {
      // A language without a dictionary is reported as such.
      if (error instanceof ContentError) report([name], error.reason);
      return [name, JSON.parse(JSON.stringify(value).replace(/\{([a-z]\w*)\}/gi, '$1'))];
    }
  });
  return Object.fromEntries(filled);
}

/** Returns the field and the reason. An issue of a whole row begins with the field's name. */
function describeIssue(issue: z.core.$ZodIssue, row: object): [path: PropertyKey[], reason: string] {
  const { path, message } = issue;
  const [, field, rest] = /^(\w+): (.+)$/s.exec(message) ?? [];
  if (path.length === 0 && field && rest) return [[field], rest];
  if (issue.code === 'unrecognized_keys') return [path, `has no field '${issue.keys.join("', '")}'`];
  const value = path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), row);
  if (value === undefined) return [path, 'is missing'];
  if (issue.code === 'invalid_value') return [path, `is none of '${issue.values.join("', '")}'`];
  if (issue.code === 'invalid_union') return [path, 'has fields that do not go together'];
  return [path, message.replace(/^Invalid input: /, '')];
}
