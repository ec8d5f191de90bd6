import type { APIRoute } from 'astro';
import { drawFavicon } from '~/lib/seo/icons';

export const GET: APIRoute = () =>
  new Response(drawFavicon(), { headers: { 'content-type': 'image/svg+xml' } });
