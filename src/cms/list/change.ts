import { isEqual } from '../record/equality';
import { withoutStatuses } from '../record/stored';
import { fail, type Outcome, succeed } from '../storage/outcome';
import type { RecordList, StoredRecord } from './record';

/** A changed list, and what the change returns. Fails if the list has changed meanwhile. */
export type Change<Fields, Value> = Outcome<{ list: RecordList<Fields>; value: Value }>;

/** Makes a record with an id that no record of a list has. */
export type MakeRecord<Fields> = (fields: Fields, list: RecordList<Fields>) => StoredRecord<Fields>;

export interface RemovedRecord<Fields> {
  record: StoredRecord<Fields>;
  position: number;
}

export const indexIn = (list: RecordList<object>, { id }: StoredRecord<object>): number =>
  list.findIndex((stored) => stored.id === id);

/** Returns the records of a list that another one does not have. */
export const without = <Fields>(list: RecordList<Fields>, others: RecordList<Fields>): RecordList<Fields> => {
  const ids = new Set(others.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
};

const splice = <Item>(list: readonly Item[], at: number, removed: number, ...added: Item[]): Item[] => [
  ...list.slice(0, at),
  ...added,
  ...list.slice(at + removed),
];

export function replace<Fields extends object>(
  list: RecordList<Fields>,
  record: StoredRecord<Fields>,
  fields: Fields,
): Change<Fields, StoredRecord<Fields>> {
  const index = indexIn(list, record);
  const before = list[index];
  if (!before) return fail('gone');
  if (!isEqual(withoutStatuses(before), withoutStatuses(record))) return fail('changed');
  // No form has the statuses, so another tab may have changed them meanwhile.
  const { statuses } = Object(before) as { statuses?: unknown };
  const { statuses: _, ...typed }: { statuses?: unknown } = { ...fields };
  const value = { ...typed, ...(statuses !== undefined && { statuses }), id: before.id } as typeof before;
  return succeed({ list: splice(list, index, 1, value), value });
}

export function remove<Fields extends object>(
  list: RecordList<Fields>,
  wanted: StoredRecord<Fields>,
): Change<Fields, RemovedRecord<Fields> | undefined> {
  const position = indexIn(list, wanted);
  const record = list[position];
  if (!record) return succeed({ list, value: undefined });
  return succeed({ list: splice(list, position, 1), value: { record, position } });
}

export function restore<Fields extends object>(
  list: RecordList<Fields>,
  { record, position }: RemovedRecord<Fields>,
  makeRecord: MakeRecord<Fields>,
): Change<Fields, StoredRecord<Fields>> {
  const other = list[indexIn(list, record)];
  if (other && isEqual(other, record)) return succeed({ list, value: other });
  const value = other ? makeRecord(record, list) : record;
  return succeed({ list: splice(list, position, 0, value), value });
}

export function move<Fields extends object>(
  list: RecordList<Fields>,
  record: StoredRecord<Fields>,
  other: StoredRecord<Fields>,
): Change<Fields, number> {
  const [from, to] = [indexIn(list, record), indexIn(list, other)];
  const moved = list[from];
  if (!moved || to < 0) return fail('gone');
  return succeed({ list: splice(splice(list, from, 1), to, 0, moved), value: to });
}
