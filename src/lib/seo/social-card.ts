import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp';
import weave from '~/assets/weave.svg?raw';
import { defaultLocale, devanagariLocales, type Locale, languageOf, latinLocales } from '~/config/locales';
import { site } from '~/config/site';
import { cacheFile } from '~/lib/cache';
import { escapeMarkup } from '~/lib/escape-markup';
import { describeFaces, type FaceName, makeFace, readSpecial, splitFace } from '~/lib/fonts/subset';
import { oncePerLocale } from '~/lib/once';
import { readColour } from './palette';
import type { Look, Theme } from './social-look';

/** Palette colours of each theme. */
const themes: Record<Theme, Record<'background' | 'heading' | 'text' | 'native', string>> = {
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
/** Maximum height in pixels of the text below the heading. */
const maxTextHeight = 200;
/** Services that show cards reject large files. */
const maxBytes = 120_000;

/** Describes the faces of all cards. It reads all texts. */
const readFaces = oncePerLocale(async () =>
  describeFaces(site.brand.native.text, latinLocales, devanagariLocales),
);

/** Collects all data of a card except its picture. The names of font files change with their content. */
export async function describeCard(
  heading: string,
  text: string | undefined,
  look: Look,
  locale: Locale = defaultLocale,
  /** Face of the text below the heading, if it has another script. */
  textFace?: FaceName,
) {
  const brand: Record<'name' | 'native', string> = { name: site.brand.name, native: site.brand.native.text };
  const faces = await readFaces(locale);
  const special = [...readSpecial([...latinLocales, ...devanagariLocales]).keys()];
  const make = async (name: FaceName) => {
    const [face = faces[name], ...others] = splitFace(
      faces[name],
      faces[name].subset === 'latin' ? special : [],
    );
    const letters = await Promise.all(others.map((other) => makeFace(name, other, 'truetype')));
    return [await makeFace(name, face, 'truetype'), ...letters];
  };
  const isDevanagari = languageOf(locale).script === 'Deva';
  const colours = themes[look.theme];
  return {
    heading,
    text,
    look,
    isDevanagari,
    isTextDevanagari: isDevanagari || textFace === 'headings',
    weave,
    brand,
    colours: {
      background: readColour(colours.background),
      heading: readColour(colours.heading),
      text: readColour(colours.text),
      native: readColour(colours.native),
      weaveBackground: readColour('cream'),
    },
    fonts: {
      display: await make('display'),
      // One face for all Devanagari. Pango mixes two faces of one family, which breaks conjuncts.
      wordmark: await make(devanagariLocales.length > 0 ? 'headings' : brand.native ? 'wordmark' : 'display'),
      heading: await make(isDevanagari ? 'headings' : 'display'),
      text: await make(textFace ?? (isDevanagari ? 'headings' : 'text')),
    },
  };
}

type Card = Awaited<ReturnType<typeof describeCard>>;

/** Returns the path of a card's cached JPEG and draws it if it is missing. */
export function cacheCard(name: string, card: Card, picture: Buffer): Promise<string> {
  return cacheFile(describeEntry(name, card, picture), () => drawCard(card, picture));
}

export const describeEntry = (name: string, card: Card, picture: Buffer) => ({
  folder: 'social',
  name,
  extension: 'jpg',
  inputs: [JSON.stringify([card, sharp.versions]), picture],
  code: ['src/lib/seo/social-card.ts'],
});

interface Run {
  text: string;
  /** Font family and size in pixels, in Pango's format. */
  font: string;
  /** The face, and those of letters that it lacks. */
  fontfiles: readonly string[];
  colour: string;
  width?: number;
  lineHeight?: number;
}

/** Raw pixels and their size. Encoding a PNG between two steps takes longer than the steps. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const draw = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

/** Shrinks words that exceed their box, such as very long names. */
async function shrinkToFit({ data, info }: Pixels, width: number, height: number): Promise<Pixels> {
  if (info.width <= width && info.height <= height) return { data, info };
  return draw(sharp(data, { raw: info }).resize(width, height, { fit: 'inside' }));
}

const place = ({ data, info }: Pixels, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: info,
  left,
  top,
});

