import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** What a function derives from stores, again after each change of one of them. */
export function useDerived<Value>(stores: readonly ReadableAtom[], derive: () => Value): Value {
  const [value, setValue] = useState(derive);
  useEffect(() => {
    const update = () => setValue(derive);
    update();
    const stops = stores.map((store) => store.listen(update));
    return () => stops.forEach((stop) => void stop());
  }, [stores, derive]);
  return value;
}
