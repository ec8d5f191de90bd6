import { isShape, isText } from '~/cms/storage/shape';
import type { StorageEnvironment } from '~/cms/stores/environment';
import type { Removed } from '~/cms/stores/record-store';
import { createStorageStore } from '~/cms/stores/storage-store';
import { FakeStorage, openTab } from './fake-storage';
import type { SimulatedBrowser } from './simulated-tabs';

export interface Faq {
  q: string;
  a: string;
}
export const isFaq = isShape<Faq>({ q: isText, a: isText });
export const faq = (q: string): Faq => ({ q, a: `about ${q}` });

function open(environment: StorageEnvironment) {
  const store = createStorageStore('faqs', isFaq, environment);
  store.open();
  const names = () => store.$records.get().map(({ q }) => q);
  const add = (q: string) => {
    const added = store.add(faq(q));
    if (!added.ok) throw new Error(added.fault);
    return added.value;
  };
  return { store, names, add };
}

/** A store of questions in a single tab. */
export function openStore(fake = new FakeStorage(), now = 1000) {
  const tab = openTab(fake, now);
  return { ...tab, ...open(tab.environment), fake };
}

/** What was set aside, with its keys. */
export const quarantinedIn = (fake: FakeStorage) =>
  [...fake.map].filter(([key]) => key.startsWith('faqs.unreadable-'));

/** A store of questions in one of several tabs, which exchange messages with delay. */
export function openSharedStore(browser: SimulatedBrowser) {
  const tab = browser.openTab();
  const opened = open(tab.environment());
  const { store } = opened;
  const find = (q: string) => {
    const record = store.$records.get().find((one) => one.q === q);
    if (!record) throw new Error(`no record '${q}'`);
    return record;
  };
  const removed: Removed<Faq>[] = [];
  const remove = (q: string) => {
    const done = store.remove(find(q));
    if (!done.ok || !done.value) return undefined;
    removed.push(done.value);
    return done.value.record;
  };
  const undo = () => {
    const last = removed.pop();
    const done = last && store.restore(last);
    return done?.ok ? done.value : undefined;
  };
  return { ...opened, tab, find, remove, undo };
}
