import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales, sourceLocale } from '~/config/locales';
import { readProducts } from '~/lib/catalogue/catalogue';
import { makeProductCard, makeSocialImage, socialIds, socialName } from '~/lib/seo/social';

/** Draws all cards in parallel here, because Astro calls `GET` for one path at a time. */
export const getStaticPaths = async () => {
  const products = await readProducts(sourceLocale);
  const cards = products.map(makeProductCard).map(async (made) => {
    const { name, card } = await made;
    return { params: { name }, props: { card } };
  });
  const pages = locales.flatMap((locale) =>
    socialIds.map(async (id) => ({
      params: { name: socialName(id, locale) },
      props: { card: await makeSocialImage(id, locale) },
    })),
  );
  return Promise.all([...pages, ...cards]);
};

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(new Uint8Array(props.card), { headers: { 'content-type': 'image/jpeg' } });
