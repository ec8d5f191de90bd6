import { gzipSync } from 'node:zlib';
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
