import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';

/** Every file of a folder by path, as latin1 text: it compares faster than buffers. */
function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), readFileSync(path, 'latin1')];
    }),
  );
}

it('a second build of a commit gives identical files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rebuilt-'));
  const astro = 'node_modules/astro/bin/astro.mjs';
  const { status, stderr } = spawnSync(process.execPath, [astro, 'build', '--outDir', join(folder, 'dist')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      NODE_OPTIONS: '',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const [first, second] = [readFolder('dist'), readFolder(join(folder, 'dist'))];
  const paths = new Set([...first.keys(), ...second.keys()]);
  expect([...paths].filter((path) => first.get(path) !== second.get(path))).toEqual([]);
  rmSync(folder, { recursive: true });
}, 180_000);
