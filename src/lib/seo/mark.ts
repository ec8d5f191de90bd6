import sharp from 'sharp';
import mark from '~/assets/mark.svg?raw';
import { readColour } from './palette';

/** The mark on its backdrop with rounded corners, as browsers show it in a tab. */
export function drawFavicon(): string {
  const backdrop = `<rect width="16" height="16" rx="3" fill="${readColour('cream')}" shape-rendering="auto"/>`;
  return mark.replace(/<svg[^>]*>/, (opening) => opening + backdrop);
}

/** Ico file of one picture: 6 bytes of header, 16 of directory, then the PNG. */
export function packIco(png: Buffer, size: number): Buffer {
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

/** The favicon as a PNG of `size` pixels. */
export function drawIcon(size: number): Promise<Buffer> {
  return draw(drawFavicon(), size).png({ palette: true }).toBuffer();
}

/** The mark on a full square, `share` of its side: phones cut their own corners. */
async function drawSquare(size: number, share: number): Promise<Buffer> {
  const inner = Math.round((size * share) / 16) * 16;
  const input = await draw(mark, inner).png().toBuffer();
  const backdrop = { width: size, height: size, channels: 3 as const, background: readColour('cream') };
  return sharp({ create: backdrop }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** Every PNG icon by file name; pages and the manifest name them. */
export const icons: Record<string, () => Promise<Buffer>> = {
  'apple-touch-icon': () => drawSquare(180, 0.98),
  'icon-192': () => drawIcon(192),
  'icon-512': () => drawIcon(512),
  'icon-maskable-512': () => drawSquare(512, 0.88),
};
