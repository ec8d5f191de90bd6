/**
 * Files that islands, the finder and the search box fetch. They are among the build's hashed
 * files, which hosts cache forever.
 */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '~/config/locales';
import { makeChoicesFile, readOrderChoices } from '~/lib/business/order-choices';
import { makeFinderFile } from '~/lib/catalogue/finder';
import { makeSuggestionsFile } from '~/lib/catalogue/suggestions';

export async function getStaticPaths() {
  const choices = await Promise.all(locales.map(readOrderChoices));
  const suggestions = await Promise.all(locales.map(makeSuggestionsFile));
  const records = [await makeFinderFile(), ...choices.map(makeChoicesFile), ...suggestions];
  return records.map(({ file, content }) => ({ params: { assets: '_astro', file }, props: { content } }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.content, { headers: { 'Content-Type': 'application/json' } });
