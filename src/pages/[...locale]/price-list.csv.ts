import type { APIRoute } from 'astro';
import { type Locale, languageOf } from '~/config/locales';
import { csv } from '~/domain/csv';
import { readPriceList, tabulate } from '~/lib/catalogue/price-list';
import { localePaths } from '~/lib/page';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  new Response(csv(tabulate(await readPriceList(locale), locale)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Language': languageOf(locale).tag },
  });
