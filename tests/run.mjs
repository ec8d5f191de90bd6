// Prints stages, counts and times of the checks. `npm test -- unit dist` runs only these stages.
import { exec } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

const vitest = 'vitest run -c tests/vitest.config.ts --project';
const playwright = 'playwright test -c tests --reporter dot --project';

/** Commands of each stage. */
const stages = {
  sync: ['astro sync'],
  lint: ['biome check --error-on-warnings .', 'knip'],
  format: ['prettier --check "src/**/*.astro" "src/content/**/*.yaml"'],
  types: ['astro check --noSync'],
  unit: [`${vitest} unit --project component --project content`],
  build: ['astro build'],
  dist: [`${vitest} dist`],
  browser: [`${playwright} browser`],
  full: [`${vitest} full`, `${playwright} full`],
};
/** Rounds of lanes. The lanes of a round run in parallel, the stages of a lane one after the other. */
const rounds = ['sync', 'build dist | lint format types unit', 'browser', 'full'];

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(stages).slice(0, -1);
const unknown = wanted.find((name) => !(name in stages));
if (unknown) throw new Error(`There is no stage '${unknown}'. Stages: ${Object.keys(stages).join(', ')}`);

const words = ['passed', 'failed', 'skipped'];
const total = words.map(() => 0);
const failures = [];

/** Runs a command in a shell, which finds the tools of npm. */
const run = (command) =>
  new Promise((done) => {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    exec(command, { env, maxBuffer: 1e9 }, (error, ...printed) =>
      done({ isFailed: error !== null, output: stripVTControlCharacters(printed.join('')) }),
    );
  });

/** Returns the last number before a word, such as 9 of `9 passed`. */
const readCount = ({ output }, word) =>
  Number(output.match(new RegExp(`\\d+(?= ${word}\\b)`, 'g'))?.at(-1) ?? 0);

/** Start times of the stages that run. */
const running = new Map();
const readSeconds = (began) => (performance.now() - began) / 1000;

/** Says what runs, if nothing was printed for a while. */
let timer;
function print(text) {
  clearTimeout(timer);
  process.stdout.write(`${text}\n`);
  timer = setTimeout(() => {
    const texts = [...running].map(([name, began]) => `${name} (${readSeconds(began).toFixed()} s)`);
    print(`… ${texts.join(', ')}`);
  }, 20_000);
}

async function runStage(name) {
  const began = performance.now();
  running.set(name, began);
  const results = [];
  for (const command of stages[name]) results.push(await run(command));
  const isFailed = results.some((result) => result.isFailed);
  const output = results.map((result) => result.output).join('\n');
  const texts = words.map((word, at) => {
    const sum = results.reduce((count, result) => count + readCount(result, word), 0);
    const count = sum || Number(isFailed && word === 'failed');
    total[at] += count;
    return count ? `${count} ${word}` : '';
  });
  if (isFailed) failures.push(name);
  running.delete(name);
  const seconds = readSeconds(began).toFixed(1).padStart(7);
  const browser = /Chromium [\d.]+ \(.*\)/.exec(output)?.[0];
  const line = [`${isFailed ? '✗' : '✓'} ${name.padEnd(8)}${seconds} s`, ...texts, browser];
  const reasons = new Set(output.match(/Skipped: .*/g));
  print(`${isFailed ? output : ''}${[line.filter(Boolean).join('  '), ...reasons].join('\n            ')}`);
}

print(`Stages: ${wanted.join(', ')}`);

for (const round of rounds)
  await Promise.all(
    round.split(' | ').map(async (lane) => {
      // Without a build there is nothing to test.
      for (const name of lane.split(' ').filter((stage) => wanted.includes(stage)))
        if (!failures.includes('build')) await runStage(name);
    }),
  );
print(words.map((word, at) => `${total[at]} ${word}`).join(', '));
clearTimeout(timer);
process.exitCode = failures.length > 0 ? 1 : 0;
