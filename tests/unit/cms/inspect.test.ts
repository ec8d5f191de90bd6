import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { inspectPicture } from '~/cms/picture/inspect';

const side = 64;
/** Frames of noise, one below the other. */
const draw = (frames = 1) =>
  sharp(randomBytes(side * side * frames * 3), {
    raw: { width: side, height: side * frames, channels: 3, ...(frames > 1 && { pageHeight: side }) },
  });
const inspect = (bytes: Uint8Array<ArrayBuffer>) => inspectPicture(new File([bytes], 'picture'));
const bytesOf = async (picture: Sharp) => Uint8Array.from(await picture.toBuffer());

const camera = { IFD0: { Copyright: 'ÿÙ' } };

test.each([
  ['JPEG', () => draw().jpeg()],
  ['JPEG in several scans with camera data', () => draw().withExif(camera).jpeg({ progressive: true })],
  ['PNG', () => draw().png()],
  ['GIF', () => draw().gif()],
  ['WebP', () => draw().webp()],
] as const)('a %s is accepted only if it is complete, whatever follows its end', async (_, make) => {
  const bytes = await bytesOf(make());
  expect(await inspect(bytes)).toEqual({ isAnimated: false });
  expect(await inspect(Uint8Array.from([...bytes, 1, 2, 3]))).toEqual({ isAnimated: false });
  for (const share of [0.1, 0.5, 0.9, 0.99]) {
    const cut = inspect(bytes.slice(0, Math.floor(bytes.length * share)));
    await expect(cut, String(share)).rejects.toThrow(/^This picture file is incomplete/);
  }
});

test.each([
  ['GIF', () => bytesOf(draw(3).gif())],
  ['WebP', () => bytesOf(draw(3).webp())],
  [
    'PNG',
    async () => {
      const png = await bytesOf(draw().png());
      const control = [0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
      return Uint8Array.from([...png.slice(0, 33), ...control, ...png.slice(33)]);
    },
  ],
] as const)('an animated %s is detected', async (_, make) => {
  expect(await inspect(await make())).toEqual({ isAnimated: true });
});

test.each(['', 'just words', '<svg/>'])('%j is left to the browser', async (text) => {
  expect(await inspect(Uint8Array.from(Buffer.from(text)))).toEqual({ isAnimated: false });
});
