import type { Identified } from '../storage/decode';
import { isEqual } from './equality';

type Records<Fields> = readonly Identified<Fields>[];

/** A record before and after a change of this tab; undefined where there was none or is none any more. */
interface Change<Fields> {
  id: number;
  before: Identified<Fields> | undefined;
  mine: Identified<Fields> | undefined;
  /** When it was made, in milliseconds. */
  time: number;
}

/**
 * Changes of this tab that no other tab is known to have seen, by the record's id. Browsers let two tabs
 * write at the same moment, each without the other's last change, and the later write would win.
 */
export type Unseen<Fields> = Map<number, Change<Fields>>;

/** Sooner than this nobody goes to another tab and takes back there what was done here. */
const moment = 2000;

/** Notes what this tab has changed between two lists. */
export function noteChanges<Fields extends object>(
  unseen: Unseen<Fields>,
  before: Records<Fields>,
  after: Records<Fields>,
  time: number,
): void {
  const left = byId(before);
  const note = (id: number, mine?: Identified<Fields>) =>
    unseen.set(id, { id, before: left.get(id), mine, time });
  for (const record of after) {
    if (left.get(record.id) !== record) note(record.id, record);
    left.delete(record.id);
  }
  for (const id of left.keys()) note(id);
}

/**
 * The changes of the last moment that another tab has written over, told from what it wrote. A change that
 * it knew is seen from now on; where it changed the same record otherwise, the later change counts.
 */
export function takeLost<Fields extends object>(
  unseen: Unseen<Fields>,
  written: Records<Fields>,
  time: number,
): Change<Fields>[] {
  const now = byId(written);
  const lost: Change<Fields>[] = [];
  for (const change of unseen.values()) {
    const { id, before, mine } = change;
    const theirs = now.get(id);
    const isRecent = time >= change.time && time - change.time <= moment;
    const isUntouched = isSame(theirs, before);
    if (isRecent && !isSame(theirs, mine) && (!before || isUntouched)) lost.push(change);
    if (!isRecent || !isUntouched) unseen.delete(id);
  }
  return lost;
}

/** The list with lost changes made again; the very same list where it has them all. */
export function repeatChanges<Fields extends object>(
  list: Records<Fields>,
  lost: readonly Change<Fields>[],
  nextId: (taken: ReadonlySet<number>) => number,
): Records<Fields> {
  const now = byId(list);
  const missing = lost.filter(({ id, mine }) => !isSame(now.get(id), mine));
  if (missing.length === 0) return list;
  for (const { id, before, mine } of missing)
    if (!mine) now.delete(id);
    else if (before || !now.has(id)) now.set(id, mine);
    else {
      const other = nextId(new Set(now.keys()));
      now.set(other, { ...mine, id: other });
    }
  return [...now.values()];
}

function byId<Fields>(list: Records<Fields>): Map<number, Identified<Fields>> {
  return new Map(list.map((record) => [record.id, record]));
}

function isSame(a: object | undefined, b: object | undefined): boolean {
  return a && b ? isEqual(a, b) : a === b;
}
