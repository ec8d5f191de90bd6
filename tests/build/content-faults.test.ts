import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
let copy = '';

/** Runs Astro on the copy; resolves with its exit code and everything it printed. */
const astro = (command: 'sync' | 'build') =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [join(project, 'node_modules/astro/bin/astro.mjs'), command],
      { cwd: copy, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } },
      (error, stdout, stderr) => done({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

/** Changes one file of the copy for the time of a check. */
async function withFault(file: string, change: (text: string) => string, check: () => Promise<void>) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const broken = change(text);
  expect(broken).not.toBe(text);
  writeFileSync(path, broken);
  try {
    await check();
  } finally {
    writeFileSync(path, text);
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'basna-'));
  for (const name of ['src', 'package.json', 'tsconfig.json'])
    cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  cpSync(join(project, 'astro.config.mjs'), join(copy, 'site.config.mjs'));
  writeFileSync(
    join(copy, 'astro.config.mjs'),
    "import config from './site.config.mjs';\nexport default { ...config, cacheDir: './.cache/astro' };\n",
  );
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a wrong entry fails with the file and the reason', () => {
  const box = 'src/content/products/box.yaml';
  test.each([
    {
      fault: 'an unknown field',
      file: box,
      change: (text: string) => text.replace('  name:', '  colour: red\n  name:'),
      says: [/box\.yaml|products → 1/, /colour/],
    },
    {
      fault: 'a price that is a number',
      file: box,
      change: (text: string) => text.replace(/ {2}price: .*/, '  price: 40'),
      says: [/box\.yaml|products → 1/, /price/],
    },
    {
      fault: 'an id that stands twice',
      file: box,
      change: (text: string) => text.replace('- id: 2\n', '- id: 1\n'),
      says: [/box\.yaml/, /'1' stands twice/],
    },
    {
      fault: 'a broken line',
      file: 'src/content/faq/en.yaml',
      change: (text: string) => `${text}\n- id: [`,
      says: [/faq\/en\.yaml/],
    },
    {
      fault: 'a date in another form',
      file: 'src/content/media/en.yaml',
      change: (text: string) => text.replace("date: '2025-06-23'", "date: '23 June 2025'"),
      says: [/media/, /YYYY-MM-DD/],
    },
  ])('$fault', async ({ file, change, says }) => {
    await withFault(file, change, async () => {
      const { code, output } = await astro('sync');
      expect(code).toBe(1);
      for (const words of says) expect(output).toMatch(words);
    });
  });

  test.each([
    { of: 'a top product', file: 'top-products/list', says: /top-products\/list\.yaml.*'999'.*products/s },
    { of: 'a recipe', file: 'recipes/en', says: /recipes\/en\.yaml, recipe mo-mo: .*'999'.*products/s },
  ])('a reference of $of that leads nowhere', async ({ file, says }) => {
    await withFault(
      `src/content/${file}.yaml`,
      (text) => text.replace("'101'", "'999'"),
      async () => {
        const { code, output } = await astro('build');
        expect(code).toBe(1);
        expect(output).toMatch(says);
      },
    );
  });
});
