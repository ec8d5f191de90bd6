import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store, rendered again after each change. `@nanostores/react` weighs 0.5 KB for the same. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, store.get);
}
