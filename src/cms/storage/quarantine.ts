import { succeed } from './outcome';
import type { StorageOutcome, TextStorage } from './text-storage';

/** Separates the key from the time in the name of a quarantined text. */
const separator = '.unreadable-';

export function isQuarantined(key: string): boolean {
  return key.includes(separator);
}

/** Returns the key whose text is quarantined under another key. */
export const originOf = (key: string): string => key.slice(0, key.indexOf(separator));

/** An unreadable stored text, and the key of its copy. */
export interface QuarantinedText {
  key: string;
  text: string;
}

/**
 * Copies an unreadable text to `<key>.unreadable-<time>`. Never overwrites an earlier copy, and copies the
 * same text only once.
 * @param now the time in milliseconds
 * @returns the key of the copy
 */
export function quarantine(
  storage: TextStorage,
  key: string,
  text: string,
  now: number,
): StorageOutcome<string> {
  const listed = listQuarantined(storage, [{ key }]);
  if (!listed.ok) return listed;
  const same = listed.value.find((other) => other.text === text);
  if (same) return succeed(same.key);
  const taken = new Set(listed.value.map((other) => other.key));
  let time = now;
  while (taken.has(`${key}${separator}${time}`)) time += 1;
  const written = storage.write(`${key}${separator}${time}`, text);
  return written.ok ? succeed(`${key}${separator}${time}`) : written;
}

/** Returns the quarantined texts of some keys. Public pages set texts of their own aside. */
export function listQuarantined(
  storage: TextStorage,
  of: readonly { readonly key: string }[],
): StorageOutcome<QuarantinedText[]> {
  const keys = storage.keys();
  if (!keys.ok) return keys;
  const texts: QuarantinedText[] = [];
  for (const name of keys.value) {
    if (!of.some(({ key }) => name.startsWith(`${key}${separator}`))) continue;
    const read = storage.read(name);
    if (!read.ok) return read;
    if (read.value !== null) texts.push({ key: name, text: read.value });
  }
  return succeed(texts);
}
