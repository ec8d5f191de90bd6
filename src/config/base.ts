/**
 * Normalises the folder of the host: `''` and `'/'` give `'/'`; `'shop'`, `'/shop'` and `'/shop/'` give
 * `'/shop/'`.
 *
 * @throws Error if the text cannot be a path
 */
export function readBase(text = ''): string {
  const folders = text.trim().split('/').filter(Boolean);
  if (!folders.every((folder) => /^[\w.~-]+$/.test(folder) && !/^\.+$/.test(folder)))
    throw new Error(`PUBLIC_BASE is '${text}': write a path such as /shop/`);
  return ['', ...folders, ''].join('/');
}

/**
 * Folder of the host that serves the site, with a slash at both ends. Astro's configuration passes it to
 * Vite.
 */
export const base = readBase(import.meta.env ? import.meta.env.BASE_URL : process.env.PUBLIC_BASE);

/** Adds the base folder to a path of the site: `/about/` gives `/shop/about/`. */
export const withBase = (path: string): string => base + path.slice(1);

/** Removes the base folder from a path: `/shop/about/` gives `/about/`. Undefined outside the site. */
export const withoutBase = (path: string): string | undefined =>
  path.startsWith(base) ? path.slice(base.length - 1) : undefined;

/** Folder of files with a hash in their names. */
export const hashedFolder = withBase('/_astro/');

export const dashboardFolder = withBase('/cms/');

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
