import { useState } from 'react';

/**
 * React keys for rows without an id. A key stays with its row when another row is removed, and so does
 * invalid input.
 */
export function useRowKeys(count: number): { keys: number[]; drop(index: number): void } {
  const [stored, setStored] = useState(() => resize([], count));
  const keys = stored.length === count ? stored : resize(stored, count);
  if (keys !== stored) setStored(keys);

  return { keys, drop: (index) => setStored(keys.filter((_, place) => place !== index)) };
}

function resize(keys: readonly number[], count: number): number[] {
  const next = Math.max(-1, ...keys) + 1;
  return Array.from({ length: count }, (_, place) => keys[place] ?? next + place);
}
