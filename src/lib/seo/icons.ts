import sharp from 'sharp';
import logo from '~/assets/logo.svg?raw';
import { readColour } from './palette';

/** Draws the favicon: the logo on a backdrop with rounded corners. */
function drawFavicon(): string {
  const backdrop = `<rect width="16" height="16" rx="3" fill="${readColour('cream')}" shape-rendering="auto"/>`;
  return logo.replace(/<svg[^>]*>/, (opening) => opening + backdrop);
}

/** Packs a PNG into an ICO file: header of 6 bytes, directory of 16 bytes, PNG. */
function encodeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 16 }).resize(size);

/** Draws the favicon as a PNG. */
function drawPng(size: number): Promise<Buffer> {
  return draw(drawFavicon(), size).png({ palette: true }).toBuffer();
}

/**
 * Draws the logo on a full square, because phones cut their own corners. `share` is the logo's part of the
 * side.
 */
async function drawSquare(size: number, share: number): Promise<Buffer> {
  const inner = Math.round((size * share) / 16) * 16;
  const input = await draw(logo, inner).png().toBuffer();
  const backdrop = { width: size, height: size, channels: 3 as const, background: readColour('cream') };
  return sharp({ create: backdrop }).composite([{ input }]).png({ palette: true }).toBuffer();
}

const png = (icon: string, draw: () => Promise<Buffer>) => ({
  icon,
  type: 'png',
  mediaType: 'image/png',
  draw: async () => new Uint8Array(await draw()),
});

/** All icons by file name. Pages and the manifest name them. */
export const icons = [
  { icon: 'favicon', type: 'svg', mediaType: 'image/svg+xml', draw: drawFavicon },
  {
    icon: 'favicon',
    type: 'ico',
    mediaType: 'image/x-icon',
    draw: async () => new Uint8Array(encodeIco(await drawPng(32), 32)),
  },
  png('apple-touch-icon', () => drawSquare(180, 0.98)),
  png('icon-192', () => drawPng(192)),
  png('icon-512', () => drawPng(512)),
  png('icon-maskable-512', () => drawSquare(512, 0.88)),
];
