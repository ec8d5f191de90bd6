import sharp, { type OverlayOptions } from 'sharp';
import weave from '~/assets/weave.svg?raw';
import { site } from '~/config/site';
import { describeFaces, makeFace } from '~/lib/fonts/subset';
import { readColour } from './palette';
import type { Ground, Look } from './social-look';

export interface Card {
  heading: string;
  text?: string | undefined;
  look: Look;
  size: { width: number; height: number };
}

/** Palette names of what stands on each ground. */
const grounds: Record<Ground, { fill: string; heading: string; text: string; native: string }> = {
  turmeric: { fill: 'turmeric', heading: 'chilli-deep', text: 'ink', native: 'ink' },
  chilli: { fill: 'chilli', heading: 'card', text: 'cream', native: 'turmeric' },
  cardamom: { fill: 'cardamom-deep', heading: 'card', text: 'cream', native: 'turmeric' },
  clove: { fill: 'clove', heading: 'card', text: 'cream', native: 'turmeric' },
};

const margin = 64;
/** One pixel of the weave's 24 by 18 grid. */
const stitch = 3;
const border = 18 * stitch;
const limit = 120_000;

interface Run {
  text: string;
  face: 'display' | 'wordmark' | 'text';
  family: string;
  size: number;
  colour: string;
  width?: number;
  lineHeight?: number;
}

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Sets words in one of the site's faces; the result is as large as their ink. */
async function setText({ text, face, family, size, colour, width, lineHeight = 1 }: Run) {
  const fontfile = await makeFace(face, describeFaces(site.brand.native.text)[face], 'truetype');
  const markup = `<span foreground="${readColour(colour)}" line_height="${lineHeight}">${escapeMarkup(text)}</span>`;
  return sharp({
    text: {
      text: markup,
      font: `${family}, ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
      ...(width && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The largest setting of a heading that fits its box. */
async function fitHeading(text: string, colour: string, width: number, height: number) {
  for (let size = 116; ; size -= 6) {
    const set = await setText({
      text,
      face: 'display',
      family: 'Eczar',
      size,
      colour,
      width,
      lineHeight: 0.62,
    });
    if ((set.info.width <= width && set.info.height <= height) || size <= 50) return set;
  }
}

/** A sentence in lines of about the same length. */
async function setEvenly(text: string, colour: string, width: number) {
  const run = { text, face: 'text', family: 'Anek Latin Medium', size: 31, colour, lineHeight: 1.1 } as const;
  const { info } = await setText(run);
  const lines = Math.ceil(info.width / width);
  return setText({ ...run, width: Math.min(width, Math.round((info.width / lines) * 1.14)) });
}

/** The border of the house, repeated from the middle so that both ends match. */
function drawBorder(width: number): Promise<Buffer> {
  const tile = 24 * stitch;
  const inner = weave.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const start = (width / 2) % tile;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${border}" shape-rendering="crispEdges"><defs><pattern id="w" width="${tile}" height="${border}" patternUnits="userSpaceOnUse" x="${start}"><g transform="scale(${stitch})">${inner}</g></pattern></defs><rect width="100%" height="100%" fill="${readColour('cream')}"/><rect width="100%" height="100%" fill="url(#w)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A seam in steps, as on the edge of woven cloth, between the ground and a picture to its right. */
function drawSeam(height: number, fill: string): Buffer {
  const step = stitch * 2;
  const half = 4;
  const rows = Math.ceil(height / step);
  const path = Array.from({ length: rows }, (_, row) => {
    const reach = half - Math.abs((row % (half * 2)) - half) + 1;
    return `M0 ${row * step}h${reach * step}v${step}h-${reach * step}z`;
  }).join('');
  const width = step * (half + 1);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges"><path fill="${fill}" d="${path}"/></svg>`,
  );
}

/** A page's card for social networks, as a JPEG. */
export async function drawCard({ heading, text, look, size }: Card, picture: Buffer): Promise<Buffer> {
  const { width, height } = size;
  const colours = grounds[look.ground];
  const fill = readColour(colours.fill);
  const body = height - border;
  const seam = look.layout === 'full' ? Math.round(width * 0.47) : Math.round(width * 0.55);
  const words = seam - margin - 24;
  const layers: OverlayOptions[] = [];

  const crop = look.layout === 'full' ? { width, left: 0 } : { width: width - seam, left: seam };
  const position = look.position === 'attention' ? sharp.strategy.attention : (look.position ?? 'centre');
  layers.push({
    input: await sharp(picture).resize(crop.width, body, { fit: 'cover', position }).toBuffer(),
    left: crop.left,
    top: 0,
  });
  if (look.layout !== 'full') layers.push({ input: drawSeam(body, fill), left: seam, top: 0 });

  const brand = await setText({
    text: site.brand.name,
    face: 'display',
    family: 'Eczar',
    size: 46,
    colour: colours.heading,
  });
  const native = await setText({
    text: site.brand.native.text,
    face: 'wordmark',
    family: 'Eczar',
    size: 34,
    colour: colours.native,
  });
  const brandBottom = margin + brand.info.height;
  layers.push({ input: brand.data, left: margin, top: margin });
  layers.push({
    input: native.data,
    left: margin + brand.info.width + 16,
    top: brandBottom - native.info.height + 6,
  });

  const line = text ? await setEvenly(text, colours.text, words) : undefined;
  const lineTop = body - margin + 8 - (line?.info.height ?? 0);
  if (line) layers.push({ input: line.data, left: margin, top: lineTop });
  const room = lineTop - brandBottom - 72;
  const title = await fitHeading(heading, colours.heading, words, room);
  layers.push({ input: title.data, left: margin, top: lineTop - (line ? 34 : 0) - title.info.height });

  layers.push({ input: await drawBorder(width), left: 0, top: body });
  const card = await sharp({ create: { ...size, channels: 3, background: fill } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(card);
}

/** The best JPEG within `limit` bytes: services that show cards refuse heavy ones. */
async function encode(card: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(card).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= limit || quality <= 40) return jpeg;
  }
}
