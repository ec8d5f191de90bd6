import type { Identified } from '../storage/decode';
import { isEqual } from './equality';
import { isInOrder, putInOrder } from './id-order';
import type { Records } from './stored-list';

/** One record before and after a change; undefined where there was none or is none any more. */
export interface Change<Fields> {
  readonly id: number;
  readonly before?: Identified<Fields> | undefined;
  readonly after?: Identified<Fields> | undefined;
  /** When it was made, in milliseconds, unique among all tabs. The latest change of a record wins. */
  readonly version: number;
}

/** How a move has put a list in order. Of several the latest counts, whatever else was changed meanwhile. */
interface Order {
  readonly ids: readonly number[];
  /** How the tab had the list before. */
  readonly before: readonly number[];
  readonly version: number;
}

/** What one tab tells the others after it has written. */
export interface ChangeMessage<Fields> {
  readonly tab: number;
  readonly changes: readonly Change<Fields>[];
  /** Only where the tab has moved a record. */
  readonly order?: Order | undefined;
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

/** What another tab has replaced without knowing it. */
interface Received<Fields> {
  readonly replaced: readonly Replaced<Fields>[];
  /** The order that this tab had made. */
  readonly lostOrder: readonly number[] | undefined;
}

/** How often this tab has written something again. */
interface Repeated {
  repeats: number;
}

/** Whether this tab has made something, not another one. */
interface Made {
  readonly isMine: boolean;
}

interface Entry<Fields> extends LoggedChange<Fields>, Repeated, Made {}

/** What a list that another tab has written lacks. */
interface Lack<Fields> {
  readonly changes: readonly LoggedChange<Fields>[];
  readonly isOutOfOrder: boolean;
  /** The list with all of it; the very same list where it lacks nothing. */
  readonly whole: Records<Fields>;
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
  receive(message: ChangeMessage<Fields>): Received<Fields>;
  /** What a list lacks. */
  findLack(list: Records<Fields>): Lack<Fields>;
  /**
   * Counts that this tab wrote again what a list lacked, or failed to.
   * @returns the changes of this tab that are given up
   */
  countRepeat(lack: Lack<Fields>, isWritten: boolean): LoggedChange<Fields>[];
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
  let order: (Order & Repeated & Made) | undefined;

  const keep = ({ id, before, after, version }: Change<Fields>, isMine: boolean) => {
    const entry = { id, after, version, isAddition: !before, isMine, repeats: 0 };
    entries.set(id, entry);
    // A record that comes back goes where its tab puts it.
    if (order && !before) order = { ...order, ids: order.ids.filter((other) => other !== id) };
    return entry;
  };
  const forgetOld = () => {
    const oldest = now() - retention;
    for (const [id, { version }] of entries) if (version < oldest) entries.delete(id);
    if (order && order.version < oldest) order = undefined;
  };

  return {
    note: (before, after) => {
      latest = Math.max(now(), Math.floor(latest) + 1) + tab;
      const [old, current] = [byId(before), byId(after)];
      const changes = [...new Set([...old.keys(), ...current.keys()])]
        .map((id) => ({ id, before: old.get(id), after: current.get(id), version: latest }))
        .filter((change) => change.before !== change.after);
      for (const change of changes) keep(change, true);
      const [ids, known] = [[...current.keys()], [...old.keys()]];
      const isMoved = !isInOrder(ids, known);
      if (isMoved) order = { ids, before: known, version: latest, isMine: true, repeats: 0 };
      forgetOld();
      return { tab, changes, order: isMoved ? order : undefined, seen: { ...latestOf } };
    },
    receive: ({ tab: sender, changes, order: made, seen }) => {
      const replaced: Replaced<Fields>[] = [];
      let lostOrder: readonly number[] | undefined;
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
      if (made) {
        latest = Math.max(latest, made.version);
        latestOf[sender] = made.version;
        if (!order || made.version > order.version) {
          const { ids = [], version = 0 } = order?.isMine ? order : {};
          const isKnown = (seen[tab] ?? 0) >= version || isInOrder(made.before, ids);
          if (!isKnown && !isInOrder(made.ids, ids)) lostOrder = ids;
          order = { ...made, isMine: false, repeats: 0 };
        }
      }
      forgetOld();
      return { replaced, lostOrder };
    },
    findLack: (list) => {
      const stored = byId(list);
      const changes = [...entries.values()].filter(({ id, after }) => !isSame(stored.get(id), after));
      const changed = applyChanges(list, changes);
      const whole = order ? putInOrder(changed, order.ids) : changed;
      return { changes, isOutOfOrder: whole !== changed, whole };
    },
    countRepeat: ({ changes, isOutOfOrder }, isWritten) => {
      const isOver = (repeated: Repeated) => {
        repeated.repeats += 1;
        return !isWritten || repeated.repeats >= maxRepeats;
      };
      if (order && isOutOfOrder && isOver(order)) order = undefined;
      return changes.filter(({ id }) => {
        const entry = entries.get(id);
        if (!entry) return false;
        if (isOver(entry)) entries.delete(id);
        return entry.isMine && !isWritten;
      });
    },
    clear: () => {
      entries.clear();
      order = undefined;
    },
  };
}

/** The list with changes made; a record that comes back goes before the first one that is newer. */
function applyChanges<Fields>(
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
