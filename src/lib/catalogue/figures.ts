import type { Locale } from '~/config/locales';
import { interpolate, type Messages, messagesOf } from '~/config/messages/index';
import { site } from '~/config/site';
import { formatPrice } from '~/domain/price';
import { readProvinces } from '../business/places';
import { readProducts } from './catalogue';

type Figure = keyof Messages['dealers']['figures'];

/** Returns the business in figures, from the settings, the catalogue and the location table. */
export async function readFigures(locale: Locale): Promise<Record<Figure, string>> {
  const phrases = messagesOf(locale).dealers.figures;
  const products = await readProducts(locale);
  const packs = products.flatMap((product) => product.packs);
  const least = Math.min(...packs.map(({ price }) => price));
  const decades = Math.floor((site.copyrightYear - site.founded.ad) / 10);
  return {
    years: interpolate(phrases.years, { count: decades * 10 }),
    products: interpolate(phrases.products, { count: products.length }),
    provinces: interpolate(phrases.provinces, { count: (await readProvinces()).length }),
    price: interpolate(phrases.price, { price: formatPrice(least, locale) }),
    packs: interpolate(phrases.packs, { count: packs.length }),
  };
}
