import type { APIRoute } from 'astro';
import { drawIcon, encodeIco } from '~/lib/seo/icons';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(encodeIco(await drawIcon(32), 32)), {
    headers: { 'content-type': 'image/x-icon' },
  });
