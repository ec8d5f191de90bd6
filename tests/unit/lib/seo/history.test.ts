import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readHistory } from '~/lib/seo/history';

const hasGit = (() => {
  try {
    execFileSync('git', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const repository = join(folder, 'full');
const first = '2024-01-01T00:00:00.000Z';
const second = '2025-02-02T00:00:00.000Z';
const third = '2026-03-03T00:00:00.000Z';

function git(cwd: string, date: string, ...args: string[]): void {
  const identity = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.example' };
  execFileSync('git', ['-c', 'commit.gpgsign=false', ...args], {
    cwd,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...identity,
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b.example',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
  });
}

function commit(date: string, name: string, text: string): void {
  writeFileSync(join(repository, name), text);
  git(repository, date, 'add', '.');
  git(repository, date, 'commit', '-m', name);
}

describe.skipIf(!hasGit)('the history of content', () => {
  beforeAll(() => {
    execFileSync('git', ['init', '-q', repository]);
    commit(first, 'pages.yaml', '- id: home\n  title: a\n\n- id: about\n  title: b\n');
    commit(second, 'faq.yaml', '- id: x\n');
    commit(third, 'pages.yaml', '- id: home\n  title: new\n\n- id: about\n  title: b\n');
    git(folder, third, 'clone', '-q', '--depth=1', `file://${repository}`, 'shallow');
    git(folder, third, 'clone', '-q', '--depth=2', `file://${repository}`, 'deeper');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('knows when a file last changed', () => {
    const history = readHistory(repository);
    expect(history.ofFiles(['faq.yaml'])).toEqual(new Date(second));
    expect(history.ofFiles(['faq.yaml', 'pages.yaml'])).toEqual(new Date(third));
  });

  test('knows it of each row of a table', () => {
    const history = readHistory(repository);
    expect(history.ofRow('pages.yaml', 'home')).toEqual(new Date(third));
    expect(history.ofRow('pages.yaml', 'about')).toEqual(new Date(first));
  });

  test('says nothing of what is not there', () => {
    const history = readHistory(repository);
    expect(history.ofRow('pages.yaml', 'team')).toBeUndefined();
    expect(history.ofRow('lost.yaml', 'home')).toBeUndefined();
    expect(history.ofFiles(['lost.yaml'])).toBeUndefined();
    expect(history.ofFiles([])).toBeUndefined();
  });

  test('says nothing where the history was cut, and what is newer where it can', () => {
    expect(readHistory(join(folder, 'shallow')).ofFiles(['faq.yaml'])).toBeUndefined();
    expect(readHistory(join(folder, 'shallow')).ofRow('pages.yaml', 'home')).toBeUndefined();
    const deeper = readHistory(join(folder, 'deeper'));
    expect(deeper.ofRow('pages.yaml', 'home')).toEqual(new Date(third));
    expect(deeper.ofRow('pages.yaml', 'about')).toBeUndefined();
  });

  test('leaves out lines that were never committed', () => {
    writeFileSync(join(repository, 'pages.yaml'), '- id: home\n  title: newer\n\n- id: about\n  title: b\n');
    expect(readHistory(repository).ofRow('pages.yaml', 'home')).toEqual(new Date(first));
  });
});

test('says nothing outside a repository', () => {
  expect(readHistory(tmpdir()).ofFiles(['a'])).toBeUndefined();
  expect(readHistory(tmpdir()).ofRow('a', 'b')).toBeUndefined();
});

test('says nothing where git is missing', () => {
  vi.stubEnv('PATH', '');
  expect(readHistory('.').ofFiles(['package.json'])).toBeUndefined();
  expect(readHistory('.').ofRow('src/content/pages/en.yaml', 'home')).toBeUndefined();
  vi.unstubAllEnvs();
});
