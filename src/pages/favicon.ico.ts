import type { APIRoute } from 'astro';
import { drawIcon, packIco } from '~/lib/seo/mark';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(packIco(await drawIcon(32), 32)), {
    headers: { 'content-type': 'image/x-icon' },
  });
