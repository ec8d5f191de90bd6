import type { Page } from '@playwright/test';
import { phoneBudgets } from '../budgets';
import { expect, test } from '../support/test';
import { collect, kilo, sum } from '../support/traffic';

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Addresses of pictures that stand outside the first view; browsers fetch some ahead, when the view stands. */
const listUnseen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
      })
      .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
  );

test('the first view of the home page stands after few bytes', async ({ page }) => {
  const files = collect(page);
  await page.goto('/');
  const all = await files.settle();
  const unseen = new Set(await listUnseen(page));
  const loaded = all.filter(({ url }) => !unseen.has(url));
  const types = [...new Set(loaded.map(({ type }) => type))];
  const parts = types.map((type) => `${type} ${kilo(sum(loaded.filter((file) => file.type === type)))}`);
  process.stdout.write(
    `    first view of /: ${kilo(sum(loaded))} (${parts.join(', ')}), and ${kilo(sum(all) - sum(loaded))} of pictures ahead\n`,
  );
  expect(sum(loaded)).toBeLessThanOrEqual(phoneBudgets.homeFirstView);
});
