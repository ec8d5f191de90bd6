import sharp from 'sharp';
import { readColour } from '~/lib/seo/palette';
import type { Colour } from './spectrum';

/** Size of a product's cell in pixels. */
const cell = { width: 128, height: 160 };
/** Space around a product in its cell, in pixels. */
const margin = { side: 6, below: 14 };
/** Must match the rows in `wall.css`. */
export const rows = 2;
/** Number of products in one picture. Browsers fetch only pictures near the viewport. */
export const perPicture = 6 * rows;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const shadow = { opacity: 0.34, blur: 3, drop: 4, reach: 6 };

const write = (colour: Colour) => `rgb(${colour.map(Math.round).join()})`;
const countColumns = (count: number) => Math.ceil(count / rows);

/** Draws the background of some columns: their part of a gradient over all columns. */
function drawGround(first: number, columns: number, all: number, colours: readonly Colour[]): Buffer {
  const [width, height] = [columns * cell.width, rows * cell.height];
  const stops = colours.map(
    (colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${write(colour)}"/>`,
  );
  const from = -first * cell.width;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<linearGradient id="run" gradientUnits="userSpaceOnUse" x1="${from}" x2="${from + all * cell.width}">${stops.join('')}</linearGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#run)"/></svg>`,
  );
}

/** Draws a product at the bottom of its cell, with its shadow. */
async function drawProduct(cutout: Buffer, at: number) {
  const { data, info } = await sharp(cutout)
    .resize(cell.width - 2 * margin.side, cell.height - 2 * margin.below, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor(at / rows) * cell.width + Math.round((cell.width - info.width) / 2);
  const top = ((at % rows) + 1) * cell.height - margin.below - info.height;
  const { reach } = shadow;
  const shape = await sharp(data)
    .extend({ top: reach, right: reach, bottom: reach, left: reach, background: clear })
    .extractChannel(3)
    .linear(shadow.opacity, 0)
    .blur(shadow.blur)
    .toBuffer({ resolveWithObject: true });
  const { width, height } = shape.info;
  const dark = await sharp({ create: { width, height, channels: 3, background: readColour('clove-dark') } })
    .joinChannel(shape.data)
    .png()
    .toBuffer();
  return [
    { input: dark, left: left - reach, top: top - reach + shadow.drop },
    { input: data, left, top },
  ];
}

/**
 * Draws the wall column by column, in pictures of a few products each. The pictures include the background,
 * because transparency would make them larger.
 */
export async function drawBand(cutouts: readonly Buffer[], colours: readonly Colour[]): Promise<Buffer[]> {
  const starts = Array.from({ length: Math.ceil(cutouts.length / perPicture) }, (_, i) => i * perPicture);
  return Promise.all(
    starts.map(async (first) => {
      const shown = cutouts.slice(first, first + perPicture);
      const layers = await Promise.all(shown.map(drawProduct));
      const columns = [first, shown.length, cutouts.length].map(countColumns) as [number, number, number];
      return sharp(drawGround(...columns, colours))
        .composite(layers.flat())
        .avif({ quality: 30, effort: 3 })
        .toBuffer();
    }),
  );
}
