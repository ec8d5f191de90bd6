import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addEntry, entriesOf, readRecord } from '../../unit/cms/entries';
import { button, clearBrowser, openDashboard, shownRecords } from './dashboard';

beforeEach(clearBrowser);

const faq = (id: number, a = `Answer ${id}`) => ({ id, q: `Question ${id}`, a });
const stored = () => JSON.parse(localStorage.getItem('faqs') ?? '[]');
const names = () => shownRecords().map((record) => record.querySelector('h3')?.textContent?.slice(-1));

/** Opens the questions, and checks files as the button 'Open a backup' does. */
async function openFaqs(...records: object[]) {
  localStorage.setItem('faqs', JSON.stringify(records));
  const user = await openDashboard('/cms/faq/');
  const { checkFile, $imports } = await import('~/cms/copies/import-state');
  const editor = (await import('~/cms/editors')).editorOf('faq');
  const check = (...faqs: object[]) => {
    const file = new File([JSON.stringify({ version: 2, sections: { faqs } })], 'faqs.json');
    return act(() => checkFile(editor.key, file, [editor]));
  };
  const panel = () => screen.queryByRole('group', { name: 'Import' })?.textContent ?? '';
  /** Resolves when no import or its undoing is running. */
  const isWritten = () =>
    new Promise<void>((resolve) => {
      $imports.subscribe(({ [editor.key]: state }) => state?.isWriting || resolve());
    });
  const press = async (name: string) => {
    await user.click(button(name));
    await act(isWritten);
  };
  /** Presses the button that undoes the latest import. */
  const undo = async () => {
    await user.click(screen.getByRole('button', { name: /^Undo / }));
    await act(isWritten);
  };
  return { user, check, press, undo, panel, editor };
}

describe('a record that changed after the file was compared', () => {
  const changes = {
    edited: (list: object[]) => [...list.slice(0, 1), faq(2, 'An hour of work'), ...list.slice(2)],
    deleted: (list: object[]) => list.filter((_, index) => index !== 1),
  };

  test.each(Object.entries(changes))('is shown instead of replaced: %s', async (_, change) => {
    const { check, press, undo, panel } = await openFaqs(faq(1), faq(2));
    await check(faq(1, 'From the file'), faq(2), faq(3));
    expect(button('Import 2 records')).toBeTruthy();
    const changed = change(stored());
    localStorage.setItem('faqs', JSON.stringify(changed));
    await press('Import 2 records');
    expect(panel()).toContain('2 records imported. Some records changed here after the file was checked');
    const kept = changed.filter(({ id }: { id?: number }) => id === 2);
    expect(stored()).toEqual([faq(1, 'From the file'), ...kept, faq(3)]);
    await press('Import 1 record');
    expect(stored()).toContainEqual(faq(2));
    await undo();
    await undo();
    expect(stored()).toEqual(changed);
  });

  test('is kept if it changed while the import began', async () => {
    const all = Array.from({ length: 41 }, (_, index) => faq(index + 1));
    const { check, press, panel, editor } = await openFaqs(...all);
    await check(...all.map(({ id }) => faq(id, 'From the file')));
    const { merge } = editor.store;
    vi.spyOn(editor.store, 'merge').mockImplementationOnce((plan) => {
      const last = editor.store.$records.get().at(-1);
      if (last) editor.store.replace(last, readRecord(editor, faq(41, 'An hour of work')));
      return merge(plan);
    });
    await press('Import 41 records');
    expect(stored().at(-1)).toEqual(faq(41, 'An hour of work'));
    expect(panel()).toContain('40 records imported.');
    expect(panel()).toContain('Question 41 (Answer: ');
  });
});

describe('an import', () => {
  test('can be undone after another file was checked and its panel closed', async () => {
    const { check, press, undo, panel } = await openFaqs(faq(1));
    await check(faq(1, 'From the file'));
    await press('Import 1 record');
    await check(faq(1, 'From the file'));
    expect(panel()).toContain('You already have all of it');
    await press('Close');
    expect(panel()).toBe('');
    await undo();
    expect(stored()).toEqual([faq(1)]);
  });

  test('and the one before it can be undone', async () => {
    const { check, press, undo } = await openFaqs(faq(1));
    for (const text of ['First', 'Second']) {
      await check(faq(1, text));
      await press('Import 1 record');
    }
    await undo();
    expect(stored()).toEqual([faq(1, 'First')]);
    await undo();
    expect(stored()).toEqual([faq(1)]);
    expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull();
  });

  test('names its records in the button that undoes it, and is offered again then', async () => {
    const { check, press, undo, panel } = await openFaqs(faq(1));
    await check(faq(1, 'From the file'), faq(2));
    await press('Import 2 records');
    expect(screen.getByRole('button', { name: 'Undo the import of 2 records' })).toBeTruthy();
    await undo();
    expect(panel()).toContain('Importing it again changes these sections:FAQ: 1 new, 1 replacing');
    await press('Import 2 records');
    expect(stored()).toEqual([faq(1, 'From the file'), faq(2)]);
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
    const { applyImport, $imports } = await import('~/cms/copies/import-state');
    await check(faq(1));
    const { sections = [] } = $imports.get()[editor.key] ?? {};
    await act(async () => {
      const running = applyImport(editor.key, sections);
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
    const { check, press, editor } = await openFaqs(faq(1), faq(2));
    await check(faq(1), faq(2), faq(3));
    const [one, two] = editor.store.$records.get();
    act(() => void (one && two && editor.store.move(two, one)));
    await press('Import 1 record');
    expect(names()).toEqual(['2', '1', '3']);
  });
});

test('records that are not in the file are named and stay', async () => {
  const { check, press, panel } = await openFaqs(faq(1), faq(2));
  await check(faq(2, 'From the file'));
  expect(panel()).toContain('FAQ: 1 replacing existing records, 1 not in the file, which will stay');
  await press('Import 1 record');
  expect(stored()).toEqual([faq(1), faq(2, 'From the file')]);
});

test('a record that was changed here since the file was written stays unless the user chooses otherwise', async () => {
  const user = await openDashboard('/cms/');
  const faq = (await import('~/cms/editors')).editorOf('faq');
  const { whenKept } = await import('~/cms/copies/versions');
  const { checkFile } = await import('~/cms/copies/import-state');
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 9, 0));
  const change = (q: string) =>
    act(() => {
      const [record] = faq.store.$records.get();
      if (record) faq.store.replace(record, readRecord(faq, { q, a: 'A' }));
      else addEntry(faq, { q, a: 'A' });
    });
  change('Before');
  await whenKept();
  const entries = [...entriesOf(faq), { id: 7, q: 'Theirs', a: 'A' }];
  change('Mine');
  await whenKept();
  const file = new File([JSON.stringify({ version: 2, sections: { faqs: entries } })], 'other.json');
  await act(() => checkFile('all', file, [faq]));
  expect(screen.getByText(/^FAQ: 1 new/).textContent).toBe('FAQ: 1 new');
  await user.click(screen.getByRole('radio', { name: 'In the file: as it was' }));
  await user.click(button('Import 2 records'));
  await screen.findByText('2 records imported.');
  expect(entriesOf(faq).map((record) => Reflect.get(record, 'q'))).toEqual(['Before', 'Theirs']);
  vi.restoreAllMocks();
});
