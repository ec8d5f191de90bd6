import type { APIRoute } from 'astro';
import { defaultLocale } from '~/config/locales';
import { readCatalogue } from '~/lib/catalogue';
import { readProductTexts } from '~/lib/product-page';
import { describeCatalogue } from '~/lib/seo/catalogue-file';
import { locateImage } from '~/lib/seo/structured';

export const GET: APIRoute = async ({ url }) => {
  const catalogue = await readCatalogue(defaultLocale);
  const texts = await readProductTexts(defaultLocale);
  return Response.json(await describeCatalogue(catalogue, url.origin, locateImage, texts));
};
