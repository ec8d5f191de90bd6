import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StoredProduct } from '../unit/domain/content';
import { writeCatalogue } from './catalogue';

/** A copy of the project in its own folder, to build with another catalogue. */
export interface Project {
  dist: string;
  writeProducts: (products: readonly StoredProduct[]) => void;
  /** Returns the elapsed seconds and the peak memory in bytes. */
  build: () => { seconds: number; memory: number };
  remove: () => void;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A module for the build that prints its peak memory. */
const printMemory = `process.on('exit', () => process.stderr.write('peak memory: ' + process.resourceUsage().maxRSS + ' KB\\n'))`;

/** Links every package, so that tools write their caches into the copy's `node_modules`. */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith('.')) symlinkSync(realpathSync(join(from, name)), join(to, name), 'junction');
}

export function copyProject(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  const modules = join(folder, 'node_modules');
  for (const name of ['src', 'astro.config.mjs', 'package.json', 'tsconfig.json'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  linkModules(join(root, 'node_modules'), modules);
  for (const made of ['assets', 'faces', 'social'])
    if (existsSync(join(root, 'node_modules/.astro', made)))
      cpSync(join(root, 'node_modules/.astro', made), join(modules, '.astro', made), { recursive: true });

  const build = () => {
    for (const old of ['dist', '.astro', 'node_modules/.astro/data-store.json'])
      rmSync(join(folder, old), { recursive: true, force: true });
    const began = performance.now();
    const astro = join(dirname(realpathSync(join(modules, 'astro/package.json'))), 'bin/astro.mjs');
    const memoryModule = `data:text/javascript,${encodeURIComponent(printMemory)}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', memoryModule, astro, 'build'],
      {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ASTRO_TELEMETRY_DISABLED: '1' },
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
    const memory = Number(/peak memory: (\d+) KB/.exec(stderr)?.[1]) * 1024;
    return { seconds: (performance.now() - began) / 1000, memory };
  };

  return {
    dist: join(folder, 'dist'),
    writeProducts: (products) => {
      for (const [name, rows] of writeCatalogue(products))
        writeFileSync(join(folder, 'src/content/products', name), rows);
    },
    build,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
