import { isShape, isText } from '~/cms/storage/shape';
import { createStorageStore } from '~/cms/stores/storage-store';
import { FakeStorage, openTab } from './fake-storage';

interface Faq {
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
