import { base } from '~/config/address';
import { languageOf, locales } from '~/config/locales';
import { pathOf, productPath } from '~/config/routes';
import { site } from '~/config/site';
import { type Pack, rupeesPer100g } from '~/domain/pack';
import type { Category, Product } from '~/lib/catalogue';

/** A pack with rupees per 100 g to two decimals; what is not known of it is left out. */
export function describePack({ was, ...pack }: Pack) {
  const per100 = rupeesPer100g(pack);
  return {
    ...pack,
    ...(was !== undefined && { rupeesBefore: was }),
    ...(per100 !== undefined && { rupeesPer100g: Math.round(per100 * 100) / 100 }),
  };
}

/**
 * The catalogue for programs that read it, at `/catalogue.json`; `locate` gives the path of a product's picture. Ratings
 * are left out.
 */
export async function describeCatalogue(
  catalogue: readonly Category[],
  origin: string,
  locate: (image: Product['image']) => Promise<string>,
) {
  const describe = async ({
    category,
    id,
    name,
    nepali,
    romanised,
    uses,
    image,
    packs,
    columns,
  }: Product) => ({
    id,
    name,
    nepali,
    romanised,
    uses,
    url: origin + productPath(category, id),
    image: origin + (await locate(image)),
    packs: packs.map(describePack),
    ...columns,
  });
  const categories = catalogue.map(async ({ slug, key, name, products }) => ({
    id: slug,
    key,
    name,
    products: await Promise.all(products.map(describe)),
  }));
  return {
    name: site.brand.fullName,
    url: origin + base,
    currency: site.currency,
    /** Where the pages of each language begin. */
    languages: locales.map((locale) => ({
      language: languageOf(locale).tag,
      name: languageOf(locale).name,
      url: origin + pathOf('home', locale),
    })),
    categories: await Promise.all(categories),
  };
}

export type CatalogueFile = Awaited<ReturnType<typeof describeCatalogue>>;
