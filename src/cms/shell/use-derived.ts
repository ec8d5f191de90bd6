import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** Derives a value from stores, and again after each change. */
export function useDerived<Value>(stores: readonly ReadableAtom[], derive: () => Value): Value {
  const [value, setValue] = useState(derive);
  useEffect(() => {
    const update = () => setValue(derive);
    update();
    const unsubscribers = stores.map((store) => store.listen(update));
    return () => unsubscribers.forEach((unsubscribe) => void unsubscribe());
  }, [stores, derive]);
  return value;
}
