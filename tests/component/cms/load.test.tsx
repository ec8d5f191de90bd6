import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultLocale, locales, sourceLocale } from '~/config/locales';
import { type AnyRecord, contentVersion, withValue } from '~/domain/content/record';
import { addEntry } from '../../unit/cms/entries';
import {
  button,
  clearBrowser,
  openDashboard,
  recordWith,
  shownRecords,
  showOnSite,
  watchDownloads,
} from './dashboard';

beforeEach(clearBrowser);

const photo = 'data:image/png;base64,QUJD';

const panel = () => screen.findByRole('group', { name: 'Import' });
const exportPanel = () => screen.findByRole('group', { name: 'Export for the website' });

const question = (id: string, answer = 'Yes.'): AnyRecord => ({
  id,
  ...Object.fromEntries(locales.map((locale) => [locale, { question: `${id}?`, answer: [answer] }])),
});
const answersOf = (file: { sections: { faq: readonly AnyRecord[] } }) =>
  file.sections.faq.map((record) => [record.id, ...Object(record[defaultLocale]).answer]);

/** Loads the records that the site shows, and imports what changes. */
async function load(user: UserEvent) {
  await user.click(button('Load from the website'));
  const shown = within(await panel());
  await shown.findByText(/the website shows/);
  const confirm = shown.queryByRole('button', { name: /^(Import|Restore)/ });
  if (!confirm) return;
  await user.click(confirm);
  await shown.findByText(/imported|restored/);
}

async function loadFirst(id: string, records: object[]) {
  showOnSite(records);
  const user = await openDashboard(`/cms/${id}/`);
  await load(user);
  return user;
}

async function editAnswer(user: UserEvent, title: string, answer: string) {
  await user.click(button('Edit', recordWith(title)));
  await user.clear(screen.getByLabelText('Answer'));
  await user.type(screen.getByLabelText('Answer'), answer);
  await user.click(button('Update FAQ'));
}

const questions = (...ids: string[]) => ids.map((id) => question(id));
const titles = () => shownRecords().map(({ textContent }) => /^\w+/.exec(textContent)?.[0]);

async function faqStore() {
  const { allEditors } = await import('~/cms/editors');
  const store = allEditors.find(({ id }) => id === 'faq')?.store;
  if (!store) throw new Error('no store');
  return store;
}

/** Opens the export on the dashboard's first page. */
async function openExport(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: /Dashboard$/ }));
  await user.click(button('Export for the website'));
  const shown = within(await exportPanel());
  await shown.findAllByRole('checkbox');
  return shown;
}

