import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCloth, readCloth } from '~/lib/pictures/woven';
import { parseMap } from '~/lib/province-map';

test('draws each run of a thread as one stretch', () => {
  const { width, height, threads } = parseCloth('rr.t\n.rrr\n');
  expect([width, height]).toEqual([4, 2]);
  expect(Object.fromEntries(threads)).toEqual({ r: 'M0 0h2v1h-2zM1 1h3v1h-3z', t: 'M3 0h1v1h-1z' });
});

test('reads files with line ends of Windows', () => {
  expect(parseCloth('r.\r\nrr\r\n')).toEqual(parseCloth('r.\nrr\n'));
  expect(parseMap('.1.\r\n.1M\r\n')).toEqual(parseMap('.1.\n.1M\n'));
});

test.skipIf(!existsSync('.git'))('a clone with `core.autocrlf` has the line ends of the repository', () => {
  const list = execFileSync('git', ['-c', 'core.autocrlf=true', 'ls-files', '--eol'], { encoding: 'utf8' });
  const texts = list.split('\n').filter((line) => line.startsWith('i/lf'));
  expect(texts.filter((line) => !line.includes('eol=lf'))).toEqual([]);
});

test('names the file of a picture that is missing', () => {
  expect(() => readCloth('nothing')).toThrow('src/assets/woven/nothing.txt');
});
