import { succeed } from './outcome';
import type { Answer, TextStorage } from './text-storage';

/** Between a key and the time in the name of its quarantined text. */
const marker = '.unreadable-';

/** Whether a key holds a quarantined text. */
export function isQuarantined(key: string): boolean {
  return key.includes(marker);
}

/** A stored text that could not be read, and the key it was copied to. */
export interface QuarantinedText {
  key: string;
  text: string;
}

/**
 * Copies a text that could not be read to `<key>.unreadable-<time>`. Never overwrites an earlier copy, and
 * copies the same text only once.
 * @param now the time in milliseconds
 * @returns the key of the copy
 */
export function quarantine(storage: TextStorage, key: string, text: string, now: number): Answer<string> {
  const listed = listQuarantined(storage, key);
  if (!listed.ok) return listed;
  const same = listed.value.find((other) => other.text === text);
  if (same) return succeed(same.key);
  const taken = new Set(listed.value.map((other) => other.key));
  let time = now;
  while (taken.has(`${key}${marker}${time}`)) time += 1;
  const written = storage.write(`${key}${marker}${time}`, text);
  return written.ok ? succeed(`${key}${marker}${time}`) : written;
}

/** All quarantined texts, or those of one key. */
export function listQuarantined(storage: TextStorage, key?: string): Answer<QuarantinedText[]> {
  const keys = storage.keys();
  if (!keys.ok) return keys;
  const texts: QuarantinedText[] = [];
  for (const name of keys.value) {
    if (key === undefined ? !isQuarantined(name) : !name.startsWith(`${key}${marker}`)) continue;
    const read = storage.read(name);
    if (!read.ok) return read;
    if (read.value !== null) texts.push({ key: name, text: read.value });
  }
  return succeed(texts);
}
