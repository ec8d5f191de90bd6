import { readFileSync } from 'node:fs';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import weave from '~/assets/weave.svg?raw';
import { defaultLocale, type Locale, languageOf } from '~/config/locales';
import { site } from '~/config/site';
import { cacheFile } from '~/lib/build/cache';
import type { CardTheme, ThemeColour } from './card-theme';
import { readColour } from './palette';

/** Palette colours by the colour of the theme. */
const themes: Record<ThemeColour, Record<'background' | 'heading' | 'text' | 'native', string>> = {
  turmeric: { background: 'turmeric', heading: 'chilli-deep', text: 'ink', native: 'ink' },
  chilli: { background: 'chilli', heading: 'card', text: 'cream', native: 'turmeric' },
  cardamom: { background: 'cardamom-deep', heading: 'card', text: 'cream', native: 'turmeric' },
  clove: { background: 'clove', heading: 'card', text: 'cream', native: 'turmeric' },
};

const size = { width: 1200, height: 630 };
const margin = 64;
/** Pixels per square of the weave, which is 24 by 18 squares. */
const stitch = 3;
const border = 18 * stitch;
const body = size.height - border;
/** Services that show cards reject large files. */
const maxBytes = 120_000;

const readFont = (name: string, file: string, weight: 500 | 600 | 700): Font => ({
  name,
  weight,
  data: readFileSync(`node_modules/@fontsource/${file}-${weight}-normal.woff`),
});

const fonts = ['latin', 'latin-ext'].flatMap((subset) => [
  readFont('Eczar', `eczar/files/eczar-${subset}`, 700),
  readFont('Anek', `anek-latin/files/anek-latin-${subset}`, 500),
]);
fonts.push(readFont('Devanagari', 'eczar/files/eczar-devanagari', 600));

/** Collects all data of a card except its picture. */
export function describeCard(
  heading: string,
  text: string | undefined,
  theme: CardTheme,
  locale: Locale = defaultLocale,
) {
  const colours = themes[theme.colour];
  return {
    heading,
    text,
    theme,
    isDevanagari: languageOf(locale).script === 'Deva',
    weave,
    brand: { name: site.brand.name, native: site.brand.native.text },
    colours: {
      background: readColour(colours.background),
      heading: readColour(colours.heading),
      text: readColour(colours.text),
      native: readColour(colours.native),
      weaveBackground: readColour('cream'),
    },
  };
}

type Card = ReturnType<typeof describeCard>;

/** Returns the path of a card's cached JPEG and draws it if it is missing. */
export function cacheCard(name: string, card: Card, picture: Buffer): Promise<string> {
  return cacheFile(describeEntry(name, card, picture), () => drawCard(card, picture));
}

export const describeEntry = (name: string, card: Card, picture: Buffer) => ({
  folder: 'social',
  name,
  extension: 'jpg',
  inputs: [JSON.stringify(card), picture],
  // The packages draw, and contain the fonts.
  code: ['src/lib/seo/social-card.tsx', 'package.json'],
});

/** Draws the brand in both scripts, the heading as large as its room allows, and the text. */
async function drawWords(card: Card, width: number): Promise<Buffer> {
  const { brand, colours, heading, text, isDevanagari } = card;
  const room = body - 2 * margin - 110;
  let height = 0;
  const draw = (fontSize: number) =>
    satori(
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width,
          height: body - 2 * margin,
          fontFamily: 'Eczar, Devanagari',
          color: colours.heading,
        }}
      >
        <div style={{ display: 'flex', gap: 14, alignItems: 'baseline', fontSize: 46, lineHeight: 1 }}>
          {brand.name}
          <span style={{ fontSize: 34, color: colours.native }}>{brand.native}</span>
        </div>
        <div key="words" style={{ display: 'flex', flexDirection: 'column', flexShrink: 0, gap: 20 }}>
          <div style={{ fontSize, lineHeight: isDevanagari ? 1.2 : 1 }}>{heading}</div>
          {text && (
            <div
              style={{
                fontFamily: 'Anek, Devanagari',
                fontSize: 31,
                lineHeight: 1.3,
                color: colours.text,
                textWrap: 'balance',
              }}
            >
              {text}
            </div>
          )}
        </div>
      </div>,
      {
        width,
        height: body - 2 * margin,
        fonts,
        onNodeDetected: (node) => {
          if (node.key === 'words') height = node.height;
        },
      },
    );
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length));
  let fontSize = Math.min(104, width / longest / (isDevanagari ? 0.48 : 0.56));
  let svg = await draw(fontSize);
  while (height > room && fontSize > 40) {
    fontSize -= 6;
    svg = await draw(fontSize);
  }
  return Buffer.from(svg);
}

/** Draws the woven border, repeated from the middle so that both ends match. */
function drawBorder(card: Card): Buffer {
  const tile = 24 * stitch;
  const inner = card.weave.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${border}" shape-rendering="crispEdges">
    <pattern id="weave" width="${tile}" height="${border}" patternUnits="userSpaceOnUse" x="${(size.width / 2) % tile}">
      <g transform="scale(${stitch})">${inner}</g>
    </pattern>
    <rect width="100%" height="100%" fill="${card.colours.weaveBackground}"/>
    <rect width="100%" height="100%" fill="url(#weave)"/>
  </svg>`);
}

/** Draws a stepped seam, like the edge of woven cloth, between the background and the picture. */
function drawSeam(colour: string): Buffer {
  const step = stitch * 2;
  const half = 4;
  const rows = Array.from({ length: Math.ceil(body / step) }, (_, row) => {
    const reach = half - Math.abs((row % (half * 2)) - half) + 1;
    return `M0 ${row * step}h${reach * step}v${step}h-${reach * step}z`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${step * (half + 1)}" height="${body}" shape-rendering="crispEdges"><path fill="${colour}" d="${rows.join('')}"/></svg>`,
  );
}

/** Places the picture over the whole card or to the right of a seam. */
async function placePicture(
  { theme, colours }: Card,
  picture: Buffer,
  seam: number,
): Promise<OverlayOptions[]> {
  const isFull = theme.layout === 'full';
  const left = isFull ? 0 : seam;
  const position = theme.position === 'attention' ? sharp.strategy.attention : (theme.position ?? 'centre');
  const cut = sharp(picture).resize(size.width - left, body, { fit: 'cover', position });
  const placed = { input: await cut.png().toBuffer(), left, top: 0 };
  return isFull ? [placed] : [placed, { input: drawSeam(colours.background), left: seam, top: 0 }];
}

/** Draws a card as a JPEG. */
async function drawCard(card: Card, picture: Buffer): Promise<Buffer> {
  const seam = Math.round(size.width * (card.theme.layout === 'full' ? 0.47 : 0.55));
  const background = sharp({ create: { ...size, channels: 3, background: card.colours.background } });
  const drawn = background.composite([
    ...(await placePicture(card, picture, seam)),
    { input: await drawWords(card, seam - margin - 24), left: margin, top: margin },
    { input: drawBorder(card), left: 0, top: body },
  ]);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  // MozJPEG saves little for its much longer time.
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= maxBytes || quality <= 40) return jpeg;
  }
}
