/** What is known of a list beside its records: the site's list as it was last loaded, and what was deleted here. */
import type { AnyRecord } from '~/domain/content/record';
import { isObject } from '~/domain/is-object';
import { isFormerVersion, parseList } from '../storage/decode';
import { isListOf, isNumber, isShape, isText, type TypeGuard } from '../storage/shape';
import type { TextStorage } from '../storage/text-storage';
import { dataVersion, readFormerBase } from '../storage/version';

/** The list of the site as it was last loaded. */
export interface SiteBase {
  /** In their sequence there, with a fingerprint in place of the picture. One with only an id was deleted here. */
  readonly records: readonly AnyRecord[];
  /** Records as they were exported, which may be on the site by now, by their marks. With fingerprints, too. */
  readonly exported?: Readonly<Record<string, AnyRecord>>;
  /** The sequence of their marks, if it was exported and is not known to have arrived. */
  readonly exportedOrder?: readonly string[];
}

export interface Deletion {
  /** Milliseconds. */
  readonly time: number;
  /** The user was asked, and wants it to stay deleted. */
  readonly isKept?: boolean;
}

/** Deletions by the keys of their records. */
export type Deletions = Readonly<Record<string, Deletion>>;

const deletedKey = 'dashboard-deleted';
/** The oldest of more are forgotten. */
const mostDeletions = 2000;

export const isBase: TypeGuard<SiteBase> = isShape<Pick<SiteBase, 'records'>>({
  records: isListOf(isShape<AnyRecord>({ id: isText })),
});
const isDeletion: TypeGuard<Deletion> = isShape<Pick<Deletion, 'time'>>({ time: isNumber });

/** Keeps the valid deletions of a value. */
export const readDeletions = (value: unknown): Deletions =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, Deletion] => isDeletion(entry[1])),
  );

function readObject(storage: TextStorage, key: string): Record<string, unknown> {
  const read = storage.read(key);
  try {
    const value: unknown = JSON.parse((read.ok && read.value) || '{}');
    return isObject(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads the deletions of all lists by their keys. They may be invalid. */
export const readAllDeleted = (storage: TextStorage): Record<string, unknown> =>
  readObject(storage, deletedKey);

/** Reads and writes what is known of the list with a key. */
export function openBeside(storage: TextStorage, key: string) {
  const baseKey = `site-${key}`;
  return {
    /** @param text the stored list: the release before kept the base in it */
    readBase: (text: string | null): SiteBase | undefined => {
      const stored: unknown = readObject(storage, baseKey);
      if (isBase(stored)) {
        const { records, exported, exportedOrder } = stored;
        // The release before kept only the fingerprint of a picture.
        const sent = Object.entries(exported ?? {}).map(([mark, record]) => [
          mark,
          isObject(record) ? record : { image: record },
        ]);
        return {
          records,
          ...(sent.length > 0 && { exported: Object.fromEntries(sent) }),
          ...(Array.isArray(exportedOrder) && { exportedOrder }),
        };
      }
      const ids: unknown = readObject(storage, 'site-ids')[key];
      // Only lists with fields of the site have a version.
      if (text === null || !isFormerVersion(text) || (text.startsWith('[') && !ids)) return undefined;
      const list = parseList(text);
      if (!list) return undefined;
      const former = { records: readFormerBase(list.entries, Array.isArray(ids) ? ids : undefined) };
      return isBase(former) ? former : undefined;
    },
    writeBase: (base: SiteBase | undefined) =>
      base
        ? storage.write(baseKey, JSON.stringify({ version: dataVersion, ...base }))
        : storage.remove(baseKey),
    readDeleted: () => readDeletions(readAllDeleted(storage)[key]),
    writeDeleted: (deleted: Deletions) => {
      const latest = Object.entries(deleted)
        .sort(([, a], [, b]) => b.time - a.time)
        .slice(0, mostDeletions);
      return storage.write(
        deletedKey,
        JSON.stringify({ ...readAllDeleted(storage), [key]: Object.fromEntries(latest) }),
      );
    },
  };
}
