import { localDay } from '~/domain/date';

/** A backup that the browser keeps by itself after a change. */
export interface Version {
  readonly id: string;
  /** Name of the tab that made the change, until it was closed or reloaded. */
  readonly tab: string;
  /** Milliseconds, by the clock of the computer. */
  readonly time: number;
  /** Later versions have a greater one, even if the clock was put back. */
  readonly order: number;
  /** Counts what changed since the version before: `'3 products, 1 order changed'`. */
  readonly changes: string;
  /** Number of records that a reload empties. */
  readonly inMemory: number;
  /** Characters without pictures. */
  readonly size: number;
  /** Characters of each picture by its hash. */
  readonly pictures: Readonly<Record<string, number>>;
  /** Fingerprint of all records. */
  readonly content: string;
  /** Keys of the lists that have lost records of it. Empty once the user has answered. */
  readonly lost?: readonly string[];
  /** In place of `tab`, in earlier releases. */
  readonly visit?: string;
}

/** A version as it is stored. Earlier releases wrote no order and no tab. */
export type StoredVersion = Omit<Version, 'order' | 'tab'> & Partial<Version>;

export const readVersion = (stored: StoredVersion): Version => ({
  order: stored.time,
  tab: stored.visit ?? '',
  ...stored,
});

/** How much is kept. Hours and days without a version do not count, so no wrong clock deletes all. */
interface Limits {
  /** Latest hours of which all versions are kept. */
  hours: number;
  /** Latest hours of which one is kept. */
  hourly: number;
  /** Latest days of which one is kept. */
  daily: number;
  /** Characters. */
  size: number;
}

// Two hours on the clock hold the last sixty minutes.
const defaultLimits: Limits = { hours: 2, hourly: 24, daily: 30, size: 100 * 1024 * 1024 };

/** Sorts versions, the latest one first. */
export const sortVersions = (versions: readonly Version[]): Version[] =>
  [...versions].sort((a, b) => b.order - a.order);

/** Keeps the first item of each group. */
export function firstOfEach<Item>(items: readonly Item[], groupOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(groupOf(item)) && seen.add(groupOf(item)));
}

const dayOf = ({ time }: Version) => localDay(new Date(time));
const hourOf = ({ time }: Version) => Math.floor(time / 3_600_000);

/**
 * Plans what a new version replaces. Kept are all of the last hour, one of each hour of a day, one of each day of a month,
 * and those that the user is asked about. The last one of each tab of a month may be all that holds what a reload has
 * emptied or the browser has deleted. If there is no room for all, hours and days count more than single changes.
 * @param stored versions in the database
 * @returns `version`: the one with these records, `isNeeded`: the latest version has others
 */
export function planVersion(stored: readonly Version[], written: Version, limits = defaultLimits) {
  const others = sortVersions(stored);
  const [newest] = others;
  const added = { ...written, order: Math.max(written.order, 1 + (newest?.order ?? 0)) };
  const all = [added, ...others];
  const within = (count: number, groupOf: (version: Version) => unknown) => {
    const groups = new Set(firstOfEach(all, groupOf).slice(0, count).map(groupOf));
    return all.filter((version) => groups.has(groupOf(version)));
  };
  const month = within(limits.daily, dayOf);
  const latest = new Set([
    ...within(limits.hours, hourOf),
    ...firstOfEach(month, ({ tab }) => tab),
    ...month.filter(({ lost }) => lost),
  ]);
  const wanted = new Set([
    added,
    ...all.filter(({ lost = [] }) => lost.length > 0),
    ...firstOfEach(month, dayOf),
    ...firstOfEach(within(limits.hourly, hourOf), hourOf),
    ...all.filter((version) => latest.has(version)),
  ]);
  let size = 0;
  const kept = new Set<Version>();
  const pictures = new Set<string>();
  for (const version of wanted) {
    const more = Object.entries(version.pictures).filter(([hash]) => !pictures.has(hash));
    size += more.reduce((sum, [, length]) => sum + length, version.size);
    if (size > limits.size && version !== added) break;
    kept.add(version);
    for (const [hash] of more) pictures.add(hash);
  }
  const isNeeded = newest?.content !== added.content;
  return {
    version: !newest || isNeeded ? added : newest,
    isNeeded,
    outdated: others.filter((version) => !kept.has(version)).map(({ id }) => id),
    pictures,
  };
}

/** The versions of a browser. */
export interface VersionDatabase {
  list(): Promise<Version[]>;
  /** Writes a version and its pictures, and deletes what `planVersion` says, all or nothing. Returns its version. */
  put(version: Version, text: string, pictures: ReadonlyMap<string, string>): Promise<Version>;
  /** Replaces what is noted of a version. */
  note(version: Version): Promise<unknown>;
  /** Returns the backup of a version, or undefined if it is gone. */
  read(id: string): Promise<string | undefined>;
}
