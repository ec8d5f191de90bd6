import { createList } from '~/cms/list/list';
import type { EntryRules } from '~/cms/storage/entry';
import { isShape, isText } from '~/cms/storage/shape';
import { FakeStorage, openTab } from './fake-storage';

export interface Faq {
  q: string;
  a: string;
}
export const faqRules: EntryRules<Faq> = {
  key: 'faqs',
  title: 'q',
  isValid: isShape<Faq>({ q: isText, a: isText }),
  defaults: { q: '', a: '' },
};
export const faq = (q: string): Faq => ({ q, a: `about ${q}` });

/** A store of questions in a tab. Several may share a storage. */
export function openStore(fake = new FakeStorage(), now = 1000) {
  const tab = openTab(fake, now);
  const store = createList(faqRules, tab.environment);
  store.open();
  const names = () => store.$records.get().map(({ q }) => q);
  const add = (q: string) => {
    const added = store.add(faq(q));
    if (!added.ok) throw new Error(added.fault);
    return added.value;
  };
  return { ...tab, store, names, add, fake };
}

/** Returns the quarantined texts by key. */
export const quarantinedIn = (fake: FakeStorage) =>
  [...fake.map].filter(([key]) => key.startsWith('faqs.unreadable-'));
