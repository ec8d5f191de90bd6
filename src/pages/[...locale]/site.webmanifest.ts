import type { APIRoute } from 'astro';
import { addressOf } from '~/config/address';
import { defaultLocale, languageOf } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { site } from '~/config/site';
import { readPage } from '~/lib/page';
import { readColour } from '~/lib/seo/palette';

export const GET: APIRoute = async () => {
  const { description } = await readPage('home', defaultLocale);
  const manifest = {
    name: site.brand.fullName,
    short_name: site.brand.name,
    description,
    lang: languageOf(defaultLocale).tag,
    id: pathOf('home'),
    start_url: pathOf('home'),
    scope: pathOf('home'),
    display: 'minimal-ui',
    background_color: readColour('paper'),
    theme_color: readColour('paper'),
    icons: [
      { src: addressOf('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: addressOf('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: addressOf('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: addressOf('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