async function listChanges(user: UserEvent) {
  const shown = await openExport(user);
  return shown.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

async function exportFaq(user: UserEvent) {
  const shown = await openExport(user);
  const lines = shown.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const download = watchDownloads();
  await user.click(shown.getByRole('button', { name: 'Download the file' }));
  return { lines, answers: answersOf(await download()) };
}

test('loading again takes what the site changed and keeps what only the office has', async () => {
  const member = (id: string, role: string) => ({
    id,
    ...Object.fromEntries(locales.map((locale) => [locale, { name: id, role }])),
  });
  const user = await loadFirst('team', [member('Asha', 'Cook'), member('Bina', 'Cook')]);
  const { editors } = await import('~/cms/editors');
  const store = editors.find(({ id }) => id === 'team')?.store;
  const [asha, bina] = store?.$records.get() ?? [];
  if (!store || !asha || !bina) throw new Error('nothing was loaded');
  act(() => {
    store.replace(asha, { ...asha, photo });
    store.replace(bina, withValue({ ...bina }, `${defaultLocale}.role`, 'Head cook'));
  });
  showOnSite([{ ...member('Asha', 'Miller'), portrait: 'topi' }, member('Bina', 'Cook')]);
  await load(user);
  expect(recordWith('Asha').querySelector('img')).not.toBeNull();
  expect(recordWith('Asha').textContent).toContain('Miller');
  expect(recordWith('Bina').textContent).toContain('Head cook');
});

test('an old copy is exported with all that the site changed since', async () => {
  const user = await loadFirst(
    'faq',
    ['one', 'two', 'three', 'four'].map((id) => question(id)),
  );
  await editAnswer(user, 'one?', 'Mine.');
  showOnSite([question('new'), question('one'), question('two', 'Corrected.'), question('four')]);
  const { lines, answers } = await exportFaq(user);
  expect(lines).toEqual([
    'Changed: one? (Answer: Yes. → Mine.)',
    'Not in the file, because the website has removed it: three?',
  ]);
  expect(answers).toEqual([
    ['new', 'Yes.'],
    ['one', 'Mine.'],
    ['two', 'Corrected.'],
    ['four', 'Yes.'],
  ]);
});

test('an unchanged copy changes nothing, and a record deleted here is removed', async () => {
  const records = ['one', 'two'].map((id) => question(id));
  const user = await loadFirst('faq', records);
  const shown = await openExport(user);
  expect(shown.getByText(/no changes/)).toBeTruthy();
  const { allEditors } = await import('~/cms/editors');
  const store = allEditors.find(({ id }) => id === 'faq')?.store;
  const [one] = store?.$records.get() ?? [];
  act(() => void (one && store?.remove(one)));
  expect(await shown.findByText('Removed: one?')).toBeTruthy();
});

test('a loaded list of which all records were deleted is named in the export, not left out', async () => {
  const user = await loadFirst('faq', questions('one', 'two'));
  const store = await faqStore();
  act(() => {
    for (const record of store.$records.get()) store.remove(record);
  });
  const shown = await openExport(user);
  expect(shown.getByText(/the list is empty here\. The website needs at least one record/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Download the file' })).toBeNull();
});

test('a picture that cannot be loaded is named, and all other records are loaded', async () => {
  const product = (name: string) => ({
    id: String(name.length),
    image: `${name}.jpg`,
    [sourceLocale]: { name },
  });
  const records = ['Cloves', 'Cumin'].map(product);
  const pictures = Object.fromEntries(records.map(({ image }) => [image, `/${image}`]));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('.json')) return Response.json({ version: contentVersion, records, pictures });
    return new Response('picture', {
      status: url === '/Cumin.jpg' ? 404 : 200,
      headers: { 'content-type': 'image/jpeg' },
    });
  });
  const user = await openDashboard('/cms/products/');
  await load(user);
  expect(shownRecords()).toEqual([recordWith('Cloves')]);
  await user.click(button('Load from the website'));
  expect(
    await within(await panel()).findByText(
      /Not loaded, because the picture could not be: Cumin \(Cumin\.jpg\)/,
    ),
  ).toBeTruthy();
});

