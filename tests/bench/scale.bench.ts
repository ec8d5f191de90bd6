import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, describe, test } from 'vitest';
import { readProducts } from '../unit/domain/content';
import { type Browsing, quantile, type Sample, startBrowsing, type } from './browsing';
import { growCatalogue } from './catalogue';
import { copyProject } from './project';

const sizes = [59, 600];
const slower = 4;
const pages = ['/products/', '/products/box/', '/price-list/'];
const queries = ['b', 'be', 'bes', 'besa', 'besar', 'chiken msala', 'kalo marich', ''];

const project = copyProject();
const table = new Map<string, string[]>();
const note = (row: string, value: string) => table.set(row, [...(table.get(row) ?? []), value]);
const KB = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;
const MB = (bytes: number) => `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;

function print(): void {
  const show = (row: string, values: readonly string[]) =>
    `  ${row.padEnd(52)}${values.map((value) => value.padStart(18)).join('')}\n`;
  process.stdout.write(
    show(
      'products',
      sizes.map((size) => size.toLocaleString('en')),
    ),
  );
  for (const [row, values] of table) process.stdout.write(show(row, values));
}

afterAll(() => {
  project.remove();
  print();
});

function weighPage(path: string): { raw: number; sent: number } {
  const page = readFileSync(join(project.dist, path, 'index.html'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
  return { raw: page.length, sent: brotliCompressSync(page, { params }).length };
}

function weighFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

/** What a phone does with a list: shows it, and finds in it; the processor's time on one four times slower. */
async function measureView({ visit }: Browsing, path: string): Promise<void> {
  const { page, go, act } = await visit({ viewport: { width: 390, height: 844 } });
  const show = (sample: Sample) => ms(sample.all * slower);
  note(`${path} shown`, show(await go(path)));
  const search = (query: string) => type(page, '#find-query', query);
  const first = await act(async () => {
    await search('masala');
    await page.evaluate(async () => {
      while (!document.querySelector('mark')) await new Promise(requestAnimationFrame);
    });
  });
  note(`${path} first search`, show(first));
  const typed: Sample[] = [];
  for (const query of queries) typed.push(await act(() => search(query)));
  note(`${path} a key typed`, ms(quantile(typed, 'all', 0.5) * slower));
  await page.context().close();
}

describe.each(sizes)('%i products', (size) => {
  test('are built', async () => {
    project.fill(growCatalogue(readProducts(), size));
    if (size === sizes[0]) await project.build();
    const { seconds, memory } = await project.build();
    note('build', `${seconds.toFixed(1)} s`);
    note('build, memory at its peak', MB(memory));
    for (const path of pages) {
      const { raw, sent } = weighPage(path);
      note(`${path}, compressed and not`, `${KB(sent)}, ${KB(raw)}`);
    }
    note('dist', MB(weighFolder(project.dist)));
  });

  test('are shown and found', async () => {
    const browsing = await startBrowsing(project.dist);
    try {
      for (const path of ['/products/', '/products/box/']) await measureView(browsing, path);
      const { page, go } = await browsing.visit({ viewport: { width: 390, height: 844 } });
      note('/price-list/ shown', ms((await go('/price-list/')).all * slower));
      await page.context().close();
    } finally {
      await browsing.end();
    }
  });
});
