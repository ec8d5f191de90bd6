/** What the order form offers, a file for each language. The form fetches it once somebody uses it. */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '~/config/locales';
import { readOrderChoices, versionOf } from '~/lib/order-choices';

export async function getStaticPaths() {
  const all = await Promise.all(locales.map(readOrderChoices));
  return all.map((choices) => ({
    params: { assets: '_astro', version: versionOf(choices) },
    props: { choices },
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.choices);