test('a change on both sides is asked about before it is exported', async () => {
  const user = await loadFirst('faq', [question('one')]);
  await editAnswer(user, 'one?', 'Mine.');
  showOnSite([{ ...question('one'), [defaultLocale]: { question: 'one?', answer: ['Theirs.'] } }]);
  const shown = await openExport(user);
  expect(await shown.findByText(/Before: Yes\.; here: Mine\.; on the website: Theirs\./)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Download the file' })).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement);
  await user.click(button('Load from the website'));
  const choice = await within(await panel()).findByRole('group', { name: '“one?”: Answer. Before: Yes.' });
  expect(within(await panel()).queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(within(choice).getByLabelText('On the website: Theirs.'));
  await user.click(await within(await panel()).findByRole('button', { name: 'Import 1 record' }));
  await within(await panel()).findByText('1 record imported.');
  expect(recordWith('one?').textContent).toContain('Theirs.');
});

test('a text that is changed again after it was exported and published is no question', async () => {
  const user = await loadFirst('faq', [question('one')]);
  for (const answer of ['First.', 'Second.']) {
    await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement);
    await editAnswer(user, 'one?', answer);
    expect((await exportFaq(user)).answers).toEqual([['one', answer]]);
    showOnSite([withValue(question('one'), `${defaultLocale}.answer`, [answer])]);
  }
});

test('a list that was never loaded cannot be exported, and can be loaded there', async () => {
  localStorage.setItem('faqs', JSON.stringify([{ id: 1, q: 'Own?', a: 'Yes.' }]));
  showOnSite([question('one')]);
  const user = await openDashboard('/cms/faq/');
  const shown = await openExport(user);
  expect(shown.getByText(/not loaded from the website/)).toBeTruthy();
  expect(shown.getByRole('checkbox').hasAttribute('disabled')).toBe(true);
  expect(shown.queryByRole('button', { name: 'Download the file' })).toBeNull();
  await load(user);
  expect(await shown.findByText(/1 added/)).toBeTruthy();
});

test('a record that the site has removed is removed here, and one that was deleted here stays so without a question', async () => {
  const user = await loadFirst('faq', questions('one', 'two'));
  const store = await faqStore();
  const [, two] = store.$records.get();
  act(() => void (two && store.remove(two)));
  showOnSite(questions('two'));
  await user.click(button('Load from the website'));
  const shown = within(await panel());
  expect(await shown.findByText('Removed: one?')).toBeTruthy();
  expect(shown.queryAllByRole('radio')).toEqual([]);
  expect(shownRecords()).toHaveLength(1);
  await user.click(button('Import 1 record'));
  await shown.findByText('1 record imported.');
  expect(shownRecords()).toHaveLength(0);
});

test('a record that was deleted here and changed on the site is asked about once', async () => {
  const user = await loadFirst('faq', questions('one', 'two'));
  const store = await faqStore();
  const [, two] = store.$records.get();
  act(() => void (two && store.remove(two)));
  showOnSite([question('one'), question('two', 'Corrected.')]);
  await user.click(button('Load from the website'));
  const shown = within(await panel());
  const again = within(await shown.findByRole('group', { name: '“two?”: Deleted here' }));
  expect(again.getByLabelText('Bring it back')).toBeTruthy();
  await user.click(again.getByLabelText('Leave it deleted'));
  await user.click(await shown.findByRole('button', { name: 'Keep my answers' }));
  await shown.findByText('Your answers were kept.');
  await user.click(button('Load from the website'));
  await shown.findByText(/You already have everything/);
  expect(shown.queryAllByRole('radio')).toEqual([]);
});

test('a record that is edited to a conflict after it was compared is asked about', async () => {
  const user = await loadFirst('faq', questions('one'));
  const text = question('one', 'Theirs.')[defaultLocale];
  showOnSite([{ ...question('one'), [defaultLocale]: text }]);
  await user.click(button('Load from the website'));
  await within(await panel()).findByRole('button', { name: 'Import 1 record' });
  await editAnswer(user, 'one?', 'Mine.');
  await user.click(button('Import 1 record'));
  expect(await within(await panel()).findByRole('group', { name: /^“one\?/ })).toBeTruthy();
  expect((await panel()).textContent).not.toContain('order');
});

test('undoing the first load does not remove the records from the site', async () => {
  const user = await loadFirst('faq', [question('one')]);
  await user.click(await screen.findByRole('button', { name: 'Undo the import of 1 record' }));
  await within(await panel()).findByText(/was undone/);
  localStorage.setItem('faqs', JSON.stringify([{ id: 1, q: 'Own?', a: 'Yes.' }]));
  const shown = await openExport(await openDashboard('/cms/faq/'));
  expect(shown.getByText(/not loaded from the website/)).toBeTruthy();
  expect(user).toBeTruthy();
});

test('an export says which photos stay in the dashboard', async () => {
  showOnSite([]);
  const user = await openDashboard('/cms/team/');
  const { allEditors } = await import('~/cms/editors');
  const team = allEditors.find(({ id }) => id === 'team');
  if (!team) throw new Error('no section');
  act(() => void addEntry(team, { name: 'Asha', position: 'Cook', photo }));
  const shown = await openExport(user);
  expect(shown.getByText('The photo stays in the dashboard: Asha')).toBeTruthy();
});

test('a list of a newer version asks to reload the page', async () => {
  showOnSite([], contentVersion + 1);
  const user = await openDashboard('/cms/team/');
  await user.click(button('Load from the website'));
  expect(await within(await panel()).findByText(/^The website was updated/)).toBeTruthy();
});

test('a sequence that only the site changed is offered and never exported', async () => {
  const user = await loadFirst('faq', questions('one', 'two', 'three'));
  showOnSite(questions('three', 'one', 'two'));
  await user.click(button('Load from the website'));
  await within(await panel()).findByRole('button', { name: 'Restore the order' });
  await user.click(button('Do not import'));
  expect(await listChanges(user)).toEqual([]);
  await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement);
  await load(user);
  expect(titles()).toEqual(['three', 'one', 'two']);
});

