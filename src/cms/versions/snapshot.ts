import { listBackupParts } from '../backup/export';
import type { Codec, EditorDefinition } from '../editor';
import { fingerprintOf } from '../picture/content';
import { isPictureUrl } from '../picture/data-url';
import type { TextStorage } from '../storage/text-storage';
import type { RecordList, StoredRecord } from '../stores/record-storage';
import type { VersionDatabase } from './version';

/** A backup with a hash in place of each picture. */
export interface Snapshot {
  readonly text: string;
  /** Data URLs by hash. */
  readonly pictures: ReadonlyMap<string, string>;
}

interface WrittenRecord {
  json: string;
  pictures: ReadonlyMap<string, string>;
}

/** Precedes the hash of a picture, and once more a text that begins with it. */
const mark = '\u0001';

/** A record is never changed, but replaced, so only new versions of it are written again. */
const written = new WeakMap<object, Promise<WrittenRecord>>();

/** Takes a backup of the records as they are at this moment. */
export async function takeSnapshot(
  editors: readonly EditorDefinition[],
  now: Date,
  storage: TextStorage,
): Promise<Snapshot> {
  const pictures = new Map<string, string>();
  const write = async (codec: Codec<object>, record: StoredRecord<object>) => {
    const writing = written.get(record) ?? writeRecord(codec, record);
    written.set(record, writing);
    const { json, pictures: own } = await writing;
    for (const [hash, url] of own) pictures.set(hash, url);
    return json;
  };
  const parts = await listBackupParts(editors, now, write, { storage });
  return { text: parts.join(''), pictures };
}

async function writeRecord(codec: Codec<object>, record: StoredRecord<object>): Promise<WrittenRecord> {
  const entry = await codec.serialize(record);
  const urls = new Set<string>();
  const collect = (_: string, value: unknown) => {
    if (isPictureUrl(value)) urls.add(value);
    return value;
  };
  JSON.stringify(entry, collect);
  const hashes = new Map<unknown, string>();
  for (const url of urls) hashes.set(url, await hashOf(url));
  const writeValue = (_: string, value: unknown) => {
    if (hashes.has(value)) return mark + hashes.get(value);
    return typeof value === 'string' && value.startsWith(mark) ? mark + value : value;
  };
  return {
    json: JSON.stringify(entry, writeValue),
    pictures: new Map([...urls].map((url) => [hashes.get(url) ?? '', url])),
  };
}

/** Returns those of the records that an earlier version has. */
export async function findInVersions(
  database: VersionDatabase,
  codec: Codec<object>,
  records: RecordList<object>,
): Promise<Set<object>> {
  const found = new Set<object>();
  if (records.length === 0) return found;
  const entries = await Promise.all(
    records.map(async (record) => ({ record, json: (await writeRecord(codec, record)).json })),
  );
  for (const { id } of await database.list()) {
    const text = (await database.readText(id)) ?? '';
    for (const { record, json } of entries) if (text.includes(json)) found.add(record);
  }
  return found;
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

/** Returns a key of a text. Hosts without HTTPS have no `subtle`. */
async function hashOf(text: string): Promise<string> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return fingerprintOf(text);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a key of the records of a backup, whenever it was written. */
export const hashOfContent = (text: string): Promise<string> =>
  hashOf(text.slice(text.indexOf('"sections"')));
