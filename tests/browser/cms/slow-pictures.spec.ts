import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/test';
import { open, records, stored } from './dashboard';
import { addMember, draw, fillMember, jpeg, preview } from './pictures';

test.describe('a picture that is slow to decode', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { decode } = HTMLImageElement.prototype;
      let gate: PromiseWithResolvers<void>;
      const hold = () => {
        gate = Promise.withResolvers();
      };
      HTMLImageElement.prototype.decode = function () {
        return gate.promise.then(() => decode.call(this));
      };
      hold();
      Object.assign(window, { hold, release: () => gate.resolve() });
    });
  });
  const hold = (page: Page) => page.evaluate(() => Reflect.get(window, 'hold')());
  const release = (page: Page) => page.evaluate(() => Reflect.get(window, 'release')());

  test('changes nothing after Cancel', async ({ page }) => {
    const small = `data:image/png;base64,${(await draw(4, 4).png().toBuffer()).toString('base64')}`;
    await page.addInitScript(
      (image) => localStorage.setItem('products', JSON.stringify([{ id: 1, title: 'Kept', image }])),
      small,
    );
    await open(page, 'products');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Image').setInputFiles(await jpeg(40, 30));
    await expect(page.getByText('Reading the picture …')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await release(page);
    await expect(page.getByText('Reading the picture …')).toHaveCount(0);
    await page.getByLabel('Title').fill('New');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(preview(page)).toHaveCount(0);
    expect((await stored(page, 'products')).map(({ image }) => image)).toEqual([small]);
  });

  test('does not reappear after removal', async ({ page }) => {
    await open(page, 'recipe');
    const input = page.getByLabel('Photo');
    await input.setInputFiles(await jpeg(40, 30));
    await release(page);
    await expect(preview(page)).toBeVisible();

    await hold(page);
    await input.setInputFiles(await jpeg(40, 30));
    await expect(page.getByText('Reading the picture …')).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByText('Reading the picture …')).toHaveCount(0);
    await expect(input).toBeFocused();
    await release(page);
    await page.getByLabel('Recipes Name').fill('Momo');
    await page.getByLabel('Recipe Description').fill('Steamed');
    await page.getByRole('button', { name: 'Add Recipes' }).click();
    await expect(records(page)).toHaveText(/Momo/);
    await expect(records(page).getByRole('img', { name: 'Momo' })).toHaveCount(0);
  });

  test('disables the button meanwhile', async ({ page }) => {
    await open(page, 'team');
    await fillMember(page, 'Asha', await jpeg(40, 30));
    const add = addMember(page);
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Position').press('Enter');
    await expect(records(page)).toHaveCount(0);
    await release(page);
    await expect(preview(page)).toBeVisible();
    await add.click();
    await expect(records(page).getByRole('img', { name: 'Asha' })).toBeVisible();
  });
});

test('50 MB of photos leave the page free while they are imported and exported', async ({ page }, info) => {
  const { data, info: photo } = await sharp(randomBytes(840 * 840 * 3), {
    raw: { width: 840, height: 840, channels: 3 },
  })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const image = `data:image/jpeg;base64,${data.toString('base64')}`;
  const count = Math.ceil(50e6 / photo.size);
  const team = Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    position: 'P',
    photo: image,
  }));
  const file = info.outputPath('backup.json');
  await writeFile(file, JSON.stringify({ version: 1, sections: { team } }));

  await page.addInitScript(() => {
    /** How many states of a progress bar were shown, and the longest task in ms, in which nothing else could happen. */
    const seen = { bars: 0, longest: 0 };
    new PerformanceObserver((list) => {
      seen.longest = Math.max(seen.longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        if (document.querySelector('progress')) seen.bars += 1;
      }).observe(document.body, { subtree: true, childList: true, attributes: true }),
    );
    Object.assign(window, { seen });
  });
  await open(page, 'team');
  /** Does something that takes its time, and says what share of it the page could not answer. */
  const expectFree = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { bars: 0, longest: 0 }));
    const start = Date.now();
    await act();
    const all = Date.now() - start;
    const { bars, longest } = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(bars).toBeGreaterThan(4);
    expect(longest).toBeLessThan(all / 2);
  };
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await (await chooser).setFiles(file);
  };
  const apply = page.getByRole('button', { name: `Import ${count} records` });
  await expectFree(async () => {
    await choose();
    await apply.waitFor();
  });
  const panel = page.getByRole('group', { name: 'Import' });
  await expectFree(async () => {
    await apply.click();
    await panel.getByText(`${count} records imported.`).waitFor();
  });
  await expect(records(page)).toHaveCount(count);
  await expectFree(async () => {
    await choose();
    await panel.getByText('You already have all of it').waitFor();
  });
  await expectFree(async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await download;
  });
});
