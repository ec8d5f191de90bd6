import { base } from '~/config/address';
import { languageOf, locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { sampleFacts, site, unitPrice } from '~/config/site';
import { type Pack, unitPriceOf } from '~/domain/pack';
import type { Category, Product } from '~/lib/catalogue';
import type { ProductTexts } from '~/lib/content/schemas';

/** Describes a pack with its unit price. Omits unknown values. */
export function describePack({ was, ...pack }: Pack) {
  const perUnit = unitPriceOf(pack);
  return {
    ...pack,
    ...(was !== undefined && { priceBefore: was }),
    ...(perUnit !== undefined && { unitPrice: Math.round(perUnit * 100) / 100 }),
  };
}

/** Omits missing facts. */
const describeFacts = ({ ingredients, allergens, origin }: Partial<ProductTexts> = {}) => ({
  ...(ingredients && { ingredients }),
  ...(allergens && { allergens }),
  ...(origin && { origin }),
});

/**
 * Describes the catalogue for other programs, at `/catalogue.json`. Omits ratings. `locate` returns the
 * address of a picture.
 */
export async function describeCatalogue(
  catalogue: readonly Category[],
  origin: string,
  locate: (image: Product['image']) => Promise<string>,
  texts: ReadonlyMap<string, ProductTexts> = new Map(),
) {
  const describe = async ({ href, id, name, nepali, romanised, uses, image, packs, facts }: Product) => ({
    id,
    name,
    nepali,
    romanised,
    uses,
    url: origin + href,
    image: origin + (await locate(image)),
    packs: packs.map(describePack),
    ...facts,
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
    unitGrams: unitPrice.grams,
    ...(sampleFacts && { sampleFacts }),
    /** Home pages of the languages. */
    languages: locales.map((locale) => ({
      language: languageOf(locale).tag,
      name: languageOf(locale).name,
      url: origin + pathOf('home', locale),
    })),
    categories: await Promise.all(categories),
  };
}

export type CatalogueFile = Awaited<ReturnType<typeof describeCatalogue>>;
