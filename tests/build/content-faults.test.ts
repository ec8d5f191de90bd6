import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '~/config/routes';

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
  copy = mkdtempSync(join(tmpdir(), 'site-'));
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

const products = `src/content/products/${categories[0].slug}.yaml`;

describe('a wrong entry fails with the file and the reason', () => {
  test.each([
    {
      fault: 'an unknown field',
      file: products,
      change: (text: string) => text.replace('  name:', '  colour: red\n  name:'),
      says: [products, 'colour'],
    },
    {
      fault: 'a price that is a number',
      file: products,
      change: (text: string) => text.replace(/ {2}price: .*/, '  price: 40'),
      says: [products, 'price'],
    },
    {
      fault: 'a discount above the price',
      file: products,
      change: (text: string) => text.replace(/( {2}price: '(\d+).*'\n)/, "$1  discountPrice: '99$2'\n"),
      says: [products, 'discountPrice'],
    },
    {
      fault: 'a picture that is not there',
      file: products,
      change: (text: string) => text.replace(/ {2}image: .*/, '  image: pictures/lost.jpg'),
      says: [products, "row '", "'pictures/lost.jpg' is not there"],
    },
    {
      fault: 'an id that stands twice',
      file: products,
      change: (text: string) => text.replace(/^(- id: .*\n)(.*\n)/, '$1$2\n$1$2'),
      says: [products, 'stands twice'],
    },
    {
      fault: 'a broken line',
      file: 'src/content/faq/en.yaml',
      change: (text: string) => `${text}\n- id: [`,
      says: ['src/content/faq/en.yaml'],
    },
    {
      fault: 'a date in another form',
      file: 'src/content/media/en.yaml',
      change: (text: string) => text.replace(/date: .*/, "date: '23 June 2025'"),
      says: ['src/content/media/en.yaml', 'YYYY-MM-DD'],
    },
  ])('$fault', async ({ file, change, says }) => {
    await withFault(file, change, async () => {
      const { code, output } = await astro('sync');
      expect(code).toBe(1);
      for (const words of says) expect(output).toContain(words);
    });
  });

  test.each([
    {
      fault: 'a top product that is not there',
      file: 'src/content/top-products/list.yaml',
      change: (text: string) => text.replace(/'\d+'/, "'99999'"),
      says: ['src/content/top-products/list.yaml', "'99999'"],
    },
    {
      fault: 'a recipe with a spice that is not there',
      file: 'src/content/recipes/en.yaml',
      change: (text: string) => text.replace(/'\d+'/, "'99999'"),
      says: ['src/content/recipes/en.yaml, recipe ', "'99999'"],
    },
    {
      fault: 'a message without a text',
      file: 'src/config/messages/en/chrome.ts',
      change: (text: string) => text.replace(/skip: .*/, "skip: '',"),
      says: ['src/config/messages/en: no text for chrome.skip'],
    },
  ])('$fault', async ({ file, change, says }) => {
    await withFault(file, change, async () => {
      const { code, output } = await astro('build');
      expect(code).toBe(1);
      for (const words of says) expect(output).toContain(words);
    });
  });
});
