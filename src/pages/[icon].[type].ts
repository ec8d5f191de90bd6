import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { icons } from '~/lib/seo/icons';

export const getStaticPaths = () =>
  icons.map(({ icon, type, ...props }) => ({ params: { icon, type }, props }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await props.draw(), { headers: { 'content-type': props.mediaType } });
