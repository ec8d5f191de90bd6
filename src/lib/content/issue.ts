import type { z } from 'astro/zod';

export type Path = readonly PropertyKey[];

/** Returns the value at a path. */
export const valueIn = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), value);

const units: Readonly<Record<string, string>> = { string: 'letters', array: 'entries' };

function describeLimit(word: string, limit: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit ? `must have ${word} ${limit} ${unit}` : `must be ${word} ${limit}`;
}

/** Returns the place and the reason of an issue. A reason follows the name of its field: `is missing`. */
export function describeIssue(issue: z.core.$ZodIssue, record: unknown): [path: Path, reason: string] {
  const { path, message } = issue;
  const value = valueIn(record, path);
  switch (issue.code) {
    case 'custom':
      return [path, message];
    case 'unrecognized_keys':
      return [path, `has no field '${issue.keys.join("', '")}'`];
    case 'invalid_value':
      if (value !== undefined) return [path, `is none of '${issue.values.join("', '")}'`];
      break;
    case 'invalid_union':
      return [path, 'has fields that do not go together'];
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in units) return [path, 'is missing'];
      return [path, describeLimit('at least', issue.minimum, issue.origin)];
    case 'too_big':
      return [path, describeLimit('at most', issue.maximum, issue.origin)];
  }
  return [path, value === undefined ? 'is missing' : message.replace(/^Invalid input: /, '')];
}

/** Lists all texts in a value with their paths. */
export function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
