import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import tabler from '~/assets/licenses/tabler-icons.txt?raw';

/** Work of others that visitors are sent; the licences ask that they come with it. */
const packages = {
  Eczar: '@fontsource-variable/eczar',
  Anek: '@fontsource-variable/anek-latin',
  Astro: 'astro',
  React: 'react',
  'Nano Stores': 'nanostores',
  'web-vitals': 'web-vitals',
};

export const GET: APIRoute = () => {
  const licences = Object.entries(packages).map(
    ([name, path]) => [name, readFileSync(`node_modules/${path}/LICENSE`, 'utf8')] as const,
  );
  // The package of the icons brings no licence file.
  const sections = [...licences, ['Tabler Icons', tabler] as const].map(
    ([name, licence]) => `${name}\n${'='.repeat(name.length)}\n\n${licence.trim()}\n`,
  );
  return new Response(sections.join('\n\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
