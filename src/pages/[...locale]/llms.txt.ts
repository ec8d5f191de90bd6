import type { APIRoute } from 'astro';
import { defaultLocale } from '~/config/locales';
import { writeLlms } from '~/lib/seo/llms';

export const GET: APIRoute = async ({ url }) =>
  new Response(await writeLlms(defaultLocale, url.origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
