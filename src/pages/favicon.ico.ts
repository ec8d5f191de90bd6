import type { APIRoute } from 'astro';
import { drawPng, encodeIco } from '~/lib/seo/icons';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(encodeIco(await drawPng(32), 32)), {
    headers: { 'content-type': 'image/x-icon' },
  });
