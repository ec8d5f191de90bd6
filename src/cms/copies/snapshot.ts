import type { EditorDefinition } from '../editor';
import type { IncomingRecord } from '../list/record';
import { isPictureUrl } from '../picture/data-url';
import { type EntryRules, writeEntry } from '../storage/entry';
import { isText } from '../storage/shape';
import type { TextStorage } from '../storage/text-storage';
import { makeBackup } from './export';

/** A backup with a hash in place of each picture. */
export interface Snapshot {
  readonly text: string;
  /** Data URLs by hash. */
  readonly pictures: ReadonlyMap<string, string>;
}

interface MarkedRecord {
  entry: object;
  pictures: ReadonlyMap<string, string>;
}

/** Precedes the hash of a picture, and once more a text that begins with it. */
const mark = '\u0001';

/** A record is never changed, but replaced, so only new versions of it are marked again. */
const marked = new WeakMap<object, MarkedRecord>();

/** Takes a backup of the records as they are at this moment. */
export function takeSnapshot(
  editors: readonly EditorDefinition[],
  now: Date,
  storage: TextStorage,
): Snapshot {
  const pictures = new Map<string, string>();
  const backup = makeBackup(editors, now, storage, (record, rules) => {
    const { entry, pictures: own } = markRecord(record, rules);
    for (const [hash, url] of own) pictures.set(hash, url);
    return entry;
  });
  return { text: JSON.stringify(backup), pictures };
}

/** Copies a record with hashes in place of pictures. */
function markRecord(record: IncomingRecord<object>, rules: EntryRules<object>): MarkedRecord {
  const known = marked.get(record);
  if (known) return known;
  const pictures = new Map<string, string>();
  const write = (_: string, value: unknown) => {
    if (isPictureUrl(value)) {
      const hash = hashOf(value);
      pictures.set(hash, value);
      return mark + hash;
    }
    return isText(value) && value.startsWith(mark) ? mark + value : value;
  };
  const made = {
    entry: JSON.parse(JSON.stringify(writeEntry(rules, record), write)),
    pictures,
  };
  marked.set(record, made);
  return made;
}

/**
 * Puts the pictures back into the text of a snapshot. A marked text that names no picture is one that an earlier release
 * wrote as it was. Only a quotation mark behind `:`, `[` or `,` begins a text: inside one there is a backslash between.
 */
export const writeWhole = (text: string, pictures: ReadonlyMap<string, string>): string =>
  text.replace(/([:[,])"\\u0001(?:\\u0001|([\w-]+)")/g, (marked, before, hash) => {
    if (hash === undefined) return `${before}"\\u0001`;
    const url = pictures.get(hash);
    return url === undefined ? marked : before + JSON.stringify(url);
  });

/** Returns a key of a text with its length and 64 bits, so that no two pictures of an office have the same. */
function hashOf(text: string): string {
  let [one, other] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495) + (other >>> 15);
  }
  return [text.length, one >>> 0, other >>> 0].map((part) => part.toString(36)).join('-');
}

/** Returns a key of the records of a backup, whenever it was written. */
export const hashOfContent = (text: string): string => hashOf(text.slice(text.indexOf('"sections"')));
