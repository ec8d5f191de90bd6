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
import { readColour } from '~/lib/seo/palette';
import { drawBand, perPicture, rows } from './band';
import { cutOut, readDominantColour, readSource, type Source } from './cutout';
import { parseHex, sortAlong } from './spectrum';
import styles from './wall.css?url';

/**
 * Colours from turmeric over chilli to clove. `ground` is the background, and products are sorted along
 * `order`.
 */
const ground = ['turmeric', 'chilli', 'clove'].map((name) => parseHex(readColour(name)));
const order = ['turmeric-deep', 'chilli', 'clove'].map((name) => parseHex(readColour(name)));

type Item = Pick<Product, 'id' | 'colour'> & { source: Source };

/** Draws the wall. Returns JSON with the ids of the products in order, and the pictures as base64. */
async function drawWall(items: readonly Item[]): Promise<string> {
  const cutouts = await Promise.all(
    items.map(async ({ id, colour, source }) => {
      const cutout = await cutOut(source);
      return { id, cutout, colour: colour ? parseHex(colour) : await readDominantColour(cutout) };
    }),
  );
  const sorted = sortAlong(cutouts, order);
  const pictures = await drawBand(
    sorted.map(({ cutout }) => cutout),
    ground,
  );
  return JSON.stringify({
    ids: sorted.map(({ id }) => id),
    pictures: pictures.map((picture) => picture.toString('base64')),
  });
}

async function readWall(items: readonly Item[]): Promise<{ ids: string[]; pictures: Buffer[] }> {
  const colours = [ground, order, readColour('clove-dark'), items.map(({ id, colour }) => [id, colour])];
  const entry = {
    folder: 'wall',
    name: 'wall',
    extension: 'json',
    inputs: [
      JSON.stringify([colours, sharp.versions]),
      ...items.flatMap(({ source: { picture, shape } }) => [picture, shape ?? '']),
    ],
    code: ['wall', 'band', 'cutout', 'spectrum'].map((name) => `src/lib/wall/${name}.ts`),
  };
  const path = await cacheFile(entry, () => drawWall(items));
  const { ids, pictures } = JSON.parse(readFileSync(path, 'utf8'));
  return { ids, pictures: pictures.map((picture: string) => Buffer.from(picture, 'base64')) };
}

/** Writes a product of the wall as XHTML. The first product of a picture contains it. */
function writeProduct(
  { href, title, other, packs: [first], price }: Product,
  locale: Locale,
  picture: string | undefined,
  columns: number,
): string {
  const image =
    picture &&
    `<img src="${picture}" alt="" loading="lazy" draggable="false" width="${4 * columns}" height="${5 * rows}"/>`;
  const amount = first ? formatPrice(first.price, locale) : price.now;
  const second = other.text && ` <span lang="${other.lang}">${escapeMarkup(other.text)}</span>`;
  const label = `<b>${escapeMarkup(title)}</b>${second} <span>${escapeMarkup(amount)}</span>`;
  return `<li tabindex="-1">${image ?? ''}<a href="${href}" draggable="false"><span class="label">${label}</span></a></li>`;
}

/** Makes the wall's pictures, and for a language the list that its script fetches. */
export async function makeWall(locale: Locale) {
  const products = await readProducts(locale);
  const byId = new Map(products.map((product) => [product.id, product]));
  const items = products.map(({ id, colour, image }) => ({
    id,
    colour,
    source: readSource(picturePath(image)),
  }));
  const { ids, pictures } = await readWall(items);
  const files = pictures.map((picture) => hashedFile('wall', 'avif', picture));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const places = shown.map((product, index) => {
    const picture = index % perPicture ? undefined : files[index / perPicture]?.path;
    const columns = Math.ceil(Math.min(perPicture, shown.length - index) / rows);
    return writeProduct(product, locale, picture, columns);
  });
  const label = interpolate(messagesOf(locale).product.wall, { count: shown.length });
  const list =
    `<div xmlns="http://www.w3.org/1999/xhtml" class="shelf" hidden=""><link rel="stylesheet" href="${styles}"/>` +
    `<ul class="band" aria-label="${escapeMarkup(label)}">${places.join('')}</ul></div>`;
  return { files, list: hashedFile('wall', 'xml', list), label };
}
