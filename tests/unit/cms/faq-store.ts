import { isShape, isText } from '~/cms/storage/shape';
import type { Removed } from '~/cms/stores/record-store';
import { createStorageStore } from '~/cms/stores/storage-store';
import { FakeStorage, openTab } from './fake-storage';
import type { SimulatedBrowser } from './simulated-tabs';

export interface Faq {
  q: string;
  a: string;
}
const isFaq = isShape<Faq>({ q: isText, a: isText });
export const faq = (q: string): Faq => ({ q, a: `about ${q}` });

/** A store of questions in a tab of its own, over a storage that other tabs may share. */
export function openStore(fake = new FakeStorage(), clock = { now: 1000 }) {
  const tab = openTab(fake, clock);
  const store = createStorageStore('faqs', isFaq, tab.environment);
  const close = store.open();
  const names = () => store.$records.get().map(({ q }) => q);
  const add = (q: string) => {
    const added = store.add(faq(q));
    if (!added.ok) throw new Error(added.fault);
    return added.value;
  };
  return { ...tab, store, close, names, add, fake };
}
export const stored = (fake: FakeStorage): unknown => JSON.parse(fake.getItem('faqs') ?? 'null');
/** What was set aside, with its keys. */
export const quarantinedIn = (fake: FakeStorage) =>
  [...fake.map].filter(([key]) => key.startsWith('faqs.unreadable-'));

/** A store of questions in one of several tabs, which hear of each other with delay. */
export function openSharedStore(browser: SimulatedBrowser) {
  const tab = browser.openTab();
  const store = createStorageStore('faqs', isFaq, tab.environment());
  store.open();
  const names = () => store.$records.get().map(({ q }) => q);
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
  return { tab, store, names, find, add: (q: string) => store.add(faq(q)), remove, undo };
}
