import type { APIRoute } from 'astro';
import type { Locale } from '~/config/locales';
import { writeNames } from '~/domain/product-names';
import { readProducts } from '~/lib/catalogue/catalogue';
import { readProductTexts } from '~/lib/catalogue/product-page';
import { localePaths } from '~/lib/page';
import { writeFeed } from '~/lib/seo/feed';
import { locateImage } from '~/lib/seo/structured';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, url }) => {
  const texts = await readProductTexts(locale);
  const products = await Promise.all(
    (await readProducts(locale)).map(async (product) => ({
      product,
      description: texts.get(product.id)?.text ?? writeNames(product.title, product.other.text),
      image: await locateImage(product.image),
    })),
  );
  return new Response(writeFeed(products, locale, url.origin), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
