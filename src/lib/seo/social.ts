import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '~/config/base';
import { defaultLocale, type Locale, sourceLocale } from '~/config/locales';
import { categories, type PageId, paths } from '~/config/routes';
import type { Product } from '~/lib/catalogue/catalogue';
import { productColours } from '~/lib/catalogue/product-page';
import { readPage } from '~/lib/page';
import { picturePath } from '~/lib/pictures/pictures';
import { cardThemeOf, type SocialId } from './card-theme';
import { readColour } from './palette';
import { cacheCard, describeCard } from './social-card';

/** All pages except the 404 and the offline page. */
export const socialIds: SocialId[] = [
  ...(Object.keys(paths) as PageId[]),
  ...categories.map(({ slug }) => `products-${slug}` as const),
];

export function hasSocialImage(id: string): id is SocialId {
  return socialIds.some((known) => known === id);
}

/** Returns the file name of a page's card without its extension: `price-list`, `ne-price-list`. */
export function socialName(id: SocialId, locale: Locale): string {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return locale === defaultLocale ? name : `${locale}-${name}`;
}

export function socialImagePath(id: SocialId, locale: Locale = defaultLocale): string {
  return withBase(`/social/${socialName(id, locale)}.jpg`);
}

/** Returns a page's card as a JPEG. */
export async function makeSocialImage(id: SocialId, locale: Locale): Promise<Buffer> {
  const { heading, intro } = await readPage(id, locale);
  const theme = cardThemeOf(id);
  const firstSentence = /^.*?[.!?।](?=\s|$)/s.exec(intro ?? '')?.[0] ?? intro;
  const card = describeCard(heading, firstSentence, theme, locale);
  const picture = readFileSync(join('src/assets', theme.picture));
  return readFileSync(await cacheCard(socialName(id, locale), card, picture));
}

const productCardName = ({ id }: Pick<Product, 'id'>) => `product-${id}`;

/** Returns the path of a product's card, which both languages share. */
export const productCardPath = (product: Pick<Product, 'id'>): string =>
  withBase(`/social/${productCardName(product)}.jpg`);

/** Draws a product's card: both names on the ground of its pack. */
export async function makeProductCard(product: Product): Promise<{ name: string; card: Buffer }> {
  const { ground, ink, second } = productColours(product);
  const theme = { colour: 'chilli', picture: '' } as const;
  const { name: heading, nepali } = product;
  const described = describeCard(heading, nepali, theme, sourceLocale);
  const words = readColour(ink);
  const colours = { ...described.colours, background: ground, heading: words, text: words, native: second };
  const name = productCardName(product);
  const picture = readFileSync(picturePath(product.image));
  return { name, card: readFileSync(await cacheCard(name, { ...described, colours }, picture)) };
}
