import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { open, openMore, records, stored } from '../../browser/cms/dashboard';
import {
  addMember,
  addProduct,
  file,
  fillMember,
  jpeg,
  preview,
  readStored,
  words,
} from '../../browser/cms/pictures';
import { expect, test } from '../../support/test';

test('two dozen detailed photos fit in storage, as JPEG on white without WebP', async ({ page }) => {
  await open(page, 'products');
  const photo = sharp('src/assets/story/2.jpg').resize(1600, 1200, { fit: 'cover' });
  expect((await photo.clone().webp({ quality: 82 }).toBuffer()).length).toBeGreaterThan(170_000);
  await page
    .getByLabel('Image')
    .setInputFiles(file('detail.jpg', 'image/jpeg', await photo.jpeg({ quality: 95 }).toBuffer()));
  await expect(page.getByText(/^1600 × 1200,/)).toBeVisible();
  await addProduct(page, 'Detail');
  await expect(records(page)).toHaveCount(1);
  const [record] = await stored(page, 'products');
  expect(String(record?.image).length * 24).toBeLessThan(5 * 1024 * 1024);

  // Chooses the same file twice.
  const picture = await jpeg(40, 30);
  for (const title of ['One', 'Two']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Image').click();
    await (await chooser).setFiles(picture);
    await expect(preview(page)).toBeVisible();
    await addProduct(page, title);
  }
  await expect(records(page)).toHaveCount(3);

  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const addClear = async (title: string) => {
    await page.getByLabel('Image').setInputFiles(file('clear.png', 'image/png', clear));
    await expect(preview(page)).toBeVisible();
    await addProduct(page, title);
    await expect(preview(page)).toHaveCount(0);
    return sharp((await readStored(page)).bytes);
  };
  expect((await (await addClear('Clear')).stats()).isOpaque).toBe(false);

  // Without WebP encoding the picture becomes a JPEG on white.
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  const white = await addClear('White');
  expect((await white.metadata()).format).toBe('jpeg');
  expect((await white.stats()).channels.every(({ min }) => min > 250)).toBe(true);
});

test('a file that is no picture is rejected and the previous one stays', async ({ page }) => {
  const alert = page.getByRole('alert');
  await open(page, 'recipe');
  const input = page.getByLabel('Photo');
  for (const [bad, reason] of [
    [words, 'does not open as a picture'],
    [file('IMG_1.HEIC', '', Buffer.from('\0\0\0 ftypheic\0\0\0\0')), 'cannot open HEIC photos'],
    [file('IMG_2.jpg', 'image/jpeg', Buffer.from('\0\0\0 ftypheic\0\0\0\0')), 'cannot open HEIC photos'],
    [file('half.png', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'does not open'],
    [file('empty.jpg', 'image/jpeg', Buffer.alloc(0)), 'does not open as a picture'],
  ] as const) {
    await input.setInputFiles(bad);
    await expect(alert).toContainText(reason);
    await expect(preview(page)).toHaveCount(0);
    await input.setInputFiles(await jpeg(40, 30));
    await expect(preview(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
    await input.setInputFiles(bad);
    await expect(alert).toContainText(reason);
    await expect(preview(page)).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(preview(page)).toHaveCount(0);
  }
});

test('a photo is exported as it was redrawn', async ({ page }) => {
  await open(page, 'team');
  await fillMember(page, 'Asha', await jpeg(40, 30));
  await expect(page.getByText(/^40 × 30,/)).toBeVisible();
  await addMember(page).click();
  await expect(records(page).getByRole('img', { name: 'Asha' })).toBeVisible();
  const download = page.waitForEvent('download');
  await openMore(page);
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const backup = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(backup.sections.team[0].photo).toMatch(/^data:image\/webp;base64,/);
});

test('an animation becomes its first frame', async ({ page }) => {
  await open(page, 'products');
  const frame = (colour: number[]) =>
    Array<number[]>(40 * 30)
      .fill(colour)
      .flat();
  const frames = sharp(Uint8Array.from([...frame([200, 30, 30]), ...frame([30, 30, 200])]), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  });
  const dance = file('dance.gif', 'image/gif', await frames.gif().toBuffer());
  await page.getByLabel('Image').setInputFiles(dance);
  await expect(page.getByText(/^40 × 30,/)).toBeVisible();
  await addProduct(page, 'Dance');
  await expect(records(page)).toHaveCount(1);
  const [red, , blue] = (await sharp((await readStored(page)).bytes).stats()).channels;
  expect(red?.min).toBeGreaterThan(150);
  expect(blue?.max).toBeLessThan(80);
});

test('a slow picture disables the button and is forgotten on removal', async ({ page }) => {
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

  await open(page, 'team');
  await fillMember(page, 'Asha', photo);
  const add = addMember(page);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Position', { exact: true }).press('Enter');
  await expect(records(page)).toHaveCount(0);
  await release();
  await expect(preview(page)).toBeVisible();

  await hold();
  await page.getByLabel('Photo').setInputFiles(photo);
  await expect(page.getByText('Reading the picture …')).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Reading the picture …')).toHaveCount(0);
  await expect(page.getByLabel('Photo')).toBeFocused();
  await release();
  await add.click();
  await expect(records(page)).toHaveText(/Asha/);
  await expect(records(page).getByRole('img')).toHaveCount(0);
});
