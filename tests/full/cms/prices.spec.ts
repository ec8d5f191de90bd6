import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { site } from '~/config/site';
import { loadModule } from '~/content-tool/load';
import { open } from '../../browser/cms/dashboard';
import { openLoaded } from '../../browser/cms/publish/site';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/test';

// Plain Node, which runs this file, cannot import parts of a JSON file.
const { copyProject } = await loadModule<typeof import('../../unit/content-tool/project')>(
  '../../tests/unit/content-tool/project.ts',
);

/** Presses Tab until an element with a name has the focus, then Enter. */
async function press(page: Page, name: RegExp): Promise<void> {
  for (let left = 100; left > 0; left--) {
    const label = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (name.test(label)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Raises all prices of the site's spreadsheet by 5, and writes it as Excel does in Nepal. */
function raise(csv: string): string {
  const [head = '', ...rows] = csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');
  const heads = head.split(',');
  const isPrice = heads.map((cell) => /^\d+ k?g \(|^Before|^Other packs/.test(cell));
  const raised = rows.map((row) =>
    row
      .split(',')
      .map((cell, column) =>
        isPrice[column] ? cell.replace(/\d+/g, (price) => String(Number(price) + 5)) : cell,
      )
      .join(';'),
  );
  return `\ufeff${[heads.join(';'), ...raised].join('\r\n')}\r\n`;
}

test('all prices change from a file, are undone, saved, exported with their day and applied, by keyboard alone', async ({
  page,
}) => {
  await openLoaded(page, 'products');
  await open(page);
  const csv = await (await page.request.get('/price-list.csv')).text();
  await press(page, /^Change prices$/);
  await page.getByLabel('Find a product').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await press(page, /^From a file$/);
  await (await chooser).setFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(raise(csv)),
  });
  await expect(page.getByText(/^The file has prices of/)).toBeVisible();
  await expectAccessible(page, 'details[open]');
  await expect(page.getByRole('button', { name: /^Review/ })).toBeFocused();
  await press(page, /^Review/);
  await page.getByText('Saving changes these prices:').waitFor();
  await press(page, /^Save \d+ records$/);
  await page.getByText(/records saved\.$/).waitFor();
  await press(page, /^Undo the change/);
  await page.getByText(/was undone/).waitFor();
  await press(page, /^Redo the change/);
  await page.getByText(/was done again/).waitFor();
  await press(page, /^Export for the website$/);
  await page.getByLabel('The new prices apply from').fill('2026-12-01');
  const started = page.waitForEvent('download');
  await press(page, /^Download the file$/);
  const text = await readFile(await (await started).path(), 'utf8');
  const project = copyProject();
  const { lines, code } = await project.apply(text, '--write');
  expect(code, lines.join('\n')).toBe(0);
  expect(lines).toContain('Prices change from 2026-12-01 on.');
  expect(project.read('src/config/site.ts')).toContain("pricesFrom: '2026-12-01'");
  expect(project.read('src/config/site.ts')).not.toContain(`pricesFrom: '${site.pricesFrom}'`);
  const records: { id: string; price: string; discountPrice?: string }[] = JSON.parse(text).sections.products;
  const [, ...rows] = csv.trim().split('\r\n');
  const raised = rows.filter((row) => {
    const [, number, , , ...cells] = row.split(',');
    const found = records.find(({ id }) => id === number);
    const price = found?.discountPrice ?? found?.price ?? '';
    const [old] = cells.filter(Boolean);
    return price.split(' / ')[0] === String(Number.parseInt(old ?? '', 10) + 5);
  });
  expect(rows.filter((row) => !raised.includes(row))).toEqual([]);
  project.remove();
});
