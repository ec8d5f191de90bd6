import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError, fillFacts, readTable, table } from '~/lib/content/table';

describe('readTable', () => {
  test('reads rows with ids as strings and clean texts, because names are keys of orders', () => {
    const text = '- id: 7\n  name: "Gar\u00adlic\u00a0Powder\ufeff"\n  uses: ["me\u200bat"]\n- id: til';
    expect(readTable('a.yaml', text)).toEqual([
      { id: '7', name: 'Garlic Powder', uses: ['meat'] },
      { id: 'til' },
    ]);
  });

  test('reads a file with a byte order mark', () => {
    expect(readTable('a.yaml', '\ufeff- id: 7')).toEqual([{ id: '7' }]);
  });

  test.each([
    ['a record instead of a list', 'id: 1', 'expected a list of rows'],
    ['an empty file', '', 'expected a list of rows'],
    ['a bare word among the rows', '- id: 1\n- cumin', 'row 2 is no record'],
    ['an empty row', '- id: 1\n-', 'row 2 is no record'],
    ['a row without an id', '- id: 1\n- name: Cumin', 'row 2 has no id'],
    ['an id that is a list', '- id: [1]', 'row 1 has no id'],
    ['broken YAML', '- id: 1\n  name: "Cumin', 'Missing closing "quote at line 2'],
    ['a key given twice', '- id: 1\n  name: Til\n  name: Tori', 'Map keys must be unique at line 3'],
    ['an unknown tag', '- id: !image 1', 'Unresolved tag: !image'],
  ])('refuses %s and names the file and the reason', (_, text, reason) => {
    const read = () => readTable('src/content/faq/en.yaml', text);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(/^src\/content\/faq\/en\.yaml: \S/);
    expect(read).toThrow(reason);
  });
});

describe('table', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(root, 'rows'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const write = (name: string, text: string) => writeFileSync(join(root, 'rows', name), text);

  async function load(languages?: string[], folder = 'rows/', watcher?: EventEmitter) {
    const entries: unknown[] = [];
    const context = {
      config: { root: pathToFileURL(`${root}/`) },
      store: { clear: () => entries.splice(0), set: (entry: unknown) => entries.push(entry) },
      parseData: async ({ data }: { data: unknown }) => data,
      watcher,
      logger: { error: (message: string) => entries.push(message) },
    };
    await table(folder, languages).load(context as unknown as LoaderContext);
    return entries;
  }

  test('adds the group and the index to each row', async () => {
    write('pouch.yaml', '- id: 101');
    write('box.yaml', '- id: 1\n  name: Meat Spice\n- id: 2');
    expect(await load()).toEqual([
      { id: '1', data: { name: 'Meat Spice', group: 'box', order: 0 }, filePath: 'rows/box.yaml' },
      { id: '2', data: { group: 'box', order: 1 }, filePath: 'rows/box.yaml' },
      { id: '101', data: { group: 'pouch', order: 0 }, filePath: 'rows/pouch.yaml' },
    ]);
  });

  test('loads only rows of published languages', async () => {
    write('en.yaml', '- id: storage');
    write('ne.yaml', '- id: storage');
    expect(await load(['en', 'ne'])).toMatchObject([{ id: 'en/storage' }, { id: 'ne/storage' }]);
    expect(await load(['en'])).toMatchObject([{ id: 'en/storage' }]);
  });

  test('refuses a duplicate product number', async () => {
    write('box.yaml', '- id: 1\n- id: 1');
    await expect(load()).rejects.toThrow("rows/box.yaml: the id '1' stands twice");
    write('box.yaml', '- id: 1');
    write('pouch.yaml', '- id: 1');
    await expect(load()).rejects.toThrow("rows/pouch.yaml: the id '1' stands twice");
  });

  test('replaces placeholders at any depth and names an unknown one', () => {
    const known = { brand: 'Spice', ad: 2001 };
    const row = { title: 'Since {ad}', text: ['{brand}', { heading: '{brand} {ad}' }], year: 7 };
    const filled = { title: 'Since 2001', text: ['Spice', { heading: 'Spice 2001' }], year: 7 };
    expect(fillFacts('a.yaml', row, known)).toEqual(filled);
    expect(() => fillFacts('a.yaml', '{brnad}', known)).toThrow("a.yaml: '{brnad}' is none of {brand}, {ad}");
    expect(fillFacts('a.yaml', 'Stir in the {101}', known)).toBe('Stir in the {101}');
  });

  test('refuses a missing picture with file, row and path', async () => {
    write('box.yaml', '- id: 1\n  image: __ASTRO_IMAGE_lost/1.jpg');
    await expect(load()).rejects.toThrow("rows/box.yaml: row '1': image 'lost/1.jpg' is not there");
    write('lost.jpg', '');
    write('box.yaml', '- id: 1\n  image: __ASTRO_IMAGE_./lost.jpg');
    expect(await load()).toHaveLength(1);
  });

  test('reads the folder again after any change of a file in it', async () => {
    const watcher = Object.assign(new EventEmitter(), { add: () => {} });
    const entries = await load(undefined, 'rows/', watcher);
    for (const [place, event] of ['add', 'change', 'unlink'].entries()) {
      write(`${event}.yaml`, `- id: ${place}`);
      watcher.emit(event, join(root, `rows/${event}.yaml`));
      await vi.waitFor(() => expect(entries).toHaveLength(place + 1));
    }
    await expect(load(undefined, 'nowhere/')).rejects.toThrow('nowhere/: no such folder');
  });
});
