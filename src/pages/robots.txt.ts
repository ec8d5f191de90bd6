import type { APIRoute } from 'astro';
import { addressOf } from '~/config/address';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL(addressOf('/sitemap-index.xml'), site).href}\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
