import { createIdSource } from './id';
import type { StoredRecord } from './record-storage';

const nextIdentity = createIdSource(Date.now);
const identities = new WeakMap<object, number>();

/**
 * Returns a number that stays the same in all versions of a record. It is the id, or a temporary number if
 * the record has none.
 */
export function identityOf(record: StoredRecord<object>): number {
  if (record.id !== undefined) return record.id;
  return identities.get(record) ?? setIdentity(record, nextIdentity(new Set()));
}

/** Gives a record without an id the identity of an earlier version. */
export function setIdentity(record: object, identity: number): number {
  identities.set(record, identity);
  return identity;
}
