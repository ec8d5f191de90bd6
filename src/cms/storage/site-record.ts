import type { AnyRecord } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import { isText } from './shape';

function recordAt(record: object, key: string): AnyRecord | undefined {
  const value: unknown = Reflect.get(record, key);
  return isObject(value) ? (value as AnyRecord) : undefined;
}

/**
 * Returns a record of the site without the values of the specified fields, as the dashboard stores it. `id` is the
 * record's id on the site, and `image` the fingerprint of the picture loaded from there.
 */
export const siteOf = (record: object = {}): AnyRecord => recordAt(record, 'site') ?? {};

/** Returns the whole record of the site as it was when it was loaded. */
export const loadedOf = (record: object): AnyRecord | undefined => recordAt(record, 'loaded');

/** Returns what the user sees of a record. */
export const withoutLoaded = (record: object): object => ({ ...record, loaded: undefined });

/** Returns the record's id on the site, if it was loaded from there. */
export function siteIdOf(record: object): string | undefined {
  const { id } = siteOf(record);
  return isText(id) && id !== '' ? id : undefined;
}
