import type { Backing, Kept, List } from './backing';
import { isEqual } from './equality';

/** What an import does, kept so that it can be taken back. */
export interface Merged<Fields> {
  added: Kept<Fields>[];
  replaced: { before: Kept<Fields>; after: Kept<Fields> }[];
  /** How many were there already, word for word. */
  same: number;
}

/** Sorts incoming records into those that are new, those that differ and those that are there already. */
export function compare<Fields extends object>(
  list: List<Fields>,
  incoming: List<Fields>,
  { isCopy }: Pick<Backing<Fields>, 'isCopy'>,
): Merged<Fields> {
  const merged: Merged<Fields> = { added: [], replaced: [], same: 0 };
  const matched = new Set<Kept<Fields>>();
  for (const record of incoming) {
    const before = list.find((kept) => !matched.has(kept) && isCopy(record, kept));
    if (!before) {
      merged.added.push(record);
      continue;
    }
    matched.add(before);
    if (isEqual(before, record)) merged.same += 1;
    else merged.replaced.push({ before, after: record });
  }
  return merged;
}

/** The list after a merge: changed records in their places, new ones at the end. */
export function apply<Fields>(list: List<Fields>, { added, replaced }: Merged<Fields>): List<Fields> {
  const changes = new Map(replaced.map(({ before, after }) => [before, after]));
  return [...list.map((record) => changes.get(record) ?? record), ...added];
}

/** The list with a merge taken back; a record that was changed since is left alone. */
export function revert<Fields extends object>(
  list: List<Fields>,
  { added, replaced }: Merged<Fields>,
  { isOne }: Pick<Backing<Fields>, 'isOne'>,
): List<Fields> {
  const isUntouched = (now: Kept<Fields>, then: Kept<Fields>) => isOne(now, then) && isEqual(now, then);
  return list
    .filter((record) => !added.some((other) => isUntouched(record, other)))
    .map((record) => replaced.find(({ after }) => isUntouched(record, after))?.before ?? record);
}
