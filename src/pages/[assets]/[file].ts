/**
 * Files that islands, the finder, the search box and the top bar fetch. They are among the build's hashed
 * files, which hosts cache forever.
 */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '~/config/locales';
import { drawNetworks } from '~/lib/business/channels';
import { makeChoicesFile, readOrderChoices } from '~/lib/business/order-choices';
import { makeFinderFile } from '~/lib/catalogue/finder';
import { makeSuggestionsFile } from '~/lib/catalogue/suggestions';

export async function getStaticPaths() {
  const choices = await Promise.all(locales.map(readOrderChoices));
  const suggestions = await Promise.all(locales.map(makeSuggestionsFile));
  const records = [await makeFinderFile(), ...choices.map(makeChoicesFile), ...suggestions];
  return [
    ...[drawNetworks()].map(({ file, content }) => ({
      file,
      body: Buffer.from(content),
      type: 'image/svg+xml',
    })),
    ...records.map(({ file, content }) => ({ file, body: Buffer.from(content), type: 'application/json' })),
  ].map(({ file, ...props }) => ({ params: { assets: '_astro', file }, props }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(new Uint8Array(props.body), { headers: { 'Content-Type': props.type } });
