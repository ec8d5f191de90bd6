import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/test';
import { goTo, open, records, store, stored } from './dashboard';
import { addMember, addProduct, draw, fillMember, jpeg, preview, readStored, svg, words } from './pictures';

const reading = (page: Page) => page.getByText('Reading the picture …');

test('a photo is scaled down and saved, and a file that is none changes nothing', async ({ page }) => {
  await open(page, 'products');
  const input = page.getByLabel('Image');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await input.setInputFiles(words);
  await expect(page.getByRole('alert')).toContainText('does not open as a picture');
  await expect(preview(page)).toHaveCount(0);
  await input.setInputFiles(await jpeg());
  await expect(page.getByText(/^1600 × 1200, [\d.]+ (bytes|KB)/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await input.setInputFiles(words);
  await expect(page.getByRole('alert')).toContainText('does not open as a picture');
  await expect(preview(page)).toBeVisible();
  await addProduct(page, 'From the market');
  const picture = records(page).getByRole('img', { name: 'From the market' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  const { fields, head, bytes } = await readStored(page);
  expect(fields).toEqual(['id', 'title', 'image']);
  expect(head).toBe('data:image/webp;base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
  expect(bytes.includes('private note')).toBe(false);

  // A drawing is rasterised, so that its scripts are not stored. One with HTML inside is refused.
  const html = '<p xmlns="http://www.w3.org/1999/xhtml">Hi</p>';
  await input.setInputFiles(svg(`<foreignObject width="9" height="9">${html}</foreignObject>`));
  await expect(page.getByRole('alert')).toContainText('Save it as a PNG');
  await expect(preview(page)).toHaveCount(0);
  await input.setInputFiles(svg('<script>opened = true</script><rect width="9" height="9"/>'));
  await expect(page.getByText(/^40 × 30,/)).toBeVisible();
  await addProduct(page, 'A drawing');
  await expect(records(page)).toHaveCount(2);
  expect((await readStored(page)).head).toBe('data:image/webp;base64');
});

test('a slow picture disables the button and is forgotten on Cancel and removal', async ({ page }) => {
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
  const hold = () => page.evaluate(() => Reflect.get(window, 'hold')());
  const release = () => page.evaluate(() => Reflect.get(window, 'release')());
  const photo = await jpeg(40, 30);
  const small = `data:image/png;base64,${(await draw(4, 4).png().toBuffer()).toString('base64')}`;
  await store(page, { products: [{ id: 1, title: 'Kept', image: small }] });

  await open(page, 'products');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Image').setInputFiles(photo);
  await expect(reading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await release();
  await expect(reading(page)).toHaveCount(0);
  await page.getByLabel('Title').fill('New');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(preview(page)).toHaveCount(0);
  expect((await stored(page, 'products')).map(({ image }) => image)).toEqual([small]);
  await page.getByLabel('Title').fill('');

  await hold();
  await goTo(page, 'team');
  await fillMember(page, 'Asha', photo);
  const add = addMember(page);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Position').press('Enter');
  await expect(records(page)).toHaveCount(0);
  await release();
  await expect(preview(page)).toBeVisible();

  await hold();
  await page.getByLabel('Photo').setInputFiles(photo);
  await expect(reading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(reading(page)).toHaveCount(0);
  await expect(page.getByLabel('Photo')).toBeFocused();
  await release();
  await add.click();
  await expect(records(page)).toHaveText(/Asha/);
  await expect(records(page).getByRole('img')).toHaveCount(0);
});
