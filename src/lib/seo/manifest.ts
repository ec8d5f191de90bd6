import { withBase } from '~/config/base';
import { readColour } from './palette';

interface Application {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  /** Path of its first page. */
  start: string;
  /** Folder of its pages. */
  scope: string;
  display: 'minimal-ui' | 'standalone';
}

/** Responds with the manifest of an application that can be installed. */
export function respondWithManifest({ start, ...application }: Application): Response {
  const manifest = {
    ...application,
    id: start,
    start_url: start,
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
}
