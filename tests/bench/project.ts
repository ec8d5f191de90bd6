import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { StoredProduct } from '../unit/domain/content';
import { writeCatalogue } from './catalogue';

export interface Usage {
  /** By the clock. */
  seconds: number;
  /** Peak, in bytes. */
  memory: number;
}

/** A copy of the project in a folder of its own, which can be given another catalogue and built. */
export interface Project {
  dist: string;
  fill: (products: readonly StoredProduct[]) => void;
  build: () => Promise<Usage>;
  remove: () => void;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = new URL('./usage.mjs', import.meta.url).href;

/** Links every package, so that what tools keep in `node_modules` stays in the copy. */
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

  const build = async (): Promise<Usage> => {
    for (const old of ['dist', '.astro', 'node_modules/.astro/data-store.json'])
      rmSync(join(folder, old), { recursive: true, force: true });
    const began = performance.now();
    const astro = join(dirname(realpathSync(join(modules, 'astro/package.json'))), 'bin/astro.mjs');
    const child = spawn(process.execPath, ['--import', usage, astro, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [, said, complained, told] = await Promise.all(
      child.stdio.map((stream) => (stream instanceof Readable ? text(stream) : '')),
    );
    const [code] = await ended;
    if (code !== 0 || !told) throw new Error(`the build failed:\n${said}${complained}`);
    const used = JSON.parse(told) as NodeJS.ResourceUsage;
    return {
      seconds: (performance.now() - began) / 1000,
      memory: used.maxRSS * 1024,
    };
  };

  return {
    dist: join(folder, 'dist'),
    fill: (products) => {
      const content = resolve(folder, 'src/content/products');
      for (const [name, rows] of writeCatalogue(products)) writeFileSync(join(content, name), rows);
    },
    build,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
