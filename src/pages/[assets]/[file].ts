/** What islands and the finder fetch. It stands among the hashed files of the build, which hosts keep for good. */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '~/config/locales';
import { makeFinderFile } from '~/lib/finder';
import { makeChoicesFile, readOrderChoices } from '~/lib/order-choices';

export async function getStaticPaths() {
  const choices = await Promise.all(locales.map(readOrderChoices));
  return [await makeFinderFile(), ...choices.map(makeChoicesFile)].map(({ file, text }) => ({
    params: { assets: '_astro', file },
    props: { text },
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
