import { storedName } from '~/config/base';

/** Missing in old browsers and on hosts without HTTPS. Tabs know nothing of each other there. */
const findLocks = (): LockManager | undefined => navigator.locks;

const prefix = storedName('dashboard-memory-/');
/** A name of this tab, which no other one has. */
export const tabName: string = findLocks() ? crypto.randomUUID() : String(Math.random());

/** Name under which this tab keeps drafts. Without locks a reload has to keep it, or no tab could take them over. */
export const draftOwner: string = findLocks() ? tabName : nameOfSession();

function nameOfSession(): string {
  const key = storedName('dashboard-tab');
  try {
    const name = sessionStorage.getItem(key) ?? tabName;
    sessionStorage.setItem(key, name);
    return name;
  } catch {
    return tabName;
  }
}

/** Runs a task while no other tab runs one of this name. */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = findLocks();
  return locks ? locks.request(storedName(name), task) : task();
}

/** Holds a lock until this tab is closed, so that other tabs know of it. */
export function announceTab(): void {
  void findLocks()?.request(prefix + tabName, () => new Promise(() => {}));
}

/** Returns a check for the names of tabs that have closed. Without locks only the former page of this tab has. */
export async function findClosedTabs(): Promise<(tab: string) => boolean> {
  const open = findLocks() && [tabName, ...(await findOtherTabs())];
  return (tab) => (open ? !open.includes(tab) : tab === draftOwner);
}

/** Returns the names of the other tabs that are open. */
export async function findOtherTabs(): Promise<string[]> {
  const { held = [] } = (await findLocks()?.query()) ?? {};
  return held.flatMap(({ name = '' }) =>
    name.startsWith(prefix) && name !== prefix + tabName ? name.slice(prefix.length) : [],
  );
}
