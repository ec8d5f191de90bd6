import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeFiles } from '~/content-tool/write-files';

const root = mkdtempSync(join(tmpdir(), 'write-files-'));

afterEach(() => rmSync(root, { recursive: true }));

test('ignores and keeps files beside others, such as drafts of a run that was killed', () => {
  mkdirSync(join(root, 'faq'));
  for (const name of ['en.yaml', '.en.yaml.draft', '.en.yaml']) writeFileSync(join(root, 'faq', name), name);
  writeFiles(root, new Map([['faq/en.yaml', 'new']]));
  const contents = readdirSync(join(root, 'faq')).map((name) => [
    name,
    readFileSync(join(root, 'faq', name), 'utf8'),
  ]);
  expect(Object.fromEntries(contents)).toEqual({
    'en.yaml': 'new',
    '.en.yaml.draft': '.en.yaml.draft',
    '.en.yaml': '.en.yaml',
  });
  expect(readdirSync(join(root, '.astro'))).toEqual([]);
});
