import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '~/config/locales';
import { makeSocialImage, socialIds, socialName } from '~/lib/seo/social';

export const getStaticPaths = () =>
  locales.flatMap((locale) =>
    socialIds.map((id) => ({ params: { name: socialName(id, locale) }, props: { id, locale } })),
  );

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await makeSocialImage(props.id, props.locale)), {
    headers: { 'content-type': 'image/jpeg' },
  });
