import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '~/config/locales';
import { makeSocialImage, socialIds, socialName } from '~/lib/seo/social';

/** Draws all cards here: Astro calls `GET` for one path after another, which keeps one processor busy. */
export const getStaticPaths = () =>
  Promise.all(
    locales.flatMap((locale) =>
      socialIds.map(async (id) => ({
        params: { name: socialName(id, locale) },
        props: { card: await makeSocialImage(id, locale) },
      })),
    ),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(new Uint8Array(props.card), { headers: { 'content-type': 'image/jpeg' } });
