import type { APIRoute } from 'astro';
import { type Locale, languageOf } from '~/config/locales';
import { localePaths } from '~/lib/page';
import { writeLlms } from '~/lib/seo/llms';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, url }) =>
  new Response(await writeLlms(locale, url.origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-language': languageOf(locale).tag },
  });
