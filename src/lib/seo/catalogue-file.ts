import { base } from '~/config/address';
import { languageOf, locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { sampleFacts, site } from '~/config/site';
import { type Pack, rupeesPer100g } from '~/domain/pack';
import type { Category, Product } from '~/lib/catalogue';
import type { ProductTexts } from '~/lib/product-page';

/** A pack with rupees per 100 g to two decimals; what is not known of it is left out. */
export function describePack({ was, ...pack }: Pack) {
  const per100 = rupeesPer100g(pack);
  return {
    ...pack,
    ...(was !== undefined && { rupeesBefore: was }),
    ...(per100 !== undefined && { rupeesPer100g: Math.round(per100 * 100) / 100 }),
  };
}

/** The facts of the pack. A missing one is left out. */
const describeFacts = ({ ingredients, allergens, origin }: Partial<ProductTexts> = {}) => ({
  ...(ingredients && { ingredients }),
  ...(allergens && { allergens }),
  ...(origin && { origin }),
});

/**
 * The catalogue for programs that read it, at `/catalogue.json`; `locate` gives the path of a product's picture. Ratings
 * are left out.
 */
export async function describeCatalogue(
  catalogue: readonly Category[],
  origin: string,
  locate: (image: Product['image']) => Promise<string>,
  texts: ReadonlyMap<string, ProductTexts> = new Map(),
) {
  const describe = async ({ href, id, name, nepali, romanised, uses, image, packs, columns }: Product) => ({
    id,
    name,
    nepali,
    romanised,
    uses,
    url: origin + href,
    image: origin + (await locate(image)),
    packs: packs.map(describePack),
    ...columns,
    ...describeFacts(texts.get(id)),
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
    ...(sampleFacts && { sampleFacts }),
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
