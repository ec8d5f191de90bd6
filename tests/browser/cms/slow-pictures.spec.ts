import type { Page } from 'playwright/test';
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
