import { createIdSource } from './id';
import type { StoredRecord } from './record-storage';

const nextIdentity = createIdSource(Date.now);
const identities = new WeakMap<object, number>();

/** Identifies a record across its edits: by its id, or by a number that only lists and backups know. */
export function identityOf(record: StoredRecord<object>): number {
  if (record.id !== undefined) return record.id;
  return identities.get(record) ?? identify(record, nextIdentity(new Set()));
}

/** Lets a record without an id continue an earlier one. */
export function identify(record: object, identity: number): number {
  identities.set(record, identity);
  return identity;
}
