import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { cutOut, readSource } from '~/lib/wall/cutout';

const folder = mkdtempSync(join(tmpdir(), 'cutout-'));
afterAll(() => rmSync(folder, { recursive: true }));

const draw = (colour: string, part: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="100%" height="100%" fill="${colour}"/>${part}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A red box in the left half of a green picture. */
const box = (fill: string) => `<rect x="20" y="60" width="60" height="100" fill="${fill}"/>`;
const picture = await draw('green', box('red'));
const shape = await draw('black', box('white'));
const path = join(folder, 'box.png');
const digits = createHash('sha256').update(picture).digest('hex').slice(0, 8);
const shapes = join(folder, 'shapes');
mkdirSync(shapes);
writeFileSync(join(shapes, `box.${digits}.png`), shape);

async function cut(content: Buffer) {
  writeFileSync(path, content);
  const { data, info } = await sharp((await cutOut(readSource(path, shapes))).image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(4 * at, 4 * at + 4)]);
  return { info, corner: pixels[0], middle: pixels[(info.height >> 1) * info.width + (info.width >> 1)] };
}

it('cuts a product out along its shape', async () => {
  const { info, middle } = await cut(picture);
  expect(info.channels).toBe(4);
  // Pictures are resized to 400 pixels first, which doubles the size and blurs the edges.
  expect(Math.abs(info.width - 120)).toBeLessThanOrEqual(8);
  expect(Math.abs(info.height - 200)).toBeLessThanOrEqual(8);
  expect(middle).toEqual([255, 0, 0, 255]);
});

it('shows the whole picture without a shape of its own', async () => {
  const { info, corner } = await cut(await draw('blue', box('yellow')));
  expect([info.width, info.height]).toEqual([400, 400]);
  expect(corner).toEqual([0, 0, 255, 255]);
});
