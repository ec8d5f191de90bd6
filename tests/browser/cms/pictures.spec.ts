import sharp from 'sharp';
import { expect, test } from '../../support/test';
import { open, records } from './dashboard';
import { addProduct, drawing, file, jpeg, preview, readStored, words } from './pictures';

test('a photo is scaled down and saved, and a file that is none changes nothing', async ({ page }) => {
  await open(page, 'products');
  const input = page.getByLabel('Image');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await input.setInputFiles(await jpeg());
  await expect(page.getByText(/^1600 × 1200, [\d.]+ (bytes|KB)/)).toBeVisible();
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

  // A drawing could hold scripts.
  await input.setInputFiles(drawing);
  await expect(page.getByRole('alert')).toContainText('Save it as PNG');
  await expect(preview(page)).toHaveCount(0);

  // The browser protects from fingerprinting.
  await page.evaluate(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
      const { data } = getImageData.call(this, x, y, width, height);
      return new ImageData(
        data.map((_, index) => (index * 97) % 256),
        width,
      );
    };
  });
  await input.setInputFiles(await jpeg(400, 300));
  await expect(page.getByRole('alert')).toContainText('This browser hides from pages what they draw');
  await expect(preview(page)).toHaveCount(0);
});

test('a cut photo is taken upright as far as it goes, and the preview shows it', async ({ page }) => {
  await open(page, 'products');
  const photo = sharp('src/assets/story/2.jpg').resize(400, 300).withMetadata({ orientation: 6 });
  const whole = await photo.jpeg().toBuffer();
  const upright = await sharp(whole).autoOrient().toBuffer();
  const readPreview = () =>
    preview(page).evaluate((image) => (image instanceof HTMLImageElement ? image.src : ''));
  let before = '';
  // A phone left out the last two bytes, a transfer the second half.
  for (const [length, share] of [
    [whole.length - 2, 1],
    [Math.floor(whole.length / 2), 0.4],
  ] as const) {
    const cut = file('IMG_1.jpg', 'image/jpeg', whole.subarray(0, length));
    await page.getByLabel('Image').setInputFiles(cut);
    await expect.poll(readPreview).not.toBe(before);
    await expect(page.getByText(/^300 × 400,/)).toBeVisible();
    before = await readPreview();
    const kept = Buffer.from(before.split(',')[1] ?? '', 'base64');
    // Turned upright, the first rows are at the right.
    const width = Math.round(300 * share);
    const area = { left: 300 - width, top: 0, width, height: 400 };
    const [drawn, expected] = await Promise.all(
      [kept, upright].map(async (picture) => sharp(await sharp(picture).extract(area).toBuffer()).stats()),
    );
    for (const [index, { mean }] of (expected?.channels ?? []).entries())
      expect(Math.abs((drawn?.channels[index]?.mean ?? 0) - mean)).toBeLessThan(3);
  }
});
