import { storedName } from '~/config/base';

/** Missing in old browsers and on hosts without HTTPS. Tabs know nothing of each other there. */
const findLocks = (): LockManager | undefined => navigator.locks;

const prefix = storedName('dashboard-memory-/');
/** A name of this tab, which no other one has. */
export const tabName: string = findLocks() ? crypto.randomUUID() : String(Math.random());

/** Runs a task while no other tab runs one of this name. */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = findLocks();
  return locks ? locks.request(storedName(name), task) : task();
}

/** Holds a lock until this tab is closed, so that other tabs know of it. */
export function announceTab(): void {
  void findLocks()?.request(prefix + tabName, () => new Promise(() => {}));
}

/** Returns the names of the other tabs that are open. */
export async function findOtherTabs(): Promise<string[]> {
  const { held = [] } = (await findLocks()?.query()) ?? {};
  return held.flatMap(({ name = '' }) =>
    name.startsWith(prefix) && name !== prefix + tabName ? name.slice(prefix.length) : [],
  );
}
