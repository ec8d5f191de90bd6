import sharp from 'sharp';
import { readColour } from '~/lib/seo/palette';

/** A cut-out product. */
export interface Piece {
  image: Buffer;
  width: number;
  height: number;
}

/** Width of a unit in pixels. A pack takes two units of a shelf, a bowl three. */
const unit = 46;
/** In units. The height must match the rows in `wall.css`. */
export const pictureHeight = 4;
const packHeight = 3.45;
const bowl = { width: 2.92, height: 3.4 };
/** The upper side of the plank, and the space from its edge to the products, in units. */
const plank = { depth: 0.72, front: 0.12 };
const shadow = { opacity: 0.6, blur: 0.07, drop: 0.06, reach: 0.25 };

const pixels = (units: number) => Math.round(units * unit);
const isPack = ({ width, height }: Piece) => width < height;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Width of a product's place in units. A pack's heap reaches over the next pack, or needs room at the end. */
export const spanOf = (piece: Piece, isLast: boolean): 2 | 3 => (isPack(piece) && !isLast ? 2 : 3);

/** Splits items into parts of about equal length on the shelf. */
export function splitEvenly<T extends { piece: Piece }>(items: readonly T[], count: number): T[][] {
  const lengths = items.map(({ piece }) => spanOf(piece, false));
  const all = lengths.reduce((sum: number, length) => sum + length, 0);
  const parts: T[][] = Array.from({ length: count }, () => []);
  let start = 0;
  items.forEach((item, index) => {
    const length = lengths[index] ?? 0;
    parts[Math.floor(((start + length / 2) / all) * count)]?.push(item);
    start += length;
  });
  return parts;
}

/** Draws an empty shelf: the wall and the upper side of the plank. */
function drawGround(width: number, height: number): Buffer {
  const depth = pixels(plank.depth);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<linearGradient id="wood" x2="0" y2="1"><stop stop-color="${readColour('clove')}"/>` +
      `<stop offset="1" stop-color="${readColour('clove-light')}"/></linearGradient>` +
      `<rect width="${width}" height="${height}" fill="${readColour('clove')}"/>` +
      `<rect y="${height - depth}" width="${width}" height="${depth}" fill="url(#wood)"/></svg>`,
  );
}

/** Draws a product and the shadow below it. `start` is its place in units. */
async function drawPiece(piece: Piece, start: number, end: number) {
  const box = isPack(piece)
    ? { height: pixels(packHeight) }
    : { width: pixels(bowl.width), height: pixels(bowl.height) };
  const { data, info } = await sharp(piece.image)
    .resize({ ...box, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = pixels(start) + (isPack(piece) ? 0 : Math.round((pixels(end - start) - info.width) / 2));
  const top = pixels(pictureHeight - plank.front) - info.height;
  const reach = pixels(shadow.reach);
  const shape = await sharp(data)
    .extend({ top: reach, right: reach, bottom: reach, left: reach, background: clear })
    .extractChannel(3)
    .linear(shadow.opacity, 0)
    .blur(shadow.blur * unit)
    .toBuffer({ resolveWithObject: true });
  const { width, height } = shape.info;
  const dark = await sharp({ create: { width, height, channels: 3, background: readColour('clove-dark') } })
    .joinChannel(shape.data)
    .png()
    .toBuffer();
  return [
    { input: dark, left: left - reach, top: top - reach + pixels(shadow.drop) },
    { input: data, left, top },
  ];
}

/** Draws a row of products, cut into pictures. Browsers fetch only pictures near the viewport. */
export async function drawRow(pictures: readonly (readonly Piece[])[]): Promise<Buffer[]> {
  const pieces = pictures.flat();
  let end = 0;
  const ends = pieces.map((piece, index) => (end += spanOf(piece, index === pieces.length - 1)));
  const layers = await Promise.all(
    pieces.map((piece, index) => drawPiece(piece, ends[index - 1] ?? 0, ends[index] ?? 0)),
  );
  const [width, height, margin] = [pixels(end), pixels(pictureHeight), pixels(1)];
  // The margin holds what reaches over an edge. The first product is in front.
  const canvas = { width: width + 2 * margin, height: height + 2 * margin };
  const row = await sharp({ create: { ...canvas, channels: 3, background: readColour('clove') } })
    .composite([
      { input: drawGround(canvas.width, height), left: 0, top: margin },
      ...layers
        .reverse()
        .flat()
        .map((layer) => ({ ...layer, left: layer.left + margin, top: layer.top + margin })),
    ])
    .png()
    .toBuffer();
  let shown = 0;
  return Promise.all(
    pictures.map((picture) => {
      const from = pixels(ends[shown - 1] ?? 0);
      shown += picture.length;
      return sharp(row)
        .extract({ left: margin + from, top: margin, width: pixels(ends[shown - 1] ?? 0) - from, height })
        .avif({ quality: 30, effort: 5, chromaSubsampling: '4:2:0' })
        .toBuffer();
    }),
  );
}
