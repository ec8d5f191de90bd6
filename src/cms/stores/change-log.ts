import { type Identified, isIdentified } from '../storage/decode';
import { isListOf, isNumber, isShape, type TypeGuard } from '../storage/shape';
import { isEqual } from './equality';
import type { Records } from './stored-list';

/** One record before and after a change; undefined where there was none or is none any more. */
export interface Change<Fields> {
  readonly id: number;
  readonly before?: Identified<Fields> | undefined;
  readonly after?: Identified<Fields> | undefined;
  /** When it was made, in milliseconds, unique among all tabs. The latest change of a record wins. */
  readonly version: number;
}

/** What one tab tells the others after it has written. */
export interface ChangeMessage<Fields> {
  readonly tab: number;
  readonly changes: readonly Change<Fields>[];
  /** The latest version that the writer had received from each tab. */
  readonly seen: Readonly<Record<number, number>>;
}

/** A change of this tab that lost to one whose author did not know it. */
export interface Replaced<Fields> {
  readonly mine: Change<Fields>;
  readonly theirs: Change<Fields>;
}

interface Entry<Fields> extends Change<Fields> {
  readonly isMine: boolean;
  /** How often this tab has written the change again. */
  repeats: number;
}

/**
 * How long a change may have to be repeated, in milliseconds. Writes and messages take milliseconds, or
 * seconds where a tab is busy.
 */
const retention = 60_000;

/** A hard limit, so that no order of events can make two tabs answer each other without end. */
const maxRepeats = 5;

/**
 * The recent changes of all tabs. Browsers let two tabs write at the same moment, each without the other's
 * last change, and the later write would win; each tab repeats from its log what such a write has lost.
 * All logs end up with the same changes, in whatever order they arrive, so all tabs agree.
 *
 * Storage events cannot replace the messages: in Chromium their `oldValue` is what was stored before, not what
 * the writer had read. The Web Locks API does not help either: Chromium grants a lock before the last
 * holder's write has arrived.
 */
export class ChangeLog<Fields extends object> {
  private readonly entries = new Map<number, Entry<Fields>>();
  private readonly seen: Record<number, number> = {};
  private latest = 0;

  /** @param tab a number between 0 and 1 that no other tab has */
  constructor(
    private readonly tab: number,
    private readonly now: () => number,
  ) {}

  /** Notes what this tab has changed between two lists. */
  note(before: Records<Fields>, after: Records<Fields>): ChangeMessage<Fields> {
    const left = byId(before);
    this.latest = Math.max(this.now(), Math.floor(this.latest) + 1) + this.tab;
    const changes: Change<Fields>[] = [];
    for (const record of after) {
      const old = left.get(record.id);
      if (old !== record) changes.push({ id: record.id, before: old, after: record, version: this.latest });
      left.delete(record.id);
    }
    for (const [id, old] of left) changes.push({ id, before: old, version: this.latest });
    for (const change of changes) this.entries.set(change.id, { ...change, isMine: true, repeats: 0 });
    this.forgetOld();
    return { tab: this.tab, changes, seen: { ...this.seen } };
  }

  /** Takes in what another tab has changed. */
  receive({ tab, changes, seen }: ChangeMessage<Fields>): Replaced<Fields>[] {
    const replaced: Replaced<Fields>[] = [];
    for (const change of changes) {
      const mine = this.entries.get(change.id);
      this.latest = Math.max(this.latest, change.version);
      this.seen[tab] = Math.max(this.seen[tab] ?? 0, change.version);
      if (mine && mine.version > change.version) continue;
      this.entries.set(change.id, { ...change, isMine: false, repeats: 0 });
      // A tab that was opened later knows this change from storage, without a message.
      const isKnown =
        !mine?.isMine || (seen[this.tab] ?? 0) >= mine.version || isSame(change.before, mine.after);
      if (!isKnown && mine.after && !isSame(change.after, mine.after))
        replaced.push({ mine, theirs: change });
    }
    this.forgetOld();
    return replaced;
  }

  /** The changes that a list lacks. */
  missingFrom(list: Records<Fields>): Change<Fields>[] {
    if (this.entries.size === 0) return [];
    const now = byId(list);
    return [...this.entries.values()].filter(({ id, after }) => !isSame(now.get(id), after));
  }

  /**
   * Counts that this tab wrote changes again, or failed to.
   * @returns the changes of this tab that are given up
   */
  countRepeat(changes: readonly Change<Fields>[], isWritten: boolean): Change<Fields>[] {
    const givenUp: Change<Fields>[] = [];
    for (const { id } of changes) {
      const entry = this.entries.get(id);
      if (!entry) continue;
      entry.repeats += 1;
      if (isWritten && entry.repeats < maxRepeats) continue;
      this.entries.delete(id);
      if (entry.isMine && !isWritten) givenUp.push(entry);
    }
    return givenUp;
  }

  clear(): void {
    this.entries.clear();
  }

  private forgetOld(): void {
    const oldest = this.now() - retention;
    for (const { id, version } of this.entries.values()) if (version < oldest) this.entries.delete(id);
  }
}

/** The list with changes made; a record that comes back goes before the first one that is newer. */
export function applyChanges<Fields>(
  list: Records<Fields>,
  changes: readonly Change<Fields>[],
): Records<Fields> {
  if (changes.length === 0) return list;
  const changed = new Map(changes.map((change) => [change.id, change]));
  const result = list.flatMap((record) => {
    const change = changed.get(record.id);
    changed.delete(record.id);
    return change ? (change.after ?? []) : record;
  });
  for (const { id, after } of changed.values()) {
    const place = result.findIndex((record) => record.id > id);
    if (after) result.splice(place < 0 ? result.length : place, 0, after);
  }
  return result;
}

/** Checks a message, which may come from another edition of the dashboard. */
export function isChangeMessage<Fields>(isRecord: TypeGuard<Fields>): TypeGuard<ChangeMessage<Fields>> {
  const isVersioned = isShape<{ id: number; version: number }>({ id: isNumber, version: isNumber });
  const isSound = (record: unknown) => record === undefined || isIdentified(record, isRecord);
  const isChange = (value: unknown): value is Change<Fields> =>
    isVersioned(value) && isSound(Reflect.get(value, 'before')) && isSound(Reflect.get(value, 'after'));
  return isShape<ChangeMessage<Fields>>({
    tab: isNumber,
    changes: isListOf(isChange),
    seen: isShape<Record<number, number>>({}),
  });
}

function byId<Fields>(list: Records<Fields>): Map<number, Identified<Fields>> {
  return new Map(list.map((record) => [record.id, record]));
}

function isSame(a: object | undefined, b: object | undefined): boolean {
  return a && b ? isEqual(a, b) : a === b;
}
