import type { AnyRecord, Value } from './record';

/** Difference between two versions of a section's records. */
export interface Changes {
  added: string[];
  removed: string[];
  moved: { id: string; from: number; to: number }[];
  changed: { id: string; field: string; old?: string; new?: string }[];
}

/** Lists the values of a record by path: `en.answer.1` is the first paragraph. */
function flatten(value: Value | undefined, path: string[] = []): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [[path.join('.'), String(value)]];
  const isList = Array.isArray(value);
  if (isList && value.length === 0) return [[path.join('.'), '']];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, [...path, isList ? String(Number(key) + 1) : key]),
  );
}

function findChanged(id: string, old: AnyRecord, record: AnyRecord): Changes['changed'] {
  const before = new Map(flatten(old));
  const after = new Map(flatten(record));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => before.get(field) !== after.get(field))
    .map((field) => {
      const [was, is] = [before.get(field), after.get(field)];
      return { id, field, ...(was !== undefined && { old: was }), ...(is !== undefined && { new: is }) };
    });
}

/** Finds the places of the longest rising subsequence. */
function longestRising(places: readonly number[]): Set<number> {
  const ends: { length: number; before: number }[] = [];
  places.forEach((place, index) => {
    let best = { length: 1, before: -1 };
    for (let other = 0; other < index; other++) {
      const length = (ends[other]?.length ?? 0) + 1;
      if ((places[other] ?? 0) < place && length > best.length) best = { length, before: other };
    }
    ends.push(best);
  });
  const longest = Math.max(0, ...ends.map(({ length }) => length));
  const rising = new Set<number>();
  for (let at = ends.findIndex(({ length }) => length === longest); at >= 0; at = ends[at]?.before ?? -1)
    rising.add(at);
  return rising;
}

/** Compares two lists of a section by the ids of their records. */
export function compareLists(before: readonly AnyRecord[], after: readonly AnyRecord[]): Changes {
  const old = new Map(before.map((record, place) => [String(record.id), { record, place }]));
  const ids = after.map(({ id }) => String(id));
  const common = ids.flatMap((id, to) => {
    const found = old.get(id);
    return found ? [{ id, from: found.place, to, old: found.record, record: after[to] ?? {} }] : [];
  });
  const staying = longestRising(common.map(({ from }) => from));
  return {
    added: ids.filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !ids.includes(id)),
    moved: common
      .filter((_, index) => !staying.has(index))
      .map(({ id, from, to }) => ({ id, from: from + 1, to: to + 1 })),
    changed: common.flatMap(({ id, old, record }) => findChanged(id, old, record)),
  };
}