test('a new record follows its predecessor in a sequence that the office changed', async () => {
  const user = await loadFirst('faq', questions('one', 'two', 'three'));
  const store = await faqStore();
  const [one, two] = store.$records.get();
  act(() => void (one && two && store.move(two, one)));
  showOnSite(questions('one', 'new', 'two', 'three'));
  await load(user);
  expect(titles()).toEqual(['two', 'one', 'new', 'three']);
  expect(await listChanges(user)).toEqual(['Moved: two?, from place 3 to 1']);
});

test('a record that was added here and then published is not added again', async () => {
  const user = await loadFirst('faq', questions('one'));
  const store = await faqStore();
  const { id: _, ...texts } = question('added');
  const added = store.add(texts);
  const key = added.ok ? added.value.id.toString(36) : '';
  const published = (answer?: string) => ({ ...question('added', answer), key });
  showOnSite([question('one'), published()]);
  expect(await listChanges(user)).toEqual([]);
  await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement);
  await load(user);
  expect(titles()).toEqual(['one', 'added']);
  showOnSite([question('one'), published('Corrected.')]);
  await load(user);
  expect(recordWith('added?').textContent).toContain('Corrected.');
});

test('a new record of the site stays in its place if the one before it was deleted here', async () => {
  const user = await loadFirst('faq', questions('one', 'two', 'three'));
  const store = await faqStore();
  const [, two] = store.$records.get();
  act(() => void (two && store.remove(two)));
  showOnSite(questions('one', 'two', 'new', 'three'));
  expect(await listChanges(user)).toEqual(['Removed: two?']);
});

test('loading what is already here does not disturb a record that is being edited', async () => {
  const user = await loadFirst('faq', questions('one'));
  await editAnswer(user, 'one?', 'Mine.');
  await user.click(button('Edit', recordWith('one?')));
  await user.type(screen.getByLabelText('Answer'), ' More.');
  showOnSite([{ ...question('one'), [defaultLocale]: { question: 'one?', answer: ['Mine.'] } }]);
  await user.click(button('Load from the website'));
  await within(await panel()).findByText(/already here/);
  await user.click(button('Update FAQ'));
  expect(recordWith('one?').textContent).toContain('Mine. More.');
});

test('the category of a coverage follows its type on the site', async () => {
  const coverage = (type: string) => ({
    id: 'one',
    type,
    date: '2025-01-01',
    link: '#',
    [defaultLocale]: { title: 'Balaju', description: 'A walk.' },
  });
  const user = await loadFirst('media', [coverage('Article')]);
  showOnSite([coverage('Radio')]);
  await load(user);
  expect(recordWith('Balaju').textContent).toContain('Radio');
});

test('says that the storage is full if only the list of the site does not fit', async () => {
  showOnSite(questions('one'));
  const user = await openDashboard('/cms/faq/');
  const { browserStorage } = await import('~/cms/list/environment');
  const { write } = browserStorage;
  const full = { ok: false, fault: 'full' } as const;
  vi.spyOn(browserStorage, 'write').mockImplementation((key, text) =>
    key === 'site-faqs' ? full : write(key, text),
  );
  await load(user);
  expect(screen.getByRole('alert').textContent).toContain('FAQ: not saved');
});

test('a question to which the search leads is named before it is deleted, and keeps its file from being written', async () => {
  const user = await loadFirst('faq', questions('one', 'two'));
  const { $sections } = await import('~/cms/sections');
  const links = { two: ['the search for ‘wholesale’'] };
  act(() => $sections.set($sections.get().map((one) => (one.name === 'faq' ? { ...one, links } : one))));
  const ask = vi.fn(() => true);
  vi.stubGlobal('confirm', ask);
  await user.click(button('Delete', recordWith('two?')));
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('It is linked from the search for ‘wholesale’.'));
  const shown = await openExport(user);
  expect(shown.getByText(/FAQ, two\?: it was deleted here\. It is linked from the search/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Download the file' })).toBeNull();
});

test('a record that was deleted here is not removed from the site while that has changed it', async () => {
  const user = await loadFirst('faq', questions('one', 'two'));
  const store = await faqStore();
  const [, two] = store.$records.get();
  act(() => void (two && store.remove(two)));
  showOnSite([question('one'), question('two', 'Corrected.')]);
  const shown = await openExport(user);
  expect(shown.getByText(/FAQ, two\?: ‘Deleted here’ is not answered/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Download the file' })).toBeNull();
});
