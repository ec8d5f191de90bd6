import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filePrefix } from '~/cms/copies/files';
import { backupVersion } from '~/cms/copies/format';
import { addEntry } from '../../unit/cms/entries';
import { FakeFolder } from '../../unit/cms/fake-folder';
import { button, clearBrowser, openDashboard } from './dashboard';

const faq = (id: number) => ({ id, q: `Question ${id}`, a: 'A' });
const backupOf = (...faqs: object[]) => JSON.stringify({ version: backupVersion, sections: { faqs } });

let folder = new FakeFolder();

beforeEach(() => {
  clearBrowser();
  folder = new FakeFolder();
  vi.stubGlobal('FileSystemDirectoryHandle', FakeFolder);
  vi.stubGlobal('showDirectoryPicker', async () => folder);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers the question for the name of the computer. Undefined takes the proposed one. */
function answerName(name?: string) {
  const prompt = vi.fn((_: string, proposed: string) => name ?? proposed);
  vi.stubGlobal('prompt', prompt);
  return prompt;
}

const nameOf = (computer: string) => `private-backup-${filePrefix}${computer}.json`;
const idsIn = (name: string) =>
  JSON.parse(folder.files.get(name) ?? '{}').sections?.faqs.map(({ id }: { id: number }) => id);

async function openWith(...faqs: object[]) {
  localStorage.setItem('faqs', JSON.stringify(faqs));
  const user = await openDashboard('/cms/');
  await (await import('~/cms/copies/versions')).whenKept();
  return user;
}

async function addFaq(id: number) {
  const editor = (await import('~/cms/editors')).editorOf('faq');
  act(() => void addEntry(editor, faq(id)));
  await (await import('~/cms/copies/versions')).whenKept();
  await (await import('~/cms/copies/folder')).writeToFolder();
}

const question = () => screen.findByText(/holds records that are not here/);

describe('a chosen folder', () => {
  test('gets a copy and one of the day, named after the computer', async () => {
    const user = await openWith(faq(1));
    answerName('Front desk');
    await user.click(button('Keep a copy in a folder'));
    expect(await screen.findByText('A copy of all this was written to the folder “shared”.')).toBeTruthy();
    await addFaq(2);
    expect([...folder.files.keys()]).toEqual([nameOf('Front-desk')]);
    const daily = [...(folder.folders.get('backup')?.files.keys() ?? [])];
    expect(daily).toEqual([
      expect.stringMatching(new RegExp(`^${nameOf('Front-desk').replace('.json', '')}-[\\d-]{10}\\.json$`)),
    ]);
    expect(idsIn(nameOf('Front-desk'))).toHaveLength(2);
  });

  test('is written also after records were deleted', async () => {
    const user = await openWith(faq(1), faq(2));
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    await screen.findByText(/^A copy of all this was written/);
    const editor = (await import('~/cms/editors')).editorOf('faq');
    act(() => void editor.store.remove(faq(1)));
    await (await import('~/cms/copies/versions')).whenKept();
    await (await import('~/cms/copies/folder')).writeToFolder();
    expect(idsIn(nameOf('front'))).toEqual([2]);
  });

  test('proposes another name on each computer', async () => {
    const names = [];
    for (let computer = 0; computer < 2; computer++) {
      const prompt = answerName();
      const user = await openWith();
      await user.click(button('Keep a copy in a folder'));
      names.push(prompt.mock.lastCall?.[1]);
    }
    expect(new Set(names).size).toBe(2);
  });

  test('is not said to have a copy before one was written', async () => {
    const user = await openWith();
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    expect(await screen.findByText('No copy was written to the folder “shared” in this visit.')).toBeTruthy();
    expect(folder.files.size).toBe(0);
  });
});

describe('what lies in a folder', () => {
  const others = [nameOf('office'), `${filePrefix}office.json`, nameOf('Office')];

  test.each(others)('is asked about, and never overwritten: %s', async (name) => {
    folder.files.set(name, backupOf(faq(1), faq(2)));
    const user = await openWith(faq(1));
    answerName('office');
    await user.click(button('Keep a copy in a folder'));
    await question();
    expect(screen.getByText(new RegExp(`^${name}, .*: 1 FAQ$`))).toBeTruthy();
    await addFaq(3);
    expect([...folder.files]).toEqual([[name, backupOf(faq(1), faq(2))]]);
  });

  test('is opened, and then all of it is written', async () => {
    folder.files.set(nameOf('front'), backupOf(faq(1), faq(2), faq(3)));
    const user = await openWith();
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    await user.click(await screen.findByRole('button', { name: 'Open what lies there' }));
    await user.click(await screen.findByRole('button', { name: 'Import 3 records' }));
    await screen.findByText(/^A copy of all this was written/);
    expect(screen.queryByText(/holds records that are not here/)).toBeNull();
    await addFaq(4);
    expect(idsIn(nameOf('front'))).toHaveLength(4);
  });

  test('is left, and the copy gets another name', async () => {
    folder.files.set(nameOf('front'), backupOf(faq(2)));
    const user = await openWith(faq(1));
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    await question();
    answerName('back');
    await user.click(button('Write mine under another name'));
    await screen.findByText(/^A copy of all this was written/);
    expect(idsIn(nameOf('front'))).toEqual([2]);
    expect(idsIn(nameOf('back'))).toEqual([1]);
  });

  test('of another computer is left beside the own copy', async () => {
    folder.files.set(nameOf('front'), backupOf(faq(2)));
    folder.files.set(`${filePrefix}dashboard-2026-11-22.json`, backupOf(faq(3)));
    const user = await openWith(faq(1));
    answerName('back');
    await user.click(button('Keep a copy in a folder'));
    await question();
    expect(screen.queryByText(/dashboard-2026/)).toBeNull();
    await user.click(button('Write mine beside it'));
    await screen.findByText(/^A copy of all this was written/);
    await addFaq(4);
    expect(idsIn(nameOf('front'))).toEqual([2]);
    expect(idsIn(nameOf('back'))).toHaveLength(2);
  });

  test('is asked about again once another computer writes under this name', async () => {
    const user = await openWith(faq(1));
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    await screen.findByText(/^A copy of all this was written/);
    folder.files.set(nameOf('front'), backupOf(faq(9)));
    await addFaq(2);
    await question();
    expect(idsIn(nameOf('front'))).toEqual([9]);
  });

  test('and cannot be read is not overwritten', async () => {
    folder.files.set(nameOf('front'), '{');
    const user = await openWith(faq(1));
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    await question();
    expect(screen.getByText(/: cannot be read here$/)).toBeTruthy();
    expect(folder.files.get(nameOf('front'))).toBe('{');
  });
});

describe('a copy that failed', () => {
  const reasons = {
    NoModificationAllowedError: /another program is using the file/,
    NotFoundError: /is no longer there/,
    QuotaExceededError: /the disk is full/,
    NotAllowedError: /the browser may not write/,
  };

  async function failOn(fault: string) {
    const user = await openWith(faq(1));
    answerName('front');
    await user.click(button('Keep a copy in a folder'));
    await screen.findByText(/^A copy of all this was written/);
    folder.fault = fault;
    await user.click(screen.getByRole('link', { name: 'Gallery' }));
    await addFaq(2);
    return user;
  }

  test.each(Object.entries(reasons))('says why on the page of a section: %s', async (fault, reason) => {
    await failOn(fault);
    expect(screen.getByRole('alert').textContent).toMatch(reason);
  });

  test('is tried again until the file is free', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await failOn('NoModificationAllowedError');
    folder.fault = '';
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(idsIn(nameOf('front'))).toHaveLength(2);
  });
});

test('a copy waits while the page has lost records', async () => {
  const user = await openWith(faq(1), faq(2));
  answerName('front');
  await user.click(button('Keep a copy in a folder'));
  await screen.findByText(/^A copy of all this was written/);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await addFaq(3);
  expect(idsIn(nameOf('front'))).toEqual([1, 2]);
  await user.click(button('Put back'));
  await vi.waitFor(() => expect(idsIn(nameOf('front'))).toHaveLength(3));
});

test('a copy waits while a newer dashboard has stored a list, and a backup says that it lacks it', async () => {
  const user = await openWith(faq(1), faq(2));
  answerName('front');
  await user.click(button('Keep a copy in a folder'));
  await screen.findByText(/^A copy of all this was written/);
  localStorage.setItem('faqs', JSON.stringify({ version: backupVersion + 1, entries: [faq(1), faq(2)] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'faqs' })));
  await user.click(button('Close'));
  const dealers = (await import('~/cms/editors')).editorOf('dealers');
  act(() => void dealers.store.add({ name: 'Lumbini', description: '', benefits: [] }));
  await (await import('~/cms/copies/versions')).whenKept();
  await (await import('~/cms/copies/folder')).writeToFolder();
  expect(idsIn(nameOf('front'))).toEqual([1, 2]);
  await user.click(button('Save a backup of everything'));
  expect(screen.getByText(/It lacks FAQ, because a newer dashboard stored these records/)).toBeTruthy();
});
