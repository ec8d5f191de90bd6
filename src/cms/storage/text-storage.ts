import { readStoredName, storedName } from '~/config/base';
import { fail, type Outcome, type StorageFault, succeed } from './outcome';

export type StorageOutcome<Value = undefined> = Outcome<Value, StorageFault>;

/** Local storage that returns an outcome instead of throwing. */
export interface TextStorage {
  /** Returns the text of a key, or `null` if there is none. */
  read(key: string): StorageOutcome<string | null>;
  write(key: string, text: string): StorageOutcome;
  remove(key: string): StorageOutcome;
  keys(): StorageOutcome<string[]>;
}

/**
 * Wraps local storage. Calls `open` on every access, because reading `window.localStorage` throws if the user
 * has blocked site data. A write succeeds only if the text can be read back.
 */
export function wrapStorage(open: () => Storage | null | undefined): TextStorage {
  const attempt = <Value>(use: (storage: Storage) => StorageOutcome<Value>): StorageOutcome<Value> => {
    try {
      const storage = open();
      return storage ? use(storage) : fail('refused');
    } catch (error) {
      return fail(isQuotaError(error) ? 'full' : 'refused');
    }
  };
  return {
    read: (key) => attempt((storage) => succeed(storage.getItem(key))),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return storage.getItem(key) === text ? succeed() : fail('refused');
      }),
    remove: (key) =>
      attempt((storage) => {
        storage.removeItem(key);
        return succeed();
      }),
    keys: () =>
      attempt((storage) =>
        succeed(
          Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
            (key): key is string => key !== null,
          ),
        ),
      ),
  };
}

/** Storage that a reload empties. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => succeed(texts.get(key) ?? null),
    write: (key, text) => {
      texts.set(key, text);
      return succeed();
    },
    remove: (key) => {
      texts.delete(key);
      return succeed();
    },
    keys: () => succeed([...texts.keys()]),
  };
}

/** Recognises the quota error. Firefox calls it NS_ERROR_DOM_QUOTA_REACHED. */
function isQuotaError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && /quota/i.test(String(error.name));
}

/** Limits a host's storage to one site, by default this one. Its keys have no folder. */
export function siteStorage(host: TextStorage, folder?: string): TextStorage {
  return {
    read: (key) => host.read(storedName(key, folder)),
    write: (key, text) => host.write(storedName(key, folder), text),
    remove: (key) => host.remove(storedName(key, folder)),
    keys: () => {
      const all = host.keys();
      if (!all.ok) return all;
      return succeed(all.value.flatMap((key) => readStoredName(key, folder) ?? []));
    },
  };
}

/** The quota of one site in characters. It is the same in Chromium, Firefox and Safari. */
export const capacity = 5 * 1024 * 1024;

/** The share of the capacity at which the dashboard starts to show the usage. */
export const warningShare = 0.7;

/** Returns the number of stored characters including keys, or 0 if storage is refused. */
export function countCharacters(storage: TextStorage): number {
  const keys = storage.keys();
  if (!keys.ok) return 0;
  return keys.value.reduce((sum, key) => {
    const read = storage.read(key);
    return sum + key.length + (read.ok ? (read.value?.length ?? 0) : 0);
  }, 0);
}
