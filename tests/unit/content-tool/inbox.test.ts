import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { brand } from '~/config/site';
import { run } from '~/content-tool/command';
import { runInbox } from '~/content-tool/inbox';
import { type AnyRecord, backupPrefix, withValue } from '~/domain/content/record';
import { copyProject, makeFingerprints } from './project';

const project = copyProject();
const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
/** The repository of the host. */
const host = join(folder, 'host.git');
const file = { ...project.make(), fingerprints: makeFingerprints(project.root) };
const field = `${defaultLocale}.question`;
const [one = '', two] = (file.sections.faq ?? []).map(({ id }) => `faq, record '${id}'`);
const pass = () => [];

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const identify = (root: string) => {
  git(root, 'config', 'user.name', 'Robot');
  git(root, 'config', 'user.email', 'robot@spice.example');
};
const show = (path: string) => git(host, 'show', `main:${path}`);
const list = () => git(host, 'ls-tree', '--name-only', 'main');
const head = () => git(host, 'rev-parse', 'main');

/** Returns a clone with what the host has now. */
function checkOut(name = 'robot'): string {
  const root = join(folder, name);
  if (!existsSync(root)) git(folder, 'clone', '-q', host, root);
  identify(root);
  git(root, 'fetch', '-q');
  git(root, 'reset', '-q', '--hard', 'origin/main');
  return root;
}

/** Pushes files, as the page of the host does. */
function upload(files: Record<string, unknown>): void {
  const root = checkOut('office');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'Add files via upload');
  git(root, 'push', '-q');
}

/** Makes a content file with other questions by their places. */
function makeFile(day: string, questions: Record<number, string>) {
  const faq = file.sections.faq?.map((record: AnyRecord, place) => {
    const text = questions[place];
    return text === undefined ? record : withValue(record, field, text);
  });
  return { ...file, day, sections: { faq } };
}

const path = (day: string, more = '') => `inbox/for-the-website-content-${day}${more}.json`;
const question = 'Is it hot?';
const uploadOne = () => upload({ [path('2026-11-28')]: makeFile('2026-11-28', { 0: question }) });

beforeAll(() => {
  git(project.root, 'init', '-qb', 'main');
  identify(project.root);
  git(project.root, 'add', '-A');
  git(project.root, 'commit', '-qm', 'Start');
  git(folder, 'clone', '-q', '--bare', project.root, host);
  git(host, 'tag', 'start');
});

beforeEach(() => void git(host, 'update-ref', 'refs/heads/main', 'start'));

afterAll(() => {
  project.remove();
  rmSync(folder, { recursive: true });
});

test('a file is applied, committed with its report and removed', async () => {
  uploadOne();
  await runInbox(checkOut(), pass);
  expect(show('src/content/faq.yaml')).toContain(question);
  expect(list()).toBe('src');
  expect(git(host, 'log', '-1', '--format=%B', 'main')).toMatch(
    /^Apply what the office exported\n\nfor-the-website-content-2026-11-28\.json\nFAQ\n {2}changed .* → 'Is it hot\?'/,
  );
});

