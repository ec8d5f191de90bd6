import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Thing } from 'schema-dts';
import { type Locale, languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import type { Product } from '~/lib/catalogue';
import type { Page } from '~/lib/page';
import type { Shop } from '~/lib/shops';
import { describeBusiness, describeShop, describeSite, describeTrail } from './json-ld';
import { describeProduct } from './json-ld-products';
import { socialImagePath } from './social';

/** What every page tells search engines: the home page who this is, any other where it stands. */
export async function describePage(
  page: Page,
  canonical: string,
  locale: Locale,
  origin: string,
): Promise<Thing[]> {
  const { business } = messagesOf(locale);
  if (page.id === 'home')
    return [
      describeBusiness(origin, business),
      describeSite(origin, business, languageOf(locale).tag, origin + canonical),
    ];
  return [describeTrail([...page.parents, { name: page.menu, path: canonical }], origin)];
}

/** Address of the picture of a product for other programs: the one that its page shows old browsers. */
export async function locateImage(image: ImageMetadata): Promise<string> {
  const { src } = await getImage({ src: image, width: 736, format: 'jpeg', quality: 70 });
  return src;
}

/** A product as search engines read it; `url` is the address of its page. */
export async function describeProductPage(
  product: Product,
  url: string,
  description: string,
  locale: Locale,
): Promise<Thing> {
  return describeProduct(product, await locateImage(product.image), url, description, locale);
}

/** Describes shops at places. Samples are left out, because they do not exist. */
export function describeShops(shops: readonly Shop[], locale: Locale, origin: string): Thing[] {
  const page = origin + pathOf('whereToBuy', locale);
  const image = origin + socialImagePath('whereToBuy', locale);
  return shops
    .filter(({ isSample, place }) => place && !isSample)
    .map((shop) => describeShop(shop, page, image));
}
