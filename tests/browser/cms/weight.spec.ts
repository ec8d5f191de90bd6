import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listPages } from '../../support/addresses';
import { expect, test } from '../../support/test';
import { open } from './dashboard';

const budget = 119 * 1024;

test('the dashboard keeps its script budget and registers no worker', async ({ page }) => {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      files.set(response.url(), gzipSync(await response.body()).length);
  });
  await open(page, 'order');
  await page.getByRole('button', { name: 'Add New Order' }).click();
  await page.waitForLoadState('networkidle');
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  process.stdout.write(`    dashboard: ${bytes} bytes of script in ${files.size} files\n`);
  expect(files.size).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(budget);
  expect([...files.keys()].filter((url) => url.includes('register-worker'))).toEqual([]);
});

test('no public page references a script of the dashboard', async () => {
  const read = (path: string) =>
    readFile(join('dist', path.endsWith('/') ? `${path}index.html` : path), 'utf8');
  const [app = ''] = /_astro\/Dashboard\.[\w-]+\.js/.exec(await read('/cms/')) ?? [];
  expect(app).not.toBe('');
  const isPublic = (path: string) => !path.startsWith('/cms/');
  for (const path of listPages().filter(isPublic)) expect(await read(path), path).not.toContain(app);
});
