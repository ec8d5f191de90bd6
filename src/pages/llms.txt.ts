import type { APIRoute } from 'astro';
import { defaultLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { type PageId, pathOf, paths } from '~/config/routes';
import { site } from '~/config/site';
import { readCatalogue } from '~/lib/catalogue';
import { readRows } from '~/lib/content/read';
import { readPage } from '~/lib/page';
import { writeLlms } from '~/lib/seo/llms';

export const GET: APIRoute = async ({ url }) => {
  const locale = defaultLocale;
  const ids = Object.keys(paths) as PageId[];
  const pages = await Promise.all(
    ids.map(async (id) => {
      const { menu, description } = await readPage(id, locale);
      return { name: menu, path: pathOf(id, locale), description };
    }),
  );
  const text = writeLlms({
    site,
    origin: url.origin,
    messages: messagesOf(locale).discovery,
    summary: (await readPage('home', locale)).description,
    pages,
    catalogue: await readCatalogue(locale),
    questions: await readRows('faq', locale),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
