import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { base, withBase } from '~/config/base';
import { languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { localePaths, readPage } from '~/lib/page';
import { readColour } from '~/lib/seo/palette';

export const getStaticPaths = localePaths;

/** Starts at the language's home page and has the whole site as its scope. */
export const GET: APIRoute<InferGetStaticPropsType<typeof localePaths>> = async ({ props: { locale } }) => {
  const { description } = await readPage('home', locale);
  const { fullName, name } = messagesOf(locale).business;
  const manifest = {
    name: fullName,
    short_name: name,
    description,
    lang: languageOf(locale).tag,
    id: pathOf('home', locale),
    start_url: pathOf('home', locale),
    scope: base,
    display: 'minimal-ui',
    background_color: readColour('paper'),
    theme_color: readColour('paper'),
    icons: [
      { src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: withBase('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBase('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: withBase('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
