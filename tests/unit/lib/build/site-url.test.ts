import { expect, test } from 'vitest';
import { readSiteUrl } from '~/lib/build/site-url';

const fallback = 'https://basna.example';
const netlify = { NETLIFY: 'true', URL: 'https://b.test' };

test.each([
  ['the setting first', { PUBLIC_SITE_URL: 'https://a.test/', ...netlify }, 'https://a.test'],
  ["Netlify's URL", netlify, 'https://b.test'],
  ["Vercel's URL", { VERCEL_PROJECT_PRODUCTION_URL: 'd.test' }, 'https://d.test'],
  ['the site’s own setting last', { URL: 'https://other.test' }, fallback],
  ["no URL of one deployment, as Cloudflare's", { CF_PAGES_URL: 'https://c.test' }, fallback],
])('takes %s', (_, env, url) => {
  expect(readSiteUrl(env, fallback)).toBe(url);
});

test.each(['spice.example', 'ftp://spice.example', 'https://spice.example/shop/'])('refuses %s', (text) => {
  expect(() => readSiteUrl({ PUBLIC_SITE_URL: text }, fallback)).toThrow(text);
});
