import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addEntry, entriesOf } from '../../unit/cms/entries';
import { clearBrowser, openDashboard, shownRecords } from './dashboard';

beforeEach(clearBrowser);

const faq = (id: number, a = `Answer ${id}`) => ({ id, q: `Question ${id}`, a });
const stored = () => JSON.parse(localStorage.getItem('faqs') ?? '[]');
const names = () => shownRecords().map((record) => record.querySelector('h3')?.textContent?.slice(-1));

/** Opens the questions, and checks files as the button 'Open a backup' does. */
async function openFaqs(...records: object[]) {
  localStorage.setItem('faqs', JSON.stringify(records));
  const user = await openDashboard('/cms/faq/');
  const { checkFile } = await import('~/cms/copies/check');
  const { $merges } = await import('~/cms/merge/state');
  const editor = (await import('~/cms/editors')).editorOf('faq');
  const check = (...faqs: object[]) => {
    const file = new File([JSON.stringify({ version: 2, sections: { faqs } })], 'faqs.json');
    return act(() => checkFile(editor.key, file, [editor]));
  };
  const panel = () => screen.queryByRole('group', { name: 'Import' })?.textContent ?? '';
  /** Resolves when no import or its undoing is running. */
  const isWritten = () =>
    new Promise<void>((resolve) => {
      $merges.subscribe(({ [editor.key]: state }) => state?.isWriting || resolve());
    });
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await act(isWritten);
  };
  /** Presses the button that undoes the latest import. */
  const undo = () => press(/^Undo /);
  /** Takes all that differs from the file. */
  const take = async () => {
    for (const answer of screen.getAllByRole('radio', { name: /^In the file/ })) await user.click(answer);
  };
  return { check, press, take, undo, panel, editor };
}

describe('a record that changed after the file was compared', () => {
  const changes = {
    edited: (list: object[]) => [...list.slice(0, 1), faq(2, 'An hour of work'), ...list.slice(2)],
    deleted: (list: object[]) => list.filter((_, index) => index !== 1),
  };

  test.each(Object.entries(changes))('is shown before anything is written: %s', async (_, change) => {
    const { check, press, take, undo, panel } = await openFaqs(faq(1), faq(2));
    await check(faq(1, 'From the file'), faq(2), faq(3));
    await take();
    const changed = change(stored());
    localStorage.setItem('faqs', JSON.stringify(changed));
    await press('Import 2 records');
    expect(panel()).toContain('Records changed here meanwhile, so nothing was imported yet.');
    expect(panel()).toContain(changed.length > 1 ? 'Here: An hour of work' : 'Added: Question 2');
    expect(stored()).toEqual(changed);
    await press(/^Import \d records$/);
    const kept = changed.find(({ id }: { id?: number }) => id === 2) ?? faq(2);
    expect(stored()).toEqual([faq(1, 'From the file'), kept, faq(3)]);
    await undo();
    expect(stored()).toEqual(changed);
  });
});

describe('an import', () => {
  test('can be undone after another file was checked and its panel closed', async () => {
    const { check, press, take, undo, panel } = await openFaqs(faq(1));
    await check(faq(1, 'From the file'));
    await take();
    await press('Import 1 record');
    await check(faq(1, 'From the file'));
    expect(panel()).toContain('You already have all of it');
    await press('Close');
    expect(panel()).toBe('');
    await undo();
    expect(stored()).toEqual([faq(1)]);
  });

  test('and the one before it can be undone', async () => {
    const { check, press, take, undo } = await openFaqs(faq(1));
    for (const text of ['First', 'Second']) {
      await check(faq(1, text));
      await take();
      await press('Import 1 record');
    }
    await undo();
    expect(stored()).toEqual([faq(1, 'First')]);
    await undo();
    expect(stored()).toEqual([faq(1)]);
    expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull();
  });

  test('names its records in the button that undoes it, and can be done again then', async () => {
    const { check, press, take, undo, panel } = await openFaqs(faq(1));
    await check(faq(1, 'From the file'), faq(2));
    await take();
    await press('Import 2 records');
    expect(screen.getByRole('button', { name: 'Undo the import of 2 records' })).toBeTruthy();
    await undo();
    expect(panel()).toContain(
      'The import of 2 records was undone. Records that you changed afterwards were kept.',
    );
    await press('Redo the import of 2 records');
    expect(stored()).toEqual([faq(1, 'From the file'), faq(2)]);
    await undo();
    expect(stored()).toEqual([faq(1)]);
  });

  test('has a version before it, after it and before it is undone', async () => {
    const { check, press, undo, editor } = await openFaqs(faq(1));
    const { whenKept } = await import('~/cms/copies/versions');
    await check(...Array.from({ length: 50 }, (_, index) => faq(index + 2)));
    await press('Import 50 records');
    act(() => void addEntry(editor, { q: 'Later', a: 'A' }));
    await undo();
    await whenKept();
    const { versionDatabase } = await import('~/cms/copies/database');
    const texts = await Promise.all((await versionDatabase.list()).map(({ id }) => versionDatabase.read(id)));
    expect(texts.map((text) => text?.split('"q"').length)).toEqual([2, 52, 53, 3]);
  });

  test('that is running is not replaced by a check in its panel', async () => {
    const { check, undo, panel, editor } = await openFaqs();
    const { applyMerge } = await import('~/cms/merge/state');
    await check(faq(1));
    await act(async () => {
      const running = applyMerge(editor.key);
      await check(faq(2));
      await running;
    });
    expect(panel()).toContain('FAQ: 1 new');
    await undo();
    expect(stored()).toEqual([]);
  });
});

