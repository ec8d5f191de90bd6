// Runs the project's checks and prints a summary. `npm test -- unit build` runs only these stages.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const results = join(root, 'test-results');
const bundled = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** The Node that npm installed with the project, because the system's may be too old. */
const node = existsSync(bundled) ? bundled : process.execPath;
const env = {
  ...process.env,
  PATH: join(modules, '.bin') + delimiter + (process.env.PATH ?? ''),
  ASTRO_TELEMETRY_DISABLED: '1',
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** Buffers a stage's output until `show`, because parallel stages would mix their lines. */
function createOutput() {
  let held = '';
  const write = (part) => {
    held += part;
  };
  return {
    write,
    show() {
      process.stdout.write(held);
      this.write = (part) => process.stdout.write(part);
    },
  };
}

/** Runs a script and prints its output. Returns the output and the exit code. */
function runScript(output, script, args, extra = {}) {
  return new Promise((done) => {
    const child = spawn(node, [script, ...args], {
      cwd: root,
      env: { ...env, ...extra },
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      printed += part;
      output.write(part);
    });
    child.stderr.setEncoding('utf8').on('data', (part) => output.write(part));
    child.on('close', (code) => done({ ok: code === 0, printed: stripVTControlCharacters(printed) }));
  });
}

/** Runs a tool of node_modules. */
function run(output, tool, args, extra) {
  const [owner] = /^@[^/]+\/[^/]+|^[^/]+/.exec(tool);
  const { bin } = JSON.parse(readFileSync(join(modules, owner, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[tool.split('/').at(-1)];
  return runScript(output, resolve(modules, owner, script), args, extra);
}

async function vitest(output, name, ...projects) {
  const file = join(results, `${name}.json`);
  const { ok } = await run(output, 'vitest', [
    'run',
    '-c',
    'tests/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (!existsSync(file)) return { ok: false, count: 'no report' };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ok,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

async function playwright(output, project) {
  const file = join(results, `${project}.json`);
  const reporter = process.env.CI ? 'dot,json' : 'list,json';
  const { ok } = await run(
    output,
    'playwright',
    ['test', '-c', 'tests', `--project=${project}`, `--reporter=${reporter}`],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  if (!existsSync(file)) return { ok: false, count: 'no report' };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, flaky, unexpected, skipped } = stats;
  return { ok, passed: expected, failed: unexpected + flaky, skipped };
}

async function count(output, pattern, tool, ...args) {
  const { ok, printed } = await run(output, tool, args);
  return { ok, count: pattern.exec(printed)?.[0] ?? '' };
}

/** Stages of `npm test`. */
const checks = {
  lint: async (output) => {
    const pattern = /Checked \d+ files/;
    const linted = await count(output, pattern, '@biomejs/biome', 'check', '--error-on-warnings', '.');
    const { ok } = await run(output, 'knip', []);
    return { ...linted, ok: linted.ok && ok };
  },
  format: async (output) => {
    const styled = await count(output, /All matched files/, 'prettier', '--check', 'src/**/*.astro');
    const { ok } = await runScript(output, 'src/content-tool/format.ts', ['--check']);
    return { ...styled, ok: styled.ok && ok };
  },
  unit: (output) => vitest(output, 'unit', 'unit', 'component'),
  types: (output) => count(output, /Result \(\d+ files\)/, 'astro', 'check'),
  build: (output) => count(output, /\d+ page\(s\) built in [\d.]+ ?\w+/, 'astro', 'build'),
  dist: (output) => vitest(output, 'dist', 'build'),
  /** Builds again. Copies of the project skip it, because their build does not differ. */
  rebuild: (output) => vitest(output, 'rebuild', 'rebuild'),
  browser: (output) => playwright(output, 'browser'),
};

/** Stages with commands of their own. `speed` and `touch` measure the built site. */
const others = {
  speed: (output) => vitest(output, 'speed', 'speed'),
  touch: (output) => playwright(output, 'touch'),
  'how-tos': (output) => vitest(output, 'how-tos', 'how-tos'),
};

/**
 * Chains of stages, which run in parallel. A stage waits for those before it in its chains. A stage without a
 * chain waits for all stages above it. `types` and `build` write the same files of Astro.
 */
const chains = [
  ['lint', 'format', 'unit', 'types'],
  ['build', 'types'],
  ['build', 'dist', 'rebuild'],
];

const stages = { ...checks, ...others };
const wanted = process.argv.slice(2);
/**
 * `speed --trace /about/` measures only this page on a throttled phone and keeps its traces in test-results.
 */
const traceAt = wanted.indexOf('--trace');
if (traceAt >= 0) [, env.SPEED_TRACE] = wanted.splice(traceAt, 2);
const unknown = wanted.find((name) => !(name in stages));
if (unknown) {
  process.stderr.write(`There is no stage '${unknown}'. Stages: ${Object.keys(stages).join(', ')}\n`);
  process.exit(2);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const names = Object.keys(stages).filter((name) =>
  wanted.length > 0 ? wanted.includes(name) : name in checks,
);

const outputs = new Map(names.map((name) => [name, createOutput()]));
const finished = new Map();

/** Lists the stages that a stage waits for. */
function listAwaited(name) {
  const own = chains.filter((chain) => chain.includes(name));
  const before = own.flatMap((chain) => chain.slice(0, chain.indexOf(name)));
  return own.length > 0
    ? names.filter((other) => before.includes(other))
    : names.slice(0, names.indexOf(name));
}

/** Runs a stage after those that it waits for. After a failed `build`, runs only `types`. */
async function runStage(name) {
  const done = await Promise.all(listAwaited(name).map((other) => finished.get(other)));
  if (name !== 'types' && done.some(({ isMissing }) => isMissing)) return { isMissing: true };
  const began = performance.now();
  const result = await stages[name](outputs.get(name));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { ...result, seconds, isMissing: name === 'build' && !result.ok };
}
// Each stage starts once all are in the map.
for (const name of names) finished.set(name, Promise.resolve(name).then(runStage));

/** Describes what a stage ran: `'9 passed, 0 failed, 1 skipped'`. */
function describe({ count, passed, failed, skipped }) {
  return count ?? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

const lines = [];
const total = { passed: 0, failed: 0, skipped: 0 };
let failed = false;

for (const name of names) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n`);
  outputs.get(name).show();
  const result = await finished.get(name);
  const { ok, passed = 0, failed: wrong = 0, skipped = 0, seconds, isMissing } = result;
  lines.push(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${describe(result).padEnd(40)} ${seconds.padStart(6)} s`);
  total.passed += passed;
  total.failed += wrong;
  total.skipped += skipped;
  failed ||= !ok;
  if (isMissing) {
    lines.push('  The stages after build were not run: there is no site to test.');
    break;
  }
}

const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n── summary ${'─'.repeat(63)}\n${lines.join('\n')}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
if (failed) process.stdout.write('Something failed: look at the first ✗.\n');
process.exitCode = failed ? 1 : 0;
