import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { productPath } from '~/config/routes';
import { formatRupees } from '~/domain/price';
import { type Product, readCatalogue } from '~/lib/catalogue';
import { escapeMarkup } from '~/lib/escape-markup';
import { hashedFile } from '~/lib/hashed-file';
import { picturePath } from '~/lib/pictures';
import { readColour } from '~/lib/seo/palette';
import { drawBand, perPicture, rows } from './band';
import bandSource from './band.ts?raw';
import { cutOut, readMainColour, readSource, type Source } from './cutout';
import cutoutSource from './cutout.ts?raw';
import { readHex, sortAlong } from './spectrum';
import spectrumSource from './spectrum.ts?raw';
import styles from './wall.css?url';

/** Beside Astro's own cache; may be deleted at any time. */
const cache = 'node_modules/.astro/wall';

/** From turmeric over chilli to clove: the ground, and the colours that products are sorted by. */
const ground = ['turmeric', 'chilli', 'clove'].map((name) => readHex(readColour(name)));
const order = ['turmeric-deep', 'chilli', 'clove'].map((name) => readHex(readColour(name)));

type Item = Pick<Product, 'id' | 'colour'> & { source: Source };

interface Drawing {
  /** Of the products in the order of the wall. */
  ids: string[];
  pictures: Buffer[];
}

/** What this build has drawn: the wall of every language has the same pictures. */
const drawings = new Map<string, Promise<Drawing>>();

function draw(items: readonly Item[]): Promise<Drawing> {
  const hash = createHash('sha256').update(
    JSON.stringify([ground, order, items.map(({ id, colour }) => [id, colour])]),
  );
  for (const source of [bandSource, cutoutSource, spectrumSource]) hash.update(source);
  for (const { source } of items) hash.update(source.picture).update(source.shape ?? '');
  const key = hash.digest('hex').slice(0, 12);
  const drawing = drawings.get(key) ?? drawOrRead(items, join(cache, key));
  drawings.set(key, drawing);
  return drawing;
}

/** Draws the wall, unless an earlier build has drawn the same one. */
async function drawOrRead(items: readonly Item[], folder: string): Promise<Drawing> {
  const list = join(folder, 'ids.json');
  if (!existsSync(list)) {
    const cutouts = await Promise.all(
      items.map(async ({ id, colour, source }) => {
        const cutout = await cutOut(source);
        return { id, cutout, colour: colour ? readHex(colour) : await readMainColour(cutout) };
      }),
    );
    const sorted = sortAlong(cutouts, order);
    const pictures = await drawBand(
      sorted.map(({ cutout }) => cutout),
      ground,
    );
    mkdirSync(folder, { recursive: true });
    for (const [index, picture] of pictures.entries())
      writeFileSync(join(folder, `${String(index).padStart(3, '0')}.avif`), picture);
    writeFileSync(list, JSON.stringify(sorted.map(({ id }) => id)));
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.avif'));
  return {
    ids: JSON.parse(readFileSync(list, 'utf8')),
    pictures: names.sort().map((name) => readFileSync(join(folder, name))),
  };
}

/** A product of the wall as XHTML; the first of those that share a picture holds it. */
function drawProduct(
  { category, id, title, other, packs: [first], price }: Product,
  locale: Locale,
  picture: string | undefined,
  columns: number,
): string {
  const image =
    picture &&
    `<img src="${picture}" alt="" loading="lazy" draggable="false" width="${4 * columns}" height="${5 * rows}"/>`;
  const amount = first ? formatRupees(first.rupees, locale) : price.now;
  const label = `<b>${escapeMarkup(title)}</b> <span lang="${other.lang}">${escapeMarkup(other.text)}</span> <span>${escapeMarkup(amount)}</span>`;
  return `<li tabindex="-1">${image ?? ''}<a href="${productPath(category, id, locale)}" draggable="false"><span class="label">${label}</span></a></li>`;
}

/** The pictures of the wall and, in a language, the list that its script fetches. */
export async function makeWall(locale: Locale) {
  const products = (await readCatalogue(locale)).flatMap((category) => category.products);
  const byId = new Map(products.map((product) => [product.id, product]));
  const items = products.map(({ id, colour, image }) => ({
    id,
    colour,
    source: readSource(picturePath(image)),
  }));
  const { ids, pictures } = await draw(items);
  const files = pictures.map((picture) => hashedFile('wall', 'avif', picture));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const places = shown.map((product, index) => {
    const picture = index % perPicture ? undefined : files[index / perPicture]?.path;
    const columns = Math.ceil(Math.min(perPicture, shown.length - index) / rows);
    return drawProduct(product, locale, picture, columns);
  });
  const label = interpolate(messagesOf(locale).product.wall, { count: shown.length });
  const list =
    `<div xmlns="http://www.w3.org/1999/xhtml" class="shelf" hidden=""><link rel="stylesheet" href="${styles}"/>` +
    `<ul class="band" aria-label="${escapeMarkup(label)}">${places.join('')}</ul></div>`;
  return { files, list: hashedFile('wall', 'xml', list), label };
}
