// @vitest-environment happy-dom
import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { createEditSession } from '~/cms/editing/edit-session';
import { editorOf } from '~/cms/editors';
import { $sections } from '~/cms/sections';
import { sections } from '~/lib/content-file/sections';
import { openStore } from './faq-store';

$sections.set(sections);
const faq = editorOf('faq');

/** A click by keyboard, which never counts as part of a double click. */
const click = { timeStamp: 0, clientX: 0, clientY: 0, detail: 0 } as unknown as MouseEvent;

type Tab = ReturnType<typeof openStore>;

function startEdit(store: Tab['store'], edited: ReturnType<Tab['add']>) {
  const { confirmDelete: _, ...editor } = faq;
  const session = createEditSession({ ...editor, store }, { current: null }, 'list');
  session.onEdit(edited);
  return session;
}

test('a record that another tab deletes stays in the form if another one is deleted', () => {
  for (const isKnown of [false, true]) {
    const mine = openStore();
    const [edited, other] = [mine.add('edited'), mine.add('other')];
    const theirs = openStore(mine.fake);
    const session = startEdit(mine.store, edited);
    const opened = session.$form.get();
    theirs.store.remove(edited);
    if (isKnown) mine.hearOfChange();
    session.onDelete(other, click);
    expect(mine.names()).toEqual([]);
    expect(session.$form.get()).toEqual(opened);
  }
});

test('a record that is deleted here leaves the form', () => {
  const { store, add } = openStore();
  const edited = add('edited');
  const session = startEdit(store, edited);
  session.onDelete(edited, click);
  expect(session.$form.get().record).toBeUndefined();
});
