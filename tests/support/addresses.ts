import { readBuilt, readSite } from './site';

/** Addresses of the sitemap, as paths. */
export function listIndexed(): string[] {
  const found = readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address]) => new URL(address ?? '').pathname);
}

/** Every page of the built site: the sitemap's, the second recipe address, the 404 and the dashboard. */
export function listPages(): string[] {
  return [...readSite().pages.keys()].sort();
}
