import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, isNode, isSeq, type LineCounter } from 'yaml';
import { parseFile } from '~/lib/content/table';
import type { Fault } from './fault';

/** A row of a table with its place, as the check reads it. */
export interface CheckedRow {
  id: string;
  index: number;
  fields: Record<string, unknown>;
}

/** A parsed table. It has no rows if its YAML is broken. */
export interface CheckedTable {
  /** Path from the root of the project. */
  file: string;
  /** Name of the file: a language or a category. */
  group: string;
  rows: CheckedRow[];
  isBroken: boolean;
  /** Returns the line of a row, or of the innermost existing field of a path. */
  lineOf(index: number, path?: readonly PropertyKey[]): number | undefined;
}

/** Reads the tables of a folder, and adds the faults of their format. */
export function readTables(root: string, folder: string, faults: Fault[]): CheckedTable[] {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readOne(root, join(folder, name), faults));
}

function readOne(root: string, file: string, faults: Fault[]): CheckedTable {
  const { document, lines, content } = parseFile(file, readFileSync(join(root, file), 'utf8'));
  const broken = [...document.errors, ...document.warnings];
  for (const { message, pos } of broken)
    faults.push({
      file,
      line: lines.linePos(pos[0]).line,
      reason: message.replace(/ at line \d+, column \d+:[\s\S]*$/, '').replace(/\n[\s\S]*$/, ''),
    });
  const isList = isSeq(document.contents);
  if (broken.length === 0 && !isList) faults.push({ file, reason: 'expected a list of rows' });
  const isBroken = broken.length > 0 || !isList;
  const lineOf = (index: number, path: readonly PropertyKey[] = []) =>
    findLine(document, lines, [index, ...path]);
  const rows = isBroken ? [] : listRows(content as unknown[], file, lineOf, faults);
  return { file, group: basename(file, '.yaml'), rows, isBroken, lineOf };
}

function listRows(
  list: unknown[],
  file: string,
  lineOf: CheckedTable['lineOf'],
  faults: Fault[],
): CheckedRow[] {
  return list.flatMap((row, index) => {
    const line = lineOf(index);
    if (typeof row !== 'object' || row === null) {
      faults.push({ file, line, reason: `row ${index + 1} is no record` });
      return [];
    }
    const { id, ...fields } = row as Record<string, unknown>;
    if (typeof id !== 'string' && typeof id !== 'number') {
      faults.push({ file, line, reason: `row ${index + 1} has no id` });
      return [];
    }
    return [{ id: String(id), index, fields }];
  });
}

function findLine(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}
