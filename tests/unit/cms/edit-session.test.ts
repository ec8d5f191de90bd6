// @vitest-environment happy-dom
import type { MouseEvent } from 'react';
import { describe, expect, test } from 'vitest';
import { createEditSession } from '~/cms/editing/edit-session';
import { faq } from '~/cms/editors/faq';
import type { RecordStore } from '~/cms/stores/record-store';
import { type Faq, openStore } from './faq-store';

/** A click by keyboard, which never counts as part of a double click. */
const click = { timeStamp: 0, clientX: 0, clientY: 0, detail: 0 } as unknown as MouseEvent;

const openSession = (store: RecordStore<Faq>) =>
  createEditSession({ name: faq.name, codec: faq.codec, store }, { current: null }, 'list');

describe('a record that another tab deletes while it is edited', () => {
  test.each(['before', 'after'])(
    'stays in the form if another record is deleted %s the change is known',
    (time) => {
      const mine = openStore();
      const [edited, other] = [mine.add('edited'), mine.add('other')];
      const theirs = openStore(mine.fake);
      const session = openSession(mine.store);
      session.onEdit(edited);
      const opened = session.$form.get();
      theirs.store.remove(edited);
      if (time === 'after') mine.hearOfChange();
      session.onDelete(other, click);
      expect(mine.names()).toEqual([]);
      expect(session.$form.get()).toEqual(opened);
    },
  );

  test('leaves the form when it is deleted here', () => {
    const { store, add } = openStore();
    const edited = add('edited');
    const session = openSession(store);
    session.onEdit(edited);
    session.onDelete(edited, click);
    expect(session.$form.get().record).toBeUndefined();
  });
});
