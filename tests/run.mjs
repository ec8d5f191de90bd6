// Prints stages, counts and times of the checks. `npm test -- unit dist` runs only these stages.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

const vitest = 'vitest run -c tests/vitest.config.ts --project';
const playwright = 'playwright test -c tests --reporter dot --project';

/** Commands of each stage. */
const stages = {
  sync: ['astro sync'],
  lint: ['biome check --error-on-warnings .', 'knip'],
  format: ['prettier --check "src/**/*.astro"', 'node src/content-tool/format.ts --check'],
  types: ['astro check --noSync'],
  unit: [`${vitest} unit --project component`],
  build: ['astro build'],
  dist: [`${vitest} dist`],
  browser: [`${playwright} browser`],
  full: [`${vitest} full`, `${playwright} full`],
};
/** Lanes of a round run in parallel, the stages of a lane one after the other. */
const rounds = [
  [['sync']],
  [
    ['build', 'dist'],
    ['lint', 'format', 'types', 'unit'],
  ],
  [['browser']],
  [['full']],
];

const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : Object.keys(stages).filter((name) => name !== 'full');
const unknown = wanted.find((name) => !(name in stages));
if (unknown) throw new Error(`There is no stage '${unknown}'. Stages: ${Object.keys(stages).join(', ')}`);

const words = ['passed', 'failed', 'skipped'];
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Runs a command in a shell, which finds the tools of npm. */
const run = (command) =>
  new Promise((done) => {
    const child = spawn(command, { shell: true, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    child.on('close', (code) => done({ isFailed: code !== 0, output: stripVTControlCharacters(output) }));
  });

/** Returns the last number before a word, such as 9 of `9 passed`. */
const readCount = ({ output }, word) =>
  Number(output.match(new RegExp(`\\d+(?= ${word}\\b)`, 'g'))?.at(-1) ?? 0);

async function runStage(name) {
  const began = performance.now();
  const results = [];
  for (const command of stages[name]) results.push(await run(command));
  const isFailed = results.some((result) => result.isFailed);
  const sum = (word) => results.reduce((count, result) => count + readCount(result, word), 0);
  const counts = words.map((word) => sum(word) || Number(isFailed && word === 'failed'));
  for (const [at, word] of words.entries()) total[word] += counts[at];
  if (isFailed) failures.push(name);
  const output = results.map((result) => result.output).join('\n');
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(7);
  const texts = words.flatMap((word, at) => (counts[at] ? `${counts[at]} ${word}` : []));
  const browser = /Chromium [\d.]+ \(.*\)/.exec(output)?.[0] ?? '';
  if (isFailed) process.stdout.write(output);
  process.stdout.write(
    `${isFailed ? '✗' : '✓'} ${name.padEnd(8)}${seconds} s  ${texts.join(', ')}  ${browser}\n`,
  );
}

/** Runs the stages of a lane. Without a build there is nothing to test in `dist`. */
async function runLane(lane) {
  for (const name of lane.filter((stage) => wanted.includes(stage)))
    if (!failures.includes('build')) await runStage(name);
}

for (const lanes of rounds) await Promise.all(lanes.map(runLane));
process.stdout.write(`${words.map((word) => `${total[word]} ${word}`).join(', ')}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
