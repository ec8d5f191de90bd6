import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const fixture = 'tests/fixtures/lint';
const files = readdirSync(`${fixture}/src`, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.\w+$/.test(name));

/** Returns the line numbers of imports that the fixture marks as refused. */
function readRefused(file: string): number[] {
  const lines = readFileSync(`${fixture}/src/${file}`, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.endsWith('// refused') ? [index + 1] : []));
}

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
}

describe('import rules of the linter', () => {
  let copy: string;
  let reported: Map<string, number[]>;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'imports-'));
    cpSync(fixture, copy, { recursive: true });
    for (const name of ['.biome.json', '.biome', '.gitignore'])
      cpSync(name, join(copy, name), { recursive: true });
    const run = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', join(copy, 'src')],
      { cwd: copy, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(run.stdout) as Report;
    reported = new Map(files.map((file) => [file, []]));
    for (const { category, location } of diagnostics)
      if (category === 'plugin' || category === 'lint/style/noRestrictedImports') {
        const path = location.path.replaceAll('\\', '/');
        reported.get(path.slice(path.lastIndexOf('src/') + 4))?.push(location.start.line);
      }
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(files)('refuses the marked imports of %s and no others', (file) => {
    const lines = [...new Set(reported.get(file))].sort((a, b) => a - b);
    expect(lines).toEqual(readRefused(file));
  });

  it('covers every folder with a rule', () => {
    const folders = new Set(files.map((file) => file.split('/')[0]));
    const ruled = 'cms components config domain forms islands layouts lib pages worker'.split(' ');
    expect([...folders].sort()).toEqual(ruled);
  });
});
