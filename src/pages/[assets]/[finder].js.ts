/**
 * The catalogue finder's index stands among the hashed files of the build, which hosts keep for good. It is a
 * script because the content security policy lets pages fetch nothing else.
 */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readFinderIndex } from '~/lib/finder';

export async function getStaticPaths() {
  const { path, script } = await readFinderIndex();
  const [, assets, finder] = path.replace(/\.js$/, '').split('/');
  return [{ params: { assets, finder }, props: { script } }];
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
