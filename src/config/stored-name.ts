import { base } from './base.ts';

const prefixOf = (folder: string) => (folder === '/' ? '' : folder);

/**
 * Names something that this site keeps in a browser: a key of storage or a cache. All sites of a host share these, so a
 * site in a folder prefixes its names: `/shop/faqs`. Names that are listed contain no other slash.
 */
export const storedName = (name: string, folder = base): string => prefixOf(folder) + name;

/** Reverses `storedName`. Returns undefined for a name of another site. */
export function readStoredName(stored: string, folder = base): string | undefined {
  const prefix = prefixOf(folder);
  const name = stored.slice(prefix.length);
  return stored.startsWith(prefix) && !name.includes('/') ? name : undefined;
}
