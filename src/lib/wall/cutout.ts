import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Colour } from './hue';
import type { Piece } from './shelves';

/** Width and height of the cut-out in pixels. */
const size = 400;

/** A product's picture with its shape, if there is one: the product in white, the background in black. */
export interface Source {
  picture: Buffer;
  shape: Buffer | undefined;
}

/**
 * Reads a picture and its shape. The name of a shape ends with a hash of the picture, so that a new picture does
 * not get an old shape.
 */
export function readSource(path: string, folder = 'src/assets/shapes'): Source {
  const picture = readFileSync(path);
  const digits = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const shape = names.find((name) => name.endsWith(`.${digits}.png`));
  return { picture, shape: shape ? readFileSync(join(folder, shape)) : undefined };
}

/** Removes the background of a picture. Keeps the whole picture if it has no shape. */
export async function cutOut({ picture, shape }: Source): Promise<Piece> {
  const whole = sharp(picture).resize(size, size).toColourspace('srgb');
  if (!shape) return { image: await whole.ensureAlpha().png().toBuffer(), width: size, height: size };
  const [pixels, alpha] = await Promise.all([
    whole.removeAlpha().raw().toBuffer(),
    sharp(shape).resize(size, size).extractChannel(0).raw().toBuffer(),
  ]);
  const raw = { width: size, height: size };
  const cut = sharp(pixels, { raw: { ...raw, channels: 3 } }).joinChannel(alpha, {
    raw: { ...raw, channels: 1 },
  });
  const { data, info } = await sharp(await cut.png().toBuffer())
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Returns the dominant colour of a picture. */
export async function readDominantColour(picture: Buffer): Promise<Colour> {
  const { dominant } = await sharp(picture).stats();
  return [dominant.r, dominant.g, dominant.b];
}
