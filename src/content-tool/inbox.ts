import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { planChanges } from './plan';
import { exportAgain, PrivateFile, Refusal, readContentFile } from './read-file';
import { describePlan } from './report';
import { writeFiles } from './write-files';

/** Where the office uploads its files. Git does not have the folder while it is empty. */
const inbox = 'inbox';

const advice =
  'The file stays in the folder inbox. In the dashboard, press ‘Load from the website’ in these sections, correct what is named here and export again. Then delete this file from the folder and upload the new one. Of two files from one computer the later one has all changes, so delete the other.';
const failed =
  'The website fails its tests with these changes. The file stays in the folder inbox. Send the address of this page to your developer.';

/** @throws Refusal with what Git says */
function runGit(root: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', input });
  if (status !== 0) throw new Refusal([`git ${args[0]}: ${stderr.trim()}`]);
  return stdout.trim();
}

type Test = (root: string) => string[] | Promise<string[]>;

/** Builds the site and tests it. */
function testSite(root: string): string[] {
  // Vite, which has loaded this file, sets `NODE_ENV`: the build would be one for development.
  const env = { ...process.env, NODE_ENV: undefined };
  const options = { cwd: root, env, shell: true, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const { status, stdout } = spawnSync('npm test -- sync unit build dist', options);
  process.stdout.write(stdout);
  return status === 0 ? [] : [...new Set(stdout.match(/^ *(?:✗|FAIL) .*/gm))];
}

/** Lists the files by the days in them, or in their names. A second download of a day is named `name (1).json`. */
function listFiles(root: string): string[] {
  const keyOf = (path: string) => {
    const [, day] = /"day":\s*"([\d-]+)"/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    return `${day ?? /\d{4}-\d\d-\d\d/.exec(path)} ${path.replace('.json', '')}`;
  };
  const paths = runGit(root, ['ls-files', '-z', inbox]).split('\0').filter(Boolean);
  return paths.sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en', { numeric: true }));
}

/** Writes what the files change, one after the other. Returns the lines of the report. @throws Refusal with all faults */
async function applyFiles(root: string): Promise<string[]> {
  const lines: string[] = [];
  const faults: string[] = [];
  for (const path of listFiles(root)) {
    const name = basename(path);
    try {
      const file = readContentFile(join(root, path));
      if (Object.keys(file.sections).some((section) => !file.fingerprints?.[section]))
        throw new Refusal([`does not say which records it began with; ${exportAgain}`]);
      const plan = await planChanges(root, file);
      writeFiles(root, plan.files);
      lines.push(plan.files.size > 0 ? name : `${name}: changes nothing`, ...describePlan(plan));
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof PrivateFile) throw error;
      faults.push(...error.faults.map((fault) => `${name}: ${fault.replace(`${name}: `, '')}`));
    }
  }
  if (faults.length > 0) throw new Refusal([advice, ...faults]);
  return lines;
}

/**
 * Applies the files of the inbox, tests the site, commits, empties the inbox and pushes. Begins again if somebody has
 * pushed meanwhile, because only what was tested may be published.
 * @param test returns the lines that name failures
 * @throws Refusal, and then nothing is pushed
 */
export async function runInbox(root: string, test: Test = testSite): Promise<string[]> {
  const lines = await applyFiles(root);
  const failures = await test(root);
  if (failures.length > 0) throw new Refusal([failed, ...failures]);
  if (lines.length === 0) return ['The folder inbox is empty, so nothing has changed.'];
  const readHead = () => runGit(root, ['rev-parse', 'HEAD']);
  const tested = readHead();
  runGit(root, ['rm', '-rq', inbox]);
  runGit(root, ['add', '-A', 'src']);
  runGit(root, ['commit', '-qF', '-'], ['Apply what the office exported', '', ...lines].join('\n'));
  try {
    runGit(root, ['push', '-q']);
    return ['All is applied. The website shows it in a few minutes.', ...lines];
  } catch (error) {
    runGit(root, ['reset', '-q', '--keep', tested]);
    runGit(root, ['pull', '-q', '--rebase']);
    if (readHead() === tested) throw error;
    return runInbox(root, test);
  }
}
