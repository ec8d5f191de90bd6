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
const printRow = (label: string, value: string) =>
  process.stdout.write(`  ${label.padEnd(32)}${value.padStart(20)}\n`);

/** Prints the build time, memory and sizes of small and large catalogues. Checks no limit. */
test.each([59, 295, 590])('%i products', (productCount) => {
  project.writeProducts(growCatalogue(readProducts(), productCount));
  // The first build fills the caches.
  project.build();
  const { seconds, memory } = project.build();
  process.stdout.write(`\n${productCount} products\n`);
  printRow('build', `${seconds.toFixed(1)} s`);
  printRow('memory at its peak', MB(memory));
  const names = readdirSync(project.dist, { recursive: true, encoding: 'utf8' });
  const stats = names.map((name) => statSync(join(project.dist, name))).filter((stat) => stat.isFile());
  printRow('dist/', MB(stats.reduce((sum, stat) => sum + stat.size, 0)));
  for (const path of pages) {
    const page = readFileSync(join(project.dist, path, 'index.html'));
    printRow(`${path}, brotli and raw`, `${KB(brotliCompressSync(page).length)}, ${KB(page.length)}`);
  }
});
