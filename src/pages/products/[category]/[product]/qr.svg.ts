import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { renderSVG } from 'uqr';
import { defaultLocale } from '~/config/locales';
import { readProducts } from '~/lib/catalogue/catalogue';

/** A former path serves the code of the current page. */
export const getStaticPaths = async () =>
  (await readProducts(defaultLocale)).flatMap(({ category, slug, formerSlugs, href }) =>
    [slug, ...formerSlugs].map((product) => ({ params: { category, product }, props: { href } })),
  );

/** Draws the code for packaging printers, with the quiet zone of four modules that scanners need. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) =>
  new Response(renderSVG(new URL(props.href, site).href, { border: 4, ecc: 'M' }), {
    headers: { 'content-type': 'image/svg+xml' },
  });
