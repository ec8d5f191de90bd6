import { useCallback, useEffect, useState } from 'react';
import type { OrderChoices } from '~/domain/order/order';

/**
 * Fetches the choices of the order form, which are too large to be part of the page. `choices` is undefined
 * until then. `retry` is defined after a failure.
 * @param path of a file of the build that contains {@link OrderChoices}
 */
export function useChoices(path: string) {
  const [choices, setChoices] = useState<OrderChoices>();
  const [isFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      setChoices(await response.json());
    } catch {
      setFailed(true);
    }
  }, [path]);

  useEffect(() => void load(), [load]);

  return { choices, retry: isFailed ? load : undefined };
}
