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
