/** What the finder searches. It stands among the hashed files of the build, which hosts keep for good. */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readFinderFile } from '~/lib/finder';

export async function getStaticPaths() {
  const { path, json } = await readFinderFile();
  const [, assets, finder] = path.replace(/\.json$/, '').split('/');
  return [{ params: { assets, finder }, props: { json } }];
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
