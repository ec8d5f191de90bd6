import { storedName } from '~/config/stored-name';
import type { EditorDefinition } from '../editor';

/** Missing in old browsers and on hosts without HTTPS. Tabs know nothing of each other there. */
const findLocks = (): LockManager | undefined => navigator.locks;

const prefix = storedName('dashboard-memory-');
/** A number of this page, which no other tab has. */
const page = findLocks() && crypto.randomUUID();
const lockName = (key: string) => `${prefix}${key}/${page}`;

/**
 * Holds a lock for each list in memory with records, so that other tabs know of them. Returns a function that
 * stops this.
 */
export function announceMemoryLists(editors: readonly EditorDefinition[]): () => void {
  const locks = findLocks();
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

/** Returns the editors whose records another tab holds in memory. */
export async function findEditorsInOtherTabs(
  editors: readonly EditorDefinition[],
): Promise<EditorDefinition[]> {
  const { held = [] } = (await findLocks()?.query()) ?? {};
  const others = held.flatMap(({ name = '' }) => (name.endsWith(`/${page}`) ? [] : name));
  return editors.filter(({ key }) => others.some((name) => name.startsWith(`${prefix}${key}/`)));
}
