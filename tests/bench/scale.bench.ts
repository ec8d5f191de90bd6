import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, test } from 'vitest';
import { readProducts } from '../unit/domain/content';
import { growCatalogue } from './catalogue';
import { copyProject } from './project';

const pages = ['/products/', '/products/box/', '/price-list/'];
const project = copyProject();
afterAll(() => project.remove());

const MB = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
const KB = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
const note = (what: string, value: string) =>
  process.stdout.write(`  ${what.padEnd(32)}${value.padStart(20)}\n`);

test.each([59, 600])('%i products', (size) => {
  project.fill(growCatalogue(readProducts(), size));
  // The first build fills the caches.
  project.build();
  const { seconds, memory } = project.build();
  process.stdout.write(`\n${size} products\n`);
  note('build', `${seconds.toFixed(1)} s`);
  note('memory at its peak', MB(memory));
  const files = readdirSync(project.dist, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((name) => statSync(join(project.dist, name))).filter((file) => file.isFile());
  note('dist/', MB(sizes.reduce((sum, file) => sum + file.size, 0)));
  for (const path of pages) {
    const page = readFileSync(join(project.dist, path, 'index.html'));
    note(`${path}, brotli and raw`, `${KB(brotliCompressSync(page).length)}, ${KB(page.length)}`);
  }
});
