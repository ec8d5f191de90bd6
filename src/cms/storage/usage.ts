import type { TextStorage } from './text-storage';

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
