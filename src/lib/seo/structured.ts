import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Thing } from 'schema-dts';
import { type Locale, languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
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
  const { business } = messagesOf(locale);
  if (page.id === 'home')
    return [
      describeBusiness(origin, business),
      describeSite(origin, business, languageOf(locale).tag, origin + canonical),
    ];
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
  const { src } = await getImage({ src: image, width: 384, format: 'jpeg', quality: 70 });
  return src;
}

/** The products of a category as search engines read them; `list` is the address of its page. */
export async function describeCategory(category: Category, list: string, locale: Locale): Promise<Thing> {
  const images = await Promise.all(category.products.map(({ image }) => locateImage(image)));
  return describeProducts(category, images, list, locale);
}
