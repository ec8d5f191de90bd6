import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editors } from '~/cms/editors';
import { answerConfirm, button, openDashboard, recordCount, recordWith } from './dashboard';
import {
  controls,
  edit,
  firstControl,
  openForm,
  openWithRecord,
  saveRecord,
  submitButton,
  title,
} from './form';

vi.mock('~/cms/picture/redraw', () => ({
  redrawPicture: async () => new File([new Uint8Array(3)], 'photo', { type: 'image/webp' }),
}));

beforeEach(() => {
  localStorage.clear();
  answerConfirm(true);
});

describe.each(editors)('/cms/$id/', (editor) => {
  const { id, key, emptyText, openLabel, confirmDelete } = editor;
  const isStored = editor.store.keptIn === 'storage';
  const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]') as { id: number }[];

  test('saves a filled-in record and clears the form', async () => {
    const user = await openForm(editor);
    expect(screen.getByText(emptyText)).toBeTruthy();
    await user.click(submitButton());
    expect(recordCount()).toBe(0);
    expect(localStorage.length).toBe(0);
    await saveRecord(user);
    expect(recordWith(title)).toBeTruthy();
    if (openLabel) await user.click(button(openLabel));
    const typed = controls().filter(({ inputMode }) => inputMode !== 'numeric');
    expect(typed.map(({ value }) => value)).toEqual(typed.map(() => ''));
    expect(screen.queryByAltText('Preview')).toBeNull();
    expect(Object.keys(localStorage)).toEqual(isStored ? [key] : []);
    expect(stored()).toHaveLength(isStored ? 1 : 0);
    await openDashboard(`/cms/${id}/`);
    expect(recordCount()).toBe(isStored ? 1 : 0);
  });

  test('edits a record in its place', async () => {
    const user = await openWithRecord(editor);
    const [before] = stored();
    await edit(user);
    expect(firstControl().value).toBe(title);
    await user.type(firstControl(), ' changed');
    const cancel = screen.queryByRole('button', { name: 'Cancel' });
    if (cancel) {
      await user.click(cancel);
      expect(recordWith(title)).toBeTruthy();
      await edit(user);
      await user.type(firstControl(), ' changed');
    }
    await user.click(submitButton());
    expect(recordCount()).toBe(1);
    expect(document.activeElement).toBe(button('Edit', recordWith(`${title} changed`)));
    expect(stored().map((record) => record.id)).toEqual(before ? [before.id] : []);

    await edit(user, `${title} changed`);
    await user.click(button('Delete', recordWith(`${title} changed`)));
    if (openLabel) await user.click(button(openLabel));
    expect(firstControl().value).toBe('');
  });

  test('deletes a record after confirmation and restores it on undo', async () => {
    const user = await openWithRecord(editor);
    const before = stored();
    const ask = answerConfirm(false);
    await user.click(button('Delete', recordWith(title)));
    expect(ask.mock.calls).toEqual(confirmDelete ? [[confirmDelete]] : []);
    expect(recordCount()).toBe(confirmDelete ? 1 : 0);
    if (confirmDelete) {
      answerConfirm(true);
      await user.click(button('Delete', recordWith(title)));
    }
    expect(screen.getByText(emptyText)).toBeTruthy();
    expect(stored()).toEqual([]);
    await user.click(button('Undo'));
    expect(recordWith(title)).toBeTruthy();
    expect(stored()).toEqual(before);
  });

  test('restores its records from a backup, with their pictures', async () => {
    await openWithRecord(editor);
    const write = async () => {
      const { writeBackup } = await import('~/cms/backup/export');
      const { editors: opened } = await import('~/cms/editors');
      return (await writeBackup(opened, new Date(0))).text();
    };
    const text = await write();
    localStorage.clear();
    await openDashboard(`/cms/${id}/`);
    const { applyBackup, readBackup } = await import('~/cms/backup/import');
    const { editors: opened } = await import('~/cms/editors');
    const incoming = await readBackup(text, opened);
    if (!incoming.ok) throw new Error(incoming.message);
    const added = incoming.sections.filter((section) => section.added === 1);
    expect(added.map((section) => section.editor.id)).toEqual([id]);
    expect((await applyBackup(incoming.sections)).ok).toBe(true);
    expect(await write()).toBe(text);
    const again = await readBackup(text, opened);
    expect(again.ok && again.sections.every((section) => section.added + section.replaced === 0)).toBe(true);
  });
});

test('a telephone field of the dashboard keeps Devanagari digits as 0–9', async () => {
  const user = await openDashboard('/cms/contact/');
  for (const add of screen.queryAllByRole('button', { name: 'Add Contact' })) await user.click(add);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone num');
  await user.type(phone, '०१-५५५');
  expect(phone.value).toBe('01-555');
});
