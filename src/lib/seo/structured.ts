import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Thing } from 'schema-dts';
import { type Locale, localeTags } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { site } from '~/config/site';
import type { Category } from '~/lib/catalogue';
import { type Page, readMenuNames } from '~/lib/page';
import { describeBusiness, describeSite, describeTrail } from './json-ld';
import { describeProducts } from './json-ld-products';

/** What every page tells search engines: the home page who this is, any other where it stands. */
export async function describePage(
  page: Page,
  canonical: string,
  locale: Locale,
  origin: string,
): Promise<Thing[]> {
  if (page.id === 'home') {
    const search = pathOf('products', locale);
    return [describeBusiness(site, origin), describeSite(site, origin, localeTags[locale], search)];
  }
  const names = await readMenuNames(locale);
  const parents = page.id.startsWith('products-') ? (['home', 'products'] as const) : (['home'] as const);
  const steps = [
    ...parents.map((id) => ({ name: names[id] ?? id, path: pathOf(id, locale) })),
    { name: page.menu, path: canonical },
  ];
  return [describeTrail(steps, origin)];
}

/** Address of the picture that stands for a product elsewhere: the one that its card shows old browsers. */
export async function locateImage(image: ImageMetadata): Promise<string> {
  const { src } = await getImage({ src: image, width: 288, format: 'jpeg', quality: 70 });
  return src;
}

/** The products of a category as search engines read them. */
export async function describeCategory(
  { name, products }: Category,
  path: string,
  origin: string,
): Promise<Thing> {
  const images = await Promise.all(products.map(({ image }) => locateImage(image)));
  const place = { origin, brand: site.brand.fullName, currency: site.currency, list: origin + path };
  return describeProducts(name, products, images, place);
}
