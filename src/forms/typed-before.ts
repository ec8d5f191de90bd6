import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Treats what stands in a field before its script runs as if it had just been typed. */
export function useTypedBefore(
  settle: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const start = useRef(settle);

  useLayoutEffect(() => {
    if (input.current && input.current.value !== '') start.current(input.current);
  }, []);

  return input;
}
