import type { Identified } from '../storage/decode';
import type { Deletions, SiteBase } from './beside';

export type StoredRecord<Fields> = Identified<Fields>;

export type RecordList<Fields> = readonly StoredRecord<Fields>[];

/** A record of a file or of the site. It may have no id yet. */
export type IncomingRecord<Fields> = Fields & { readonly id?: number };

/** A list, and what is known beside it. */
export interface ListState<Fields> {
  readonly records: readonly IncomingRecord<Fields>[];
  /** Missing if the list was not loaded from the site, or if the browser has lost the list since. */
  readonly base: SiteBase | undefined;
  readonly deleted: Deletions;
}

interface Marks {
  readonly id?: number;
  readonly key?: string;
  readonly siteId?: string;
}

/** Returns the id of a record on the site, if it was loaded from there. */
export const siteIdOf = (record: object): string | undefined => (record as Marks).siteId;

/** Returns the key of a record: the one that it has on the site, or one that follows from its id. */
export function keyOf(record: object): string | undefined {
  const { id, key } = record as Marks;
  return key ?? id?.toString(36);
}

/** Returns the name of a record among deletions and questions, which is the same on all computers. */
export const markOf = (record: object): string => siteIdOf(record) ?? keyOf(record) ?? '';

/**
 * Creates ids from timestamps in milliseconds. They stay unique within one millisecond and after the clock
 * was set back.
 */
export function createIdSource(now: () => number): (taken: ReadonlySet<number>) => number {
  let last = 0;
  return (taken) => {
    let id = Math.max(now(), last + 1);
    while (taken.has(id)) id += 1;
    last = id;
    return id;
  };
}

/** Returns the creation time in an id. Returns undefined if an imported id is not a valid time. */
export function creationTime(id: number | undefined): Date | undefined {
  const time = new Date(id ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
