import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Locale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { formatPrice } from '~/domain/price';
import { cacheFile } from '~/lib/cache';
import { type Product, readProducts } from '~/lib/catalogue';
import { escapeMarkup } from '~/lib/escape-markup';
import { hashedFile } from '~/lib/hashed-file';
import { picturePath } from '~/lib/pictures';
import { cutOut, readDominantColour, readSource, type Source } from './cutout';
import { parseHex, sortByHue } from './hue';
import { drawRow, pictureHeight, spanOf, splitEvenly } from './shelves';
import styles from './wall.css?url';

type Item = Pick<Product, 'id'> & { colour: string | undefined; source: Source };

/** A picture of the wall: its products in order, the units that each takes, and an AVIF as base64. */
interface Part {
  places: { id: string; span: 2 | 3 }[];
  picture: string;
}

/**
 * Draws three shelves, each sorted by hue. Returns two pictures a shelf. Phones show them on two shelves, so
 * that the first half of the second shelf ends a row.
 */
async function drawWall(items: readonly Item[]): Promise<string> {
  const pieces = await Promise.all(
    items.map(async ({ id, colour, source }) => {
      const piece = await cutOut(source);
      return { id, piece, colour: colour ? parseHex(colour) : await readDominantColour(piece.image) };
    }),
  );
  const halves = splitEvenly(pieces, 3).flatMap((shelf) => splitEvenly(sortByHue(shelf), 2));
  const rows = [halves.slice(0, 2), halves.slice(2, 3), halves.slice(3, 4), halves.slice(4)];
  const parts = rows.map(async (row) => {
    const shown = row.filter((half) => half.length > 0);
    const pictures = await drawRow(shown.map((half) => half.map(({ piece }) => piece)));
    return shown.map((half, index): Part => {
      const isEnd = index === shown.length - 1;
      const places = half.map(({ id, piece }, at) => ({
        id,
        span: spanOf(piece, isEnd && at === half.length - 1),
      }));
      return { places, picture: pictures[index]?.toString('base64') ?? '' };
    });
  });
  return JSON.stringify((await Promise.all(parts)).flat());
}

async function readWall(items: readonly Item[]): Promise<Part[]> {
  const entry = {
    folder: 'wall',
    name: 'wall',
    extension: 'json',
    inputs: [
      JSON.stringify([sharp.versions, items.map(({ id, colour }) => [id, colour])]),
      ...items.flatMap(({ source: { picture, shape } }) => [picture, shape ?? '']),
    ],
    code: [
      ...['wall', 'shelves', 'cutout', 'hue'].map((name) => `src/lib/wall/${name}.ts`),
      'src/styles/tokens.css',
    ],
  };
  return JSON.parse(readFileSync(await cacheFile(entry, () => drawWall(items)), 'utf8'));
}

/** Writes a product of the wall as XHTML. The first product of a picture contains it. */
function writeProduct(
  { href, title, other, packs: [first], price }: Product,
  locale: Locale,
  className: string,
  image: string,
): string {
  const amount = first ? formatPrice(first.price, locale) : price.now;
  const second = other.text && ` <span lang="${other.lang}">${escapeMarkup(other.text)}</span>`;
  const label = `<b>${escapeMarkup(title)}</b>${second} <span>${escapeMarkup(amount)}</span>`;
  return `<li tabindex="-1"${className && ` class="${className}"`}>${image}<a href="${href}" draggable="false"><span class="label">${label}</span></a></li>`;
}

/** A part that begins a shelf: each second one on wide screens, the fourth on phones. */
const startOf = (part: number) => (part === 3 ? 'half' : part > 0 && part % 2 === 0 ? 'third' : '');

/** Makes the wall's pictures, and for a language the list that its script fetches. */
export async function makeWall(locale: Locale) {
  const products = await readProducts(locale);
  const byId = new Map(products.map((product) => [product.id, product]));
  const items = products.map(({ id, colour, look, image }) => {
    const source = readSource(picturePath(image));
    return { id, colour: look?.ground ?? colour, source };
  });
  const parts = await readWall(items);
  const files = parts.map(({ picture }) => hashedFile('wall', 'avif', Buffer.from(picture, 'base64')));
  const list = parts.flatMap(({ places }, part) => {
    const width = places.reduce((sum, { span }) => sum + span, 0);
    const image = `<img src="${files[part]?.path}" alt="" loading="lazy" draggable="false" width="${width}" height="${pictureHeight}"/>`;
    return places.flatMap(({ id, span }, index) => {
      const product = byId.get(id);
      const names = [span === 3 && 'wide', index === 0 && startOf(part)].filter(Boolean).join(' ');
      return product ? writeProduct(product, locale, names, index === 0 ? image : '') : [];
    });
  });
  const label = interpolate(messagesOf(locale).product.wall, { count: products.length });
  const shelf =
    `<div xmlns="http://www.w3.org/1999/xhtml" class="shelf" hidden=""><link rel="stylesheet" href="${styles}"/>` +
    `<ul class="band" aria-label="${escapeMarkup(label)}">${list.join('')}</ul></div>`;
  return { files, list: hashedFile('wall', 'xml', shelf), label };
}
