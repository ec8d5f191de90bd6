import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Thing } from 'schema-dts';
import { type Locale, languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import type { Shop } from '~/lib/business/shops';
import type { Product } from '~/lib/catalogue/catalogue';
import type { Page } from '~/lib/page';
import { describeBreadcrumbs, describeBusiness, describeShop, describeSite } from './json-ld';
import { describeProduct } from './json-ld-products';
import { socialImagePath } from './social';

/** JSON-LD: business and site on the home page, breadcrumbs elsewhere. */
export async function describePage(
  page: Page,
  canonical: string,
  locale: Locale,
  origin: string,
): Promise<Thing[]> {
  const messages = messagesOf(locale);
  const { business } = messages;
  if (page.id === 'home')
    return [
      describeBusiness(origin, messages),
      describeSite(origin, business, languageOf(locale).tag, origin + canonical),
    ];
  return [describeBreadcrumbs([...page.parents, { name: page.menu, path: canonical }], origin)];
}

/** Returns the URL of a product's picture in the format for old browsers. */
export async function locateImage(image: ImageMetadata): Promise<string> {
  const { src } = await getImage({ src: image, width: 736, format: 'jpeg', quality: 70 });
  return src;
}

/**
 * Describes a product for search engines.
 *
 * @param url of its page
 */
export async function describeProductPage(
  product: Product,
  url: string,
  description: string,
  locale: Locale,
): Promise<Thing> {
  return describeProduct(product, await locateImage(product.image), url, description, locale);
}

/** Describes shops at places. Omits samples, because they do not exist. */
export function describeShops(shops: readonly Shop[], locale: Locale, origin: string): Thing[] {
  const page = origin + pathOf('whereToBuy', locale);
  const image = origin + socialImagePath('whereToBuy', locale);
  return shops
    .filter(({ isSample, place }) => place && !isSample)
    .map((shop) => describeShop(shop, page, image));
}
