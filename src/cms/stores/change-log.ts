import type { Identified } from '../storage/decode';
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

/** A change as the log keeps it: without the record before, whose picture may be large. */
export interface LoggedChange<Fields> extends Omit<Change<Fields>, 'before'> {
  /** Whether the change made the record. */
  readonly isAddition: boolean;
}

/** A change of this tab that lost to one whose author did not know it. */
export interface Replaced<Fields> {
  readonly mine: LoggedChange<Fields>;
  readonly theirs: LoggedChange<Fields>;
}

interface Entry<Fields> extends LoggedChange<Fields> {
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

export interface ChangeLog<Fields> {
  /** Notes what this tab has changed between two lists. Returns the message for the other tabs. */
  note(before: Records<Fields>, after: Records<Fields>): ChangeMessage<Fields>;
  /** Takes in what another tab has changed. */
  receive(message: ChangeMessage<Fields>): Replaced<Fields>[];
  /** The changes that a list lacks. */
  missingFrom(list: Records<Fields>): LoggedChange<Fields>[];
  /**
   * Counts that this tab wrote changes again, or failed to.
   * @returns the changes of this tab that are given up
   */
  countRepeat(changes: readonly LoggedChange<Fields>[], isWritten: boolean): LoggedChange<Fields>[];
  clear(): void;
}

/**
 * The recent changes of all tabs. Browsers let two tabs write at the same moment, each without the other's
 * last change, and the later write would win; each tab repeats from its log what such a write has lost.
 * All logs end up with the same changes, in whatever order they arrive, so all tabs agree.
 *
 * Storage events cannot replace the messages: in Chromium their `oldValue` is what was stored before, not what
 * the writer had read. The Web Locks API does not help either: Chromium grants a lock before the last
 * holder's write has arrived.
 * @param tab a number between 0 and 1 that no other tab has
 */
export function createChangeLog<Fields extends object>(tab: number, now: () => number): ChangeLog<Fields> {
  const entries = new Map<number, Entry<Fields>>();
  const latestOf: Record<number, number> = {};
  let latest = 0;

  const keep = ({ id, before, after, version }: Change<Fields>, isMine: boolean) => {
    const entry = { id, after, version, isAddition: !before, isMine, repeats: 0 };
    entries.set(id, entry);
    return entry;
  };
  const forgetOld = () => {
    const oldest = now() - retention;
    for (const [id, { version }] of entries) if (version < oldest) entries.delete(id);
  };

  return {
    note: (before, after) => {
      latest = Math.max(now(), Math.floor(latest) + 1) + tab;
      const [old, current] = [byId(before), byId(after)];
      const changes = [...new Set([...old.keys(), ...current.keys()])]
        .map((id) => ({ id, before: old.get(id), after: current.get(id), version: latest }))
        .filter((change) => change.before !== change.after);
      for (const change of changes) keep(change, true);
      forgetOld();
      return { tab, changes, seen: { ...latestOf } };
    },
    receive: ({ tab: sender, changes, seen }) => {
      const replaced: Replaced<Fields>[] = [];
      for (const change of changes) {
        const mine = entries.get(change.id);
        latest = Math.max(latest, change.version);
        latestOf[sender] = change.version;
        if (mine && mine.version > change.version) continue;
        const theirs = keep(change, false);
        if (!mine?.isMine || !mine.after || isSame(theirs.after, mine.after)) continue;
        // A tab that was opened later knows this change from storage, without a message.
        const isKnown = (seen[tab] ?? 0) >= mine.version || isSame(change.before, mine.after);
        if (!isKnown) replaced.push({ mine, theirs });
      }
      forgetOld();
      return replaced;
    },
    missingFrom: (list) => {
      if (entries.size === 0) return [];
      const stored = byId(list);
      return [...entries.values()].filter(({ id, after }) => !isSame(stored.get(id), after));
    },
    countRepeat: (changes, isWritten) =>
      changes.filter(({ id }) => {
        const entry = entries.get(id);
        if (!entry) return false;
        entry.repeats += 1;
        if (!isWritten || entry.repeats >= maxRepeats) entries.delete(id);
        return entry.isMine && !isWritten;
      }),
    clear: () => entries.clear(),
  };
}

/** The list with changes made; a record that comes back goes before the first one that is newer. */
export function applyChanges<Fields>(
  list: Records<Fields>,
  changes: readonly LoggedChange<Fields>[],
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

function byId<Fields>(list: Records<Fields>): Map<number, Identified<Fields>> {
  return new Map(list.map((record) => [record.id, record]));
}

function isSame(a: object | undefined, b: object | undefined): boolean {
  return a && b ? isEqual(a, b) : a === b;
}
