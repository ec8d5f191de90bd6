import { describe, expect, test } from 'vitest';
import { createEditSession } from '~/cms/editing/edit-session';
import { openSharedStore, openStore } from './faq-store';
import { SimulatedBrowser, seededRandom } from './simulated-tabs';

describe('a record that another tab deletes while it is edited', () => {
  test.each(['before', 'after'])('stays in the form when one more is deleted %s that is known', (time) => {
    const browser = new SimulatedBrowser(seededRandom(1), 5);
    const [mine, theirs] = [openSharedStore(browser), openSharedStore(browser)];
    const rest = () => browser.timeline.runUntil(browser.timeline.now + 1000);
    mine.add('edited');
    mine.add('other');
    rest();
    const session = createEditSession({ store: mine.store, isOpen: true });
    session.edit(mine.find('edited'));
    const opened = session.$form.get();
    theirs.remove('edited');
    if (time === 'after') rest();
    session.remove(mine.find('other'));
    rest();
    expect(mine.names()).toEqual([]);
    expect(session.$form.get()).toEqual(opened);
  });

  test('leaves the form when it is deleted here', () => {
    const { store, add } = openStore();
    const edited = add('edited');
    const session = createEditSession({ store, isOpen: true });
    session.edit(edited);
    session.remove(edited);
    expect(session.$form.get().record).toBeUndefined();
  });
});
