import { succeed } from './outcome';
import type { Answer, TextStorage } from './text-storage';

/** What stands between a key and the time its unreadable text was set aside. */
const mark = '.unreadable-';

/** A text that could not be read and was kept. */
export interface QuarantinedText {
  key: string;
  text: string;
}

/**
 * Keeps a text that could not be read under `<key>.unreadable-<time>`. What was set aside before is never
 * overwritten, and the same text is set aside only once.
 * @param now the time in milliseconds
 * @returns the key it is kept under
 */
export function quarantine(storage: TextStorage, key: string, text: string, now: number): Answer<string> {
  const listed = listQuarantined(storage, key);
  if (!listed.ok) return listed;
  const same = listed.value.find((other) => other.text === text);
  if (same) return succeed(same.key);
  const taken = new Set(listed.value.map((other) => other.key));
  let time = now;
  while (taken.has(`${key}${mark}${time}`)) time += 1;
  const written = storage.write(`${key}${mark}${time}`, text);
  return written.ok ? succeed(`${key}${mark}${time}`) : written;
}

/** Everything set aside, or what was set aside of one key. */
export function listQuarantined(storage: TextStorage, key?: string): Answer<QuarantinedText[]> {
  const keys = storage.keys();
  if (!keys.ok) return keys;
  const texts: QuarantinedText[] = [];
  for (const name of keys.value) {
    if (key === undefined ? !name.includes(mark) : !name.startsWith(`${key}${mark}`)) continue;
    const read = storage.read(name);
    if (!read.ok) return read;
    if (read.value !== null) texts.push({ key: name, text: read.value });
  }
  return succeed(texts);
}
