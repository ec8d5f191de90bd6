import { describe, expect, test } from 'vitest';
import { createDesk } from '~/cms/editing/desk';
import { FakeStorage } from './fake-storage';
import { openStore } from './faq-store';

describe('a record that another tab deletes while it is edited', () => {
  test.each(['before', 'after'])('stays in the form when one more is deleted %s that is known', (time) => {
    const fake = new FakeStorage();
    const mine = openStore(fake);
    const [edited, other] = [mine.add('edited'), mine.add('other')];
    const session = createDesk({ store: mine.store, isOpen: true });
    session.edit(edited);
    const { turn } = session.$session.get();
    openStore(fake).store.remove(edited);
    if (time === 'after') mine.tellOfChange();
    session.remove(other);
    expect(mine.names()).toEqual([]);
    expect(session.$session.get()).toMatchObject({ turn, record: edited });
  });

  test('leaves the form when it is deleted here', () => {
    const { store, add } = openStore();
    const edited = add('edited');
    const session = createDesk({ store, isOpen: true });
    session.edit(edited);
    session.remove(edited);
    expect(session.$session.get().record).toBeUndefined();
  });
});
