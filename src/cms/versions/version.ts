import { localDay } from '~/domain/date';

/** A backup that the browser keeps by itself after a change. */
export interface Version {
  /** Visit and minute: of each minute of a visit only the last version is kept. */
  readonly id: string;
  /** The opening of the dashboard in a tab that made the change. */
  readonly visit: string;
  /** Milliseconds. */
  readonly time: number;
  /** Counts what changed since the version before: `'3 products, 1 order changed'`. */
  readonly changes: string;
  /** Most records of a list that a reload empties, in this visit. */
  readonly inMemory: number;
  /** Characters without pictures. */
  readonly size: number;
  /** Characters of each picture by its hash. */
  readonly pictures: Readonly<Record<string, number>>;
  /** Fingerprint of all records. */
  readonly content: string;
}

/** How much is kept. */
interface Limits {
  latest: number;
  days: number;
  /** Characters. */
  size: number;
}

const defaultLimits: Limits = { latest: 50, days: 30, size: 100 * 1024 * 1024 };

/** Sorts versions, the latest one first. */
export const sortVersions = (versions: readonly Version[]): Version[] =>
  [...versions].sort((a, b) => b.time - a.time);

/** Keeps the first item of each group. */
export function firstOfEach<Item>(items: readonly Item[], groupOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(groupOf(item)) && seen.add(groupOf(item)));
}

/**
 * Plans what a new version replaces. Kept are the latest ones, and for a month the last one of each day and of each visit,
 * which may be all that holds what a reload has emptied or the browser has deleted.
 * @param stored versions in the database
 * @returns `isNeeded`: the latest version has other records
 */
export function planVersion(stored: readonly Version[], added: Version, limits = defaultLimits) {
  const others = sortVersions(stored.filter(({ id }) => id !== added.id));
  const all = sortVersions([added, ...others]);
  const month = all.filter(({ time }) => time > added.time - limits.days * 86_400_000);
  const kept = new Set([
    ...all.slice(0, limits.latest),
    ...firstOfEach(month, ({ time }) => localDay(new Date(time))),
    ...firstOfEach(month, ({ visit }) => visit),
  ]);
  let size = 0;
  const pictures = new Set<string>();
  for (const version of all) {
    if (!kept.has(version)) continue;
    size += version.size;
    for (const [hash, length] of Object.entries(version.pictures)) {
      if (!pictures.has(hash)) size += length;
      pictures.add(hash);
    }
    if (size > limits.size && version !== added) kept.delete(version);
  }
  return {
    isNeeded: sortVersions(stored)[0]?.content !== added.content,
    outdated: others.filter((version) => !kept.has(version)).map(({ id }) => id),
    pictures: new Set([...kept].flatMap((version) => Object.keys(version.pictures))),
  };
}

/** The versions of a browser. */
export interface VersionDatabase {
  list(): Promise<Version[]>;
  /** Writes a version and its pictures, and deletes what `planVersion` says, all or nothing. */
  put(version: Version, text: string, pictures: ReadonlyMap<string, string>): Promise<void>;
  /** Returns the backup of a version with hashes in place of pictures, or undefined if it is gone. */
  readText(id: string): Promise<string | undefined>;
  /** Returns the backup of a version, or undefined if it is gone. */
  read(id: string): Promise<string | undefined>;
}
