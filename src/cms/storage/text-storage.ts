import { fail, type Outcome, type StorageFault, succeed } from './outcome';

/** What the browser's storage answers. */
export type Answer<Value = undefined> = Outcome<Value, StorageFault>;

/** Local storage that answers with an outcome where the browser's own throws. */
export interface TextStorage {
  /** The text under a key, `null` where there is none. */
  read(key: string): Answer<string | null>;
  write(key: string, text: string): Answer;
  remove(key: string): Answer;
  keys(): Answer<string[]>;
}

/**
 * Wraps a storage object. It is asked for on every call, because reading `window.localStorage` itself
 * throws where a visitor has blocked site data. A write counts only once it can be read back.
 */
export function guardStorage(open: () => Storage | null | undefined): TextStorage {
  const attempt = <Value>(use: (storage: Storage) => Answer<Value>): Answer<Value> => {
    try {
      const storage = open();
      return storage ? use(storage) : fail('refused');
    } catch (error) {
      return fail(isFull(error) ? 'full' : 'refused');
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

/** Firefox names it NS_ERROR_DOM_QUOTA_REACHED. */
function isFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && /quota/i.test(String(error.name));
}
