// Applies each fault of faults.yaml to a copy of the project and prints the first stage that finds it.
// `npm run test:mutants -- 7 drawer` runs only the seventh and those with 'drawer' in their name.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const copy = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'mutants-')));
const report = join(copy, 'report.json');
const notCopied = ['.astro', '.git', 'dist', 'node_modules', 'test-results'];

process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Copies the working tree, links its packages, and copies cached pictures and fonts. */
function copyProject() {
  for (const name of fs.readdirSync(root))
    if (!notCopied.includes(name)) fs.cpSync(join(root, name), join(copy, name), { recursive: true });
  fs.mkdirSync(join(copy, 'node_modules'));
  for (const name of fs.readdirSync(modules)) {
    const [from, to] = [join(modules, name), join(copy, 'node_modules', name)];
    if (name === '.astro') fs.cpSync(from, to, { recursive: true });
    else if (!name.startsWith('.') || name === '.bin') fs.symlinkSync(fs.realpathSync(from), to, 'junction');
  }
}

/** Runs a tool in the copy. Returns undefined if it succeeds, and otherwise its output and its report. */
async function run(tool, ...args) {
  fs.rmSync(report, { force: true });
  const env = { ...process.env, CI: '', ASTRO_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  try {
    await promisify(execFile)(join(modules, '.bin', tool), args, { cwd: copy, env, maxBuffer: 1e9 });
  } catch ({ stdout, stderr }) {
    const written = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {};
    return { output: `${stdout}\n${stderr}`.trim().slice(-1000), written };
  }
}

/** Returns the first failed test, or undefined if all pass. @throws Error if the run itself fails */
async function vitest(project, ...command) {
  const reporter = ['--bail=1', '--reporter=json', `--outputFile=${report}`];
  const args = [...command, '-c', 'tests/vitest.config.ts', '--project', project, ...reporter];
  const failure = await run('vitest', ...args);
  for (const { name, message, assertionResults } of failure?.written.testResults ?? []) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    const why = failed?.failureMessages[0] ?? message;
    if (why) return { test: `${name.slice(copy.length + 1)}: ${failed?.fullName}`, why };
  }
  if (failure) throw new Error(failure.output);
}

async function playwright({ specs, title }) {
  const files = specs.map((spec) => `/${spec}.spec.ts`);
  const args = ['--project=browser', '-x', '--reporter=json', ...(title ? ['-g', title] : [])];
  const failure = await run('playwright', 'test', '-c', 'tests', ...args, ...files);
  if (!failure) return undefined;
  const list = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(list)];
  const hasFailed = ({ status }) => status === 'unexpected';
  const failed = list(failure.written).find(({ tests }) => tests.some(hasFailed));
  if (!failed) throw new Error(failure.output);
  const [error] = failed.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return { test: `tests/${failed.file}: ${failed.title}`, why: error?.message };
}

/** The stages, the quickest first. Types are no stage, because a fault of behaviour may have sound types. */
const stages = {
  unit: ({ file }) => vitest('unit', 'related', file, '--run'),
  content: ({ file }) => vitest('content', 'related', file, '--run'),
  component: ({ file }) => vitest('component', 'related', file, '--run'),
  build: async () => {
    // The fault may be in what reads the content.
    fs.rmSync(join(copy, 'node_modules/.astro/data-store.json'), { force: true });
    const why = (await run('astro', 'build'))?.output;
    return why && { test: 'astro build', why };
  },
  dist: () => vitest('dist', 'run'),
  browser: (fault) => (fault.specs ? playwright(fault) : undefined),
};

async function findFault(fault) {
  for (const [stage, find] of Object.entries(stages))
    try {
      const found = fault.skip?.includes(stage) ? undefined : await find(fault);
      if (found) return { stage, ...found };
    } catch (error) {
      return { stage: 'broken', test: stage, why: String(error) };
    }
  return { stage: 'nothing', test: '' };
}

const wanted = process.argv.slice(2);
const isWanted = ({ number, name }) => wanted.some((one) => one === number || name.includes(one));
const chosen = parse(fs.readFileSync(join(import.meta.dirname, 'faults.yaml'), 'utf8'))
  .map((fault, index) => ({ ...fault, number: String(index + 1) }))
  .filter((fault) => wanted.length === 0 || isWanted(fault));
for (const { name, file, find, specs = [] } of chosen) {
  const isThere = fs.readFileSync(join(root, file), 'utf8').split(find).length === 2;
  if (!isThere) throw new Error(`${name}: this fault's line has moved`);
  const isSpec = (spec) =>
    ['browser', 'journeys'].some((folder) => fs.existsSync(join(root, `tests/${folder}/${spec}.spec.ts`)));
  if (!specs.every(isSpec)) throw new Error(`${name}: one of its specs has moved`);
}
copyProject();
fs.mkdirSync(join(root, 'test-results'), { recursive: true });
const rows = [['number', 'name', 'stage', 'test', 'reason']];
for (const { number, name, ...fault } of chosen) {
  const path = join(copy, fault.file);
  const original = fs.readFileSync(path, 'utf8');
  fs.writeFileSync(path, original.split(fault.find).join(fault.replace));
  const { stage, test, why = '' } = await findFault(fault);
  fs.writeFileSync(path, original);
  const reason = stripVTControlCharacters(why).slice(0, 400);
  rows.push([number, name, stage, test, reason].map((cell) => cell.replace(/\s+/g, ' ')));
  fs.writeFileSync(join(root, 'test-results/mutants.tsv'), rows.map((row) => `${row.join('\t')}\n`).join(''));
  console.info(number.padStart(2), name.padEnd(30), stage.padEnd(9), test);
}
console.info(`${rows.filter(([, , stage]) => stage in stages).length} of ${chosen.length} found`);
