import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editorOf, editors } from '~/cms/editors';
import { parseList } from '~/cms/storage/decode';
import { locales } from '~/config/locales';
import {
  answerConfirm,
  button,
  clearBrowser,
  openDashboard,
  recordCount,
  recordWith,
  storedLists,
} from './dashboard';
import { controls, edit, firstControl, openForm, saveRecord, submitButton, title } from './form';

vi.mock('~/cms/picture/redraw', () => ({
  redrawPicture: async () => new File([new Uint8Array(3)], 'photo', { type: 'image/webp' }),
}));

beforeEach(() => {
  clearBrowser();
  answerConfirm(true);
});

test.each(editors)('/cms/$id/ adds, edits, deletes, restores and keeps a record', async (editor) => {
  const { id, key, emptyText, openLabel, confirmDelete } = editor;
  const isStored = editor.store.keptIn === 'storage';
  const stored = () => (parseList(localStorage.getItem(key) ?? '[]')?.entries ?? []) as { id: number }[];

  const user = await openForm(editor);
  expect(screen.getByText(emptyText)).toBeTruthy();
  await user.click(submitButton());
  expect(recordCount()).toBe(0);
  expect(storedLists()).toEqual([]);
  await saveRecord(user);
  if (openLabel) await user.click(button(openLabel));
  const typed = controls().filter(({ inputMode }) => inputMode !== 'numeric');
  expect(typed.map(({ value }) => value)).toEqual(typed.map(() => ''));
  expect(screen.queryByAltText('Preview')).toBeNull();
  expect(storedLists()).toEqual(isStored ? [key] : []);
  const [added] = stored();

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
  const changed = `${title} changed`;
  expect(document.activeElement).toBe(button('Edit', recordWith(changed)));
  const edited = stored();
  expect(edited.map((record) => record.id)).toEqual(added ? [added.id] : []);

  await edit(user, changed);
  const ask = answerConfirm(false);
  await user.click(button('Delete', recordWith(changed)));
  expect(ask.mock.calls).toEqual(confirmDelete ? [[confirmDelete]] : []);
  expect(recordCount()).toBe(confirmDelete ? 1 : 0);
  if (confirmDelete) {
    answerConfirm(true);
    await user.click(button('Delete', recordWith(changed)));
  }
  expect(screen.getByText(emptyText)).toBeTruthy();
  expect(stored()).toEqual([]);
  if (openLabel) await user.click(button(openLabel));
  expect(firstControl().value, 'the form of a deleted record').toBe('');
  await user.click(button('Undo'));
  expect(recordWith(changed)).toBeTruthy();
  expect(stored()).toEqual(edited);
  await openDashboard(`/cms/${id}/`);
  expect(recordCount()).toBe(isStored ? 1 : 0);
});

test('a post has a link to a web address that opens apart, and no other link', async () => {
  const user = await openForm(editorOf('media'));
  await saveRecord(user);
  const link = within(recordWith(title)).getByRole<HTMLAnchorElement>('link', { name: 'Read More' });
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  await edit(user);
  const address = screen.getByLabelText<HTMLInputElement>('Read More Link (optional)');
  await user.clear(address);
  await user.type(address, 'javascript:alert(1)');
  await user.click(submitButton());
  expect(address.validationMessage).toBe('Please enter a web address that begins with https:// or http://.');
  expect(within(recordWith(title)).getByRole<HTMLAnchorElement>('link').href).toBe(link.href);
  await user.clear(address);
  await user.click(submitButton());
  expect(within(recordWith(title)).queryByRole('link')).toBeNull();
});

test('a typo in all languages of a question takes five clicks from the first page', async () => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, { question: 'Hot ?' }]));
  localStorage.setItem('faqs', JSON.stringify([{ id: 1, q: 'Hot ?', a: 'Some.', site: texts }]));
  const user = await openDashboard('/cms/');
  let clicks = 0;
  window.addEventListener('click', () => clicks++);
  await user.click(within(screen.getByRole('navigation')).getByText('FAQ'));
  await user.click(button('Edit', recordWith('Hot ?')));
  for (const field of screen.getAllByDisplayValue('Hot ?')) {
    await user.click(field);
    await user.keyboard('{Backspace}{Backspace}?');
  }
  await user.click(button('Update FAQ'));
  expect(localStorage.getItem('faqs')?.match(/Hot\?/g)).toHaveLength(locales.length);
  expect(clicks).toBe(3 + locales.length);
});

test('a telephone field of the dashboard keeps Devanagari digits as 0–9', async () => {
  const user = await openDashboard('/cms/contact/');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone num');
  await user.type(phone, '०१-५५५');
  expect(phone.value).toBe('01-555');
});
