import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Locale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages/index';
import { formatPrice } from '~/domain/price';
import styles from '~/styles/wall.css?url';
import { escapeMarkup } from '../build/escape-markup';
import { hashedFile } from '../build/hashed-file';
import { cutoutPath } from '../pictures/cutout';
import { type Colour, parseHex, sortByHue } from '../pictures/hue';
import { picturePath } from '../pictures/pictures';
import { type Product, readProducts } from './catalogue';
import { productColours } from './product-page';

type Picture = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

const cutouts = import.meta.glob<Picture>('/src/assets/cutouts/*.avif', { eager: true, import: 'default' });

const shelfCount = 3;

/** Returns the cut-out of a product, or its whole picture. */
async function readPicture({ image }: Product): Promise<Picture> {
  const size = { width: 176, height: 176 };
  const cutout = cutouts[`/${cutoutPath(picturePath(image))}`];
  return cutout ?? { ...size, src: (await getImage({ src: image, ...size, format: 'webp' })).src };
}

/** Writes a product as XHTML. Pictures have twice their size on the wall. */
function writeProduct(
  { href, title, other, packs: [first], price }: Product,
  picture: Picture,
  locale: Locale,
) {
  const { src, width, height } = picture;
  const second = other.text && ` <span lang="${other.lang}">${escapeMarkup(other.text)}</span>`;
  const amount = first ? formatPrice(first.price, locale) : price.now;
  return (
    `<li tabindex="-1"><a href="${href}"><img src="${src}" alt="" loading="lazy" width="${width / 2}" height="${height / 2}"/>` +
    `<span class="label"><b>${escapeMarkup(title)}</b>${second} <span>${escapeMarkup(amount)}</span></span></a></li>`
  );
}

/** Makes the list that the wall's script fetches: shelves of about equal length, each sorted by hue. */
export async function makeWall(locale: Locale) {
  const products = await readProducts(locale);
  let end = 0;
  const items: { html: string; colour: Colour; middle: number }[] = [];
  for (const product of products) {
    const picture = await readPicture(product);
    end += picture.width;
    const colour = parseHex(product.look?.ground ?? product.colour ?? productColours(product).ground);
    items.push({ html: writeProduct(product, picture, locale), colour, middle: end - picture.width / 2 });
  }
  const shelves = Array.from({ length: shelfCount }, (_, shelf) => {
    const placed = items.filter(({ middle }) => Math.floor((middle / end) * shelfCount) === shelf);
    return `<ul>${sortByHue(placed)
      .map(({ html }) => html)
      .join('')}</ul>`;
  });
  const label = interpolate(messagesOf(locale).product.wall, { count: products.length });
  const wall =
    `<div xmlns="http://www.w3.org/1999/xhtml" class="shelves" role="group" aria-label="${escapeMarkup(label)}" hidden="">` +
    `<link rel="stylesheet" href="${styles}"/>${shelves.join('')}</div>`;
  return { ...hashedFile('wall', 'xml', wall), label };
}
