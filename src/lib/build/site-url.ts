import { base, readBase } from '../../config/base.ts';

/**
 * Returns the URL of the host without a path: `https://spice.example`. PUBLIC_SITE_URL comes first, then
 * the URL that Netlify or Vercel sets, then `fallback`. Cloudflare tells only the URL of one deployment.
 *
 * @throws Error if the URL is not HTTP or its path differs from PUBLIC_BASE
 */
export function readSiteUrl(env: Record<string, string | undefined>, fallback: string): string {
  const netlify = env.NETLIFY && env.URL;
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL && `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`;
  const text = env.PUBLIC_SITE_URL || netlify || vercel || fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`The site's URL is '${text}': write it as https://spice.example`);
  if (url.pathname !== '/' && readBase(url.pathname) !== base)
    throw new Error(`The site's URL is '${text}': its path belongs in PUBLIC_BASE`);
  return url.origin;
}
