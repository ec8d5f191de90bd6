import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawRow, type Piece, spanOf, splitEvenly } from '~/lib/wall/shelves';

const image = await sharp({
  create: { width: 30, height: 30, channels: 4, background: { r: 250, g: 0, b: 0, alpha: 1 } },
})
  .png()
  .toBuffer();
const pack: Piece = { image, width: 290, height: 310 };
const bowl: Piece = { image, width: 310, height: 190 };

it('the shelves of the wall give the last pack room for its heap', () => {
  const spans = [pack, bowl].flatMap((piece) => [spanOf(piece, false), spanOf(piece, true)]);
  expect(spans).toEqual([2, 3, 3, 3]);
});

it('the shelves of the wall are about equally long and keep the order', () => {
  const items = [...Array(6).fill(pack), ...Array(4).fill(bowl)].map((piece, id) => ({ id, piece }));
  const parts = splitEvenly(items, 3);
  expect(parts.map((part) => part.length)).toEqual([4, 3, 3]);
  expect(parts.flat()).toEqual(items);
});

it('the shelves of the wall have a picture for each part, as wide as its products', async () => {
  const pictures = await drawRow([[pack, bowl], [pack]]);
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const [first, second] = sizes.map(({ width, height }) => width / height);
  expect(first).toBeCloseTo(5 / 4);
  expect(second).toBeCloseTo(3 / 4);
});