test('the day of new prices is committed with them', async () => {
  upload({ [path('2026-11-28')]: { ...makeFile('2026-11-28', { 0: question }), pricesFrom: '2031-01-02' } });
  const root = checkOut();
  await runInbox(root, pass);
  expect(show('src/config/site.ts')).toContain("pricesFrom: '2031-01-02'");
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test('files are applied in the order of the days in them, then of their names', async () => {
  upload({
    [path('2026-11-27')]: makeFile('2026-11-28', { 0: question, 1: 'Is it fresh?' }),
    [path('2026-11-28')]: makeFile('2026-11-27', {}),
    [path('2026-11-28', ' (1)')]: makeFile('2026-11-27', { 0: question }),
  });
  const lines = await runInbox(checkOut(), pass);
  expect(lines.filter((line) => line.includes('.json')).map((line) => line.slice(-15))).toEqual([
    'changes nothing',
    '-11-28 (1).json',
    '2026-11-27.json',
  ]);
  expect(show('src/content/faq.yaml')).toMatch(/Is it hot\?[\s\S]*Is it fresh\?/);
});

test('an older file does not undo a newer one', async () => {
  uploadOne();
  await runInbox(checkOut(), pass);
  upload({ [path('2026-11-27')]: makeFile('2026-11-27', { 1: 'Is it fresh?' }) });
  const before = head();
  const { lines, code } = await run(checkOut(), ['--inbox']);
  expect(code).toBe(1);
  expect(lines.slice(2)).toEqual([
    `for-the-website-content-2026-11-27.json: ${one}, ${field}: has changed since this file was made`,
  ]);
  expect(head()).toBe(before);
});

test('all files that are refused are told, those that conflict with each other, too', async () => {
  upload({
    [path('2026-11-24')]: { ...makeFile('2026-11-24', {}), fingerprints: undefined },
    [path('2026-11-25')]: { ...makeFile('2026-11-25', {}), brand: 'Other' },
    [path('2026-11-26')]: makeFile('2026-11-26', { 0: '' }),
    [path('2026-11-27')]: makeFile('2026-11-27', { 1: 'Is it fresh?' }),
    [path('2026-11-28')]: makeFile('2026-11-28', { 0: question }),
  });
  const before = head();
  const { lines, code } = await run(checkOut(), ['--inbox']);
  expect(code).toBe(1);
  expect(lines[0]).toBe('Nothing was published.');
  expect(lines.slice(2).map((line) => line.replace('for-the-website-content-2026-11-', ''))).toEqual([
    '24.json: does not say which records it began with; reload the dashboard, export again',
    `25.json: brand: is of Other, and this website is of ${brand.name}`,
    `26.json: ${one.replace('record', 'record 1')}, ${field}: is missing`,
    `28.json: ${two}, ${field}: has changed since this file was made`,
  ]);
  expect(head()).toBe(before);
});

test.each([`${backupPrefix}office.json`, 'orders.csv'])(
  '%s is refused before others, and nothing of it is printed',
  async (name) => {
    const phone = '+977 980 555 0142';
    upload({
      [`inbox/${name}`]: phone,
      [path('2026-11-25')]: { ...makeFile('2026-11-25', {}), brand: 'Other' },
    });
    const { lines, code } = await run(checkOut(), ['--inbox']);
    expect(code).toBe(1);
    expect(lines[1]).toContain(`${name} is private`);
    expect(lines.join()).not.toMatch(/980 555|Other/);
  },
);

test('nothing is pushed if a test fails, which runs as in production', async () => {
  const code = "console.info('FAIL', process.env.NODE_ENV, ...process.argv.slice(2)); process.exitCode = 1;";
  upload({ 'package.json': { scripts: { test: 'node test.js' } }, 'test.js': code });
  uploadOne();
  const before = head();
  const { lines } = await run(checkOut(), ['--inbox']);
  expect(lines.slice(2)).toEqual(['FAIL undefined sync unit build dist']);
  expect(head()).toBe(before);
});

test('a run begins again if a developer has pushed meanwhile', async () => {
  uploadOne();
  const tested: boolean[] = [];
  await runInbox(checkOut(), (root) => {
    if (tested.length === 0) upload({ 'notes.txt': 'New' });
    tested.push(existsSync(join(root, 'notes.txt')));
    return [];
  });
  expect(tested).toEqual([false, true]);
  expect(list()).toBe('notes.txt\nsrc');
  expect(show('src/content/faq.yaml')).toContain(question);
});

test('two runs at once apply each file once', async () => {
  upload({ [path('2026-11-27')]: makeFile('2026-11-27', { 0: question }) });
  const early = checkOut();
  upload({ [path('2026-11-28')]: makeFile('2026-11-28', { 0: question, 1: 'Is it fresh?' }) });
  await Promise.all([early, checkOut('other')].map((root) => runInbox(root, pass)));
  expect(show('src/content/faq.yaml')).toMatch(/Is it hot\?[\s\S]*Is it fresh\?/);
  expect(git(host, 'log', '--format=%s', 'main').match(/^Apply/gm)).toHaveLength(1);
  expect(list()).toBe('src');
});
