import sharp from 'sharp';
import { expect, test } from '../../support/test';
import { open, records } from './dashboard';
import { addProduct, jpeg, preview, readStored, svg, words } from './pictures';

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

  // A phone left out the last bytes.
  const { buffer, ...photo } = await jpeg(400, 300);
  await input.setInputFiles({ ...photo, buffer: buffer.subarray(0, -2) });
  await expect(page.getByText(/^400 × 300,/)).toBeVisible();
  await addProduct(page, 'From a phone');
  await expect(records(page)).toHaveCount(3);
  const drawn = await sharp((await readStored(page)).bytes).stats();
  for (const [index, { mean }] of (await sharp(buffer).stats()).channels.entries())
    expect(Math.abs((drawn.channels[index]?.mean ?? 0) - mean)).toBeLessThan(3);

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
  await input.setInputFiles({ ...photo, buffer });
  await expect(page.getByRole('alert')).toContainText('This browser hides from pages what they draw');
  await expect(preview(page)).toHaveCount(0);
});
