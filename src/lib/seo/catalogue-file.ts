import { productPath } from '~/config/routes';
import type { Site } from '~/config/site';
import { type Pack, rupeesPer100g } from '~/domain/pack';
import type { Category } from '~/lib/catalogue';

interface FilePack {
  rupees: number;
  /** What it costs without the discount; left out where there is none. */
  rupeesBefore?: number;
  /** Left out where the weight is not known. */
  grams?: number;
  rupeesPer100g?: number;
}

/** The catalogue for programs that read it, at `/catalogue.json`. */
export interface CatalogueFile {
  name: string;
  url: string;
  currency: string;
  categories: {
    id: string;
    key: string;
    name: string;
    products: {
      id: string;
      name: string;
      nepali: string;
      romanised: string[];
      uses: string[];
      url: string;
      image: string;
      packs: FilePack[];
    }[];
  }[];
}

/** A pack with rupees per 100 g to two decimals. */
export function describePack({ was, ...pack }: Pack): FilePack {
  const per100 = rupeesPer100g(pack);
  return {
    ...pack,
    ...(was !== undefined && { rupeesBefore: was }),
    ...(per100 !== undefined && { rupeesPer100g: Math.round(per100 * 100) / 100 }),
  };
}

/** Describes the catalogue; `locate` gives the path of a product's picture. Ratings are left out (spec §9.2). */
export async function describeCatalogue(
  catalogue: readonly Category[],
  site: Site,
  origin: string,
  locate: (image: Category['products'][number]['image']) => Promise<string>,
): Promise<CatalogueFile> {
  return {
    name: site.brand.fullName,
    url: `${origin}/`,
    currency: site.currency,
    categories: await Promise.all(
      catalogue.map(async ({ slug, key, name, products }) => ({
        id: slug,
        key,
        name,
        products: await Promise.all(
          products.map(async (product) => ({
            id: product.id,
            name: product.name,
            nepali: product.nepali,
            romanised: product.romanised,
            uses: product.uses,
            url: origin + productPath(slug, product.id),
            image: origin + (await locate(product.image)),
            packs: product.packs.map(describePack),
          })),
        ),
      })),
    ),
  };
}
