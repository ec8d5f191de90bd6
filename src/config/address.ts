/**
 * Reads the folder of the host that the site is served from: `''` and `'/'` give `'/'`; `'shop'`, `'/shop'` and `'/shop/'`
 * give `'/shop/'`.
 * @throws Error if the text cannot be a path
 */
export function readBase(text = ''): string {
  const folders = text.trim().split('/').filter(Boolean);
  if (!folders.every((folder) => /^[\w.~-]+$/.test(folder) && !/^\.+$/.test(folder)))
    throw new Error(`PUBLIC_BASE is '${text}': write a path such as /shop/`);
  return ['', ...folders, ''].join('/');
}

/** The folder that the site is served from, with a slash at both ends. Vite knows it from the config of Astro. */
export const base = readBase(import.meta.env ? import.meta.env.BASE_URL : process.env.PUBLIC_BASE);

/** Returns the address of a path on the site: `/about/` gives `/shop/about/`. */
export const addressOf = (path: string): string => base + path.slice(1);

/** Returns the path of an address on the site: `/shop/about/` gives `/about/`; undefined for one outside it. */
export const pathAt = (address: string): string | undefined =>
  address.startsWith(base) ? address.slice(base.length - 1) : undefined;

/** Folder of the files whose names change with their content. */
export const hashedFolder = addressOf('/_astro/');

/** Folder of the dashboard. */
export const dashboardFolder = addressOf('/cms/');
