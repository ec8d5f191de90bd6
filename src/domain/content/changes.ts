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

/**
 * Finds the fewest items that were moved.
 * @param places the former places of items in their present sequence
 * @returns their present places
 */
export function findMoved(places: readonly number[]): Set<number> {
  // The longest rising subsequence has not moved: `ends` are the items with which the best one of each length ends.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const placeAt = (index: number | undefined) => places[index ?? -1] ?? -1;
  for (const [index, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeAt(ends[middle]) < place) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const moved = new Set(places.keys());
  for (let at = ends.at(-1); at !== undefined; at = before[at]) moved.delete(at);
  return moved;
}

/** Compares two lists of a section by the ids of their records. */
export function compareLists(before: readonly AnyRecord[], after: readonly AnyRecord[]): Changes {
  const old = new Map(before.map((record) => [String(record.id), record]));
  const ids = new Set(after.map(({ id }) => String(id)));
  const kept = [...old.keys()].filter((id) => ids.has(id));
  const places = new Map(kept.map((id, place) => [id, place]));
  const common = after.flatMap((record) => {
    const id = String(record.id);
    const former = old.get(id);
    return former ? [{ id, from: places.get(id) ?? 0, former, record }] : [];
  });
  const moved = findMoved(common.map(({ from }) => from));
  return {
    added: [...ids].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !ids.has(id)),
    moved: common.flatMap(({ id, from }, to) => (moved.has(to) ? [{ id, from: from + 1, to: to + 1 }] : [])),
    changed: common.flatMap(({ id, former, record }) => findChanged(id, former, record)),
  };
}