describe('the sequence of a file', () => {
  test.each([
    ['a deleted record', [1, 2, 3, 4, 5], [1, 3, 4, 5], [1, 2, 3, 4, 5]],
    ['moved records', [1, 2, 3, 4], [4, 1, 3, 2], [1, 2, 3, 4]],
    ['deleted and moved records, beside new ones', [1, 2, 3, 4], [9, 4, 8, 1], [9, 1, 2, 3, 4, 8]],
  ])('is restored by an import, and undone with it: %s', async (_, file, before, after) => {
    const { check, press, undo } = await openFaqs(...before.map((id) => faq(id)));
    await check(...file.map((id) => faq(id)));
    const added = file.length - file.filter((id) => before.includes(id)).length;
    await press(added > 0 ? `Import ${added} record${added > 1 ? 's' : ''}` : 'Restore the order');
    expect(names().map(Number)).toEqual(after);
    await undo();
    expect(names().map(Number)).toEqual(before);
  });

  test('does not move a record that was moved after the file was checked', async () => {
    const { check, press, panel, editor } = await openFaqs(faq(1), faq(2));
    await check(faq(1), faq(2), faq(3));
    const [one, two] = editor.store.$records.get();
    act(() => void (one && two && editor.store.move(two, one)));
    await press('Import 1 record');
    expect(names()).toEqual(['2', '1']);
    expect(panel()).toMatch(/nothing was imported yet.*Moved: Question \d, from place \d to \d/);
  });
});

test('records that are not in the file are named and stay', async () => {
  const { check, press, take, panel } = await openFaqs(faq(1), faq(2));
  await check(faq(2, 'From the file'));
  await take();
  expect(panel()).toContain('FAQ: 1 changed, 1 not in the file, which will stay');
  await press('Import 1 record');
  expect(stored()).toEqual([faq(1), faq(2, 'From the file')]);
});

test('what differs stays as it is here unless the user chooses otherwise', async () => {
  const { check, press, panel, editor } = await openFaqs(faq(1, 'Mine'), faq(2, 'Mine'));
  await check(faq(1, 'Theirs'), faq(2, 'Theirs'), faq(3));
  expect(panel()).toContain('FAQ: 1 new, 2 to answerAdded: Question 3These differ here and in the file');
  await press('Import 1 record');
  expect(stored()).toEqual([faq(1, 'Mine'), faq(2, 'Mine'), faq(3)]);
  await check(faq(1, 'Theirs'), faq(2, 'Theirs'), faq(3));
  await press('All from here');
  await press('Keep my answers');
  expect(panel()).toContain('Your answers were kept.');
  expect(screen.getAllByRole('button', { name: /^Undo / })).toHaveLength(1);
  await check(faq(1, 'Theirs'), faq(2, 'Theirs'), faq(3));
  await press('All from the file');
  await press('Import 2 records');
  expect(entriesOf(editor)).toEqual([faq(1, 'Theirs'), faq(2, 'Theirs'), faq(3)]);
});
