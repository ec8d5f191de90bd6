import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSkipped } from '../support/skipped';

const isNoClone = isSkipped(!existsSync('.git'), 'this folder is no clone, so Git cannot tell its line ends');

test.skipIf(isNoClone)('a clone with `core.autocrlf` has the line ends of the repository', () => {
  const list = execFileSync('git', ['-c', 'core.autocrlf=true', 'ls-files', '--eol'], { encoding: 'utf8' });
  const texts = list.split('\n').filter((line) => line.startsWith('i/lf'));
  expect(texts.filter((line) => !line.includes('eol=lf'))).toEqual([]);
});