/** Renders words. The picture has the size of their ink. */
async function renderText({ text, font, fontfiles, colour, width, lineHeight = 1 }: Run) {
  const markup = `<span foreground="${colour}" line_height="${lineHeight}">${escapeMarkup(text)}</span>`;
  const [fontfile = '', ...others] = fontfiles;
  // Pango finds letters in every file of the family that it has loaded.
  for (const other of others)
    await sharp({ text: { text: 'x', font, fontfile: other } })
      .raw()
      .toBuffer();
  return draw(
    sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 72, ...(width && { width }) } }),
  );
}

/** Renders a heading as large as its box allows. */
async function fitHeading({ heading, fonts, colours, isDevanagari }: Card, width: number, height: number) {
  const run = {
    text: heading,
    fontfiles: fonts.heading,
    colour: colours.heading,
    width,
    lineHeight: isDevanagari ? 0.8 : 0.62,
  };
  for (let points = 116; ; points -= 6) {
    const set = await renderText({ ...run, font: `Eczar, ${points}` });
    if ((set.info.width <= width && set.info.height <= height) || points <= 50) return set;
  }
}

/** Renders a sentence in lines of similar length. */
async function balanceLines(text: string, { fonts, colours, isTextDevanagari }: Card, width: number) {
  const run = {
    text,
    font: isTextDevanagari ? 'Eczar, 31' : 'Anek Latin Medium, 31',
    fontfiles: fonts.text,
    colour: colours.text,
    lineHeight: 1.1,
  };
  const { info } = await renderText(run);
  const lines = Math.ceil(info.width / width);
  return renderText({ ...run, width: Math.min(width, Math.round((info.width / lines) * 1.14)) });
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
  { look, colours }: Card,
  picture: Buffer,
  seam: number,
): Promise<OverlayOptions[]> {
  const isFull = look.layout === 'full';
  const left = isFull ? 0 : seam;
  const position = look.position === 'attention' ? sharp.strategy.attention : (look.position ?? 'centre');
  const cut = sharp(picture).resize(size.width - left, body, { fit: 'cover', position });
  const placed = place(await draw(cut), left, 0);
  return isFull ? [placed] : [placed, { input: drawSeam(colours.background), left: seam, top: 0 }];
}

/** Places the brand in both scripts, the heading and the text. */
async function placeWords(card: Card, width: number): Promise<OverlayOptions[]> {
  const { brand, colours, fonts } = card;
  const name = await renderText({
    text: brand.name,
    font: 'Eczar, 46',
    fontfiles: fonts.display,
    colour: colours.heading,
  });
  const native = brand.native
    ? await renderText({
        text: brand.native,
        font: 'Eczar, 34',
        fontfiles: fonts.wordmark,
        colour: colours.native,
      })
    : undefined;
  const brandBottom = margin + name.info.height;
  const text = card.text
    ? await shrinkToFit(await balanceLines(card.text, card, width), width, maxTextHeight)
    : undefined;
  const textTop = body - margin + 8 - (text?.info.height ?? 0);
  const room = textTop - brandBottom - 72;
  const heading = await shrinkToFit(await fitHeading(card, width, room), width, room);
  return [
    place(name, margin, margin),
    ...(native ? [place(native, margin + name.info.width + 16, brandBottom - native.info.height + 6)] : []),
    ...(text ? [place(text, margin, textTop)] : []),
    place(heading, margin, textTop - (text ? 34 : 0) - heading.info.height),
  ];
}

/** Draws a card as a JPEG. */
async function drawCard(card: Card, picture: Buffer): Promise<Buffer> {
  const seam = Math.round(size.width * (card.look.layout === 'full' ? 0.47 : 0.55));
  const background = sharp({ create: { ...size, channels: 3, background: card.colours.background } });
  const drawn = background.composite([
    ...(await placePicture(card, picture, seam)),
    ...(await placeWords(card, seam - margin - 24)),
    { input: drawBorder(card), left: 0, top: body },
  ]);
  return encode(await draw(drawn));
}

/** Encodes the best JPEG of at most `maxBytes`. MozJPEG saves little for its much longer time. */
async function encode({ data, info }: Pixels): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= maxBytes || quality <= 40) return jpeg;
  }
}
