import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '~/config/address';
import { dist, readBuilt } from './site';

/** Lists the addresses of the sitemap as paths. */
export function listIndexed(): string[] {
  const found = readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address]) => new URL(address ?? '').pathname);
}

/**
 * Lists every page of the built site: the sitemap's, the second recipe address, the 404 pages and the
 * dashboard.
 */
export function listPages(): string[] {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no dist/ yet: npm run build');
  return readdirSync(dist, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => addressOf(`/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`))
    .sort();
}
