import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '~/config/routes';

const project = resolve(import.meta.dirname, '../..');
const products = `src/content/products/${categories[0].slug}.yaml`;
let copy = '';

/** Builds the copy; resolves with the exit code and everything that was printed. */
const build = () =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [join(project, 'node_modules/astro/bin/astro.mjs'), 'build'],
      { cwd: copy, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } },
      (error, stdout, stderr) => done({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

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

// Unit tests cover what the loader and the schemas report; this test shows that a fault stops the build.
test('a wrong entry fails the build with the file and the field', async () => {
  const file = join(copy, products);
  const text = readFileSync(file, 'utf8').replace(/^ {2}name:/m, '  smell: strong\n  name:');
  expect(text).toContain('smell');
  writeFileSync(file, text);
  const { code, output } = await build();
  expect(code).toBe(1);
  for (const words of [products, 'smell']) expect(output).toContain(words);
});
