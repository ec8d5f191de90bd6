import type { Identified } from '../storage/decode';

/** Whether what two lists have in common stands in the same order. */
export function isInOrder(ids: readonly number[], others: readonly number[]): boolean {
  const list = ids.map((id) => ({ id }));
  return putInOrder(list, others) === list;
}

/**
 * The list with the records of some ids in the order of these; all others keep their places. The very same list where
 * that changes nothing.
 */
export function putInOrder<Entry extends Identified<object>>(
  list: readonly Entry[],
  ids: readonly number[],
): readonly Entry[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Entry) => places.get(id);
  const known = list.filter((record) => placeOf(record) !== undefined);
  const sorted = known.toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
  if (known.every((record, index) => record === sorted[index])) return list;
  const next = sorted.values();
  return list.map((record) => (placeOf(record) === undefined ? record : (next.next().value ?? record)));
}
