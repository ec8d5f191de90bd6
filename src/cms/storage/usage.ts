import type { TextStorage } from './text-storage';

/** How many characters browsers keep for one site: five mebi in Chromium, Firefox and Safari alike. */
export const capacity = 5 * 1024 * 1024;

/** The share of the capacity from which on the dashboard shows how full the storage is. */
export const warningShare = 0.7;

/** How many characters are stored, keys included; 0 where storage is refused. */
export function measureUse(storage: TextStorage): number {
  const keys = storage.keys();
  if (!keys.ok) return 0;
  return keys.value.reduce((sum, key) => {
    const read = storage.read(key);
    return sum + key.length + (read.ok ? (read.value?.length ?? 0) : 0);
  }, 0);
}
