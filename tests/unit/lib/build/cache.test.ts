import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cacheFile, cachePath, writeAtomically } from '~/lib/build/cache';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
const code = join(folder, 'code.ts');
writeFileSync(code, 'draw(1)');
const testFolder = `test-${process.pid}`;
const entry = { folder: testFolder, name: 'card', extension: 'txt', inputs: ['words'], code: [code] };

afterAll(() => {
  for (const used of [folder, join('node_modules/.astro', testFolder)]) rmSync(used, { recursive: true });
});

test('makes a file once for simultaneous requests', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return 'content';
  };
  const paths = await Promise.all([cacheFile(entry, make), cacheFile(entry, make)]);
  paths.push(await cacheFile(entry, make));
  expect(new Set(paths).size).toBe(1);
  expect(readFileSync(paths[0] ?? '', 'utf8')).toBe('content');
  expect(made).toBe(1);
});

test('retries after a failure', async () => {
  const failing = { ...entry, inputs: ['failing'] };
  await expect(cacheFile(failing, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(existsSync(cachePath(failing))).toBe(false);
  expect(readFileSync(await cacheFile(failing, async () => 'late'), 'utf8')).toBe('late');
});

test('the path depends on every input and on the code, which must be named', () => {
  const paths = [['words'], ['word'], ['w', 'ords'], ['words', '']].map((inputs) =>
    cachePath({ ...entry, inputs }),
  );
  writeFileSync(code, 'draw(2)');
  paths.push(cachePath(entry));
  expect(new Set(paths).size).toBe(paths.length);
  expect(() => cachePath({ ...entry, code: [] })).toThrow('names no code');
});

test('replaces a file as a whole', () => {
  const path = join(folder, 'new/file.txt');
  writeAtomically(path, 'before');
  const opened = openSync(path, 'r');
  writeAtomically(path, 'after');
  expect(readFileSync(opened, 'utf8')).toBe('before');
  closeSync(opened);
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readdirSync(join(folder, 'new'))).toEqual(['file.txt']);
});
