import { storedName } from '~/config/base';
import type { EditorDefinition } from '../editor';

/** Missing in old browsers and on hosts without HTTPS. Tabs know nothing of each other there. */
const findLocks = (): LockManager | undefined => navigator.locks;

const prefix = storedName('dashboard-memory-');
/** A name of this tab, which no other one has. */
export const tabName: string = findLocks() ? crypto.randomUUID() : String(Math.random());
const lockName = (key: string) => `${prefix}${key}/${tabName}`;

/** Runs a task while no other tab runs one of this name. */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = findLocks();
  return locks ? locks.request(storedName(name), task) : task();
}

/** In place of a key, for the lock that each tab holds until it is closed. */
const anyList = '';

/**
 * Holds a lock for this tab, and one for each list in memory with records, so that other tabs know of them. Returns a
 * function that stops the latter.
 */
export function announceMemoryLists(editors: readonly EditorDefinition[]): () => void {
  const locks = findLocks();
  void locks?.request(lockName(anyList), () => new Promise(() => {}));
  const stops = editors
    .filter(({ store }) => locks && store.keptIn === 'memory')
    .map(({ key, store }) => {
      let release: (() => void) | undefined;
      const update = (isFilled: boolean) => {
        if (isFilled === Boolean(release)) return;
        release?.();
        release = undefined;
        if (isFilled) void locks?.request(lockName(key), () => new Promise<void>((end) => (release = end)));
      };
      const unsubscribe = store.$records.subscribe((records) => update(records.length > 0));
      return () => {
        unsubscribe();
        update(false);
      };
    });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the names of the tabs that hold a list in memory, or are just open. */
export async function findOtherTabs(key = anyList): Promise<string[]> {
  const { held = [] } = (await findLocks()?.query()) ?? {};
  const start = lockName(key).slice(0, -tabName.length);
  return held.flatMap(({ name = '' }) =>
    name.startsWith(start) && name !== lockName(key) ? name.slice(start.length) : [],
  );
}

/** Returns the editors whose records another tab holds in memory. */
export async function findEditorsInOtherTabs(
  editors: readonly EditorDefinition[],
): Promise<EditorDefinition[]> {
  const tabs = await Promise.all(editors.map(({ key }) => findOtherTabs(key)));
  return editors.filter((_, index) => tabs[index]?.length);
}
