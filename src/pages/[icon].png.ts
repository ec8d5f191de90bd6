import type { APIRoute } from 'astro';
import { icons } from '~/lib/seo/icons';

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const png = await icons[params.icon ?? '']?.();
  if (!png) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
