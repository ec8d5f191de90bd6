import { cachePrefix, isKeepable, type Kind, pageKey } from '~/config/worker';
import { deleteCaches } from './delete-caches';
import { addNote } from './note';
import type { FetchEvent, WorkerScope, WorkerSettings } from './scope.ts';

/**
 * The offline worker keeps visited pages readable without a connection. Pages come from the network while it
 * responds. Only files with a hash in their name come from the cache.
 */
export function start(scope: WorkerScope, settings: WorkerSettings): void {
  const { caches } = scope;
  const open = (kind: Kind) => caches.open(cachePrefix + kind);
  const localeOf = (path: string) => settings.locales.find(({ folder }) => path.startsWith(folder));

  // Without storage the site works as it does without a worker.
  const find = async (kind: Kind, path: string) => {
    try {
      return await (await open(kind)).match(path);
    } catch {
      return undefined;
    }
  };
  const keep = async (kind: Kind, path: string, response: Response) => {
    try {
      if (isKeepable(kind, response)) await (await open(kind)).put(path, response);
    } catch {}
  };

  /** Asks the host for the offline page of a language, because a copy of the browser may be of an earlier release. */
  const addFallback = async (path: string) =>
    (await open('pages')).add(new Request(scope.location.origin + path, { cache: 'no-cache' }));

  const load = async ({ request, preloadResponse }: FetchEvent) => {
    const response = (await preloadResponse) ?? (await scope.fetch(request));
    // Firefox resolves a failed preload. Chromium rejects it.
    if (response.type === 'error') throw new TypeError('no connection');
    return response;
  };

  const keepVisited = async (path: string, response: Response) => {
    await keep('pages', path, response);
    const locale = localeOf(path);
    if (locale && !(await find('pages', locale.fallback))) await addFallback(locale.fallback);
  };

  /**
   * Responds with the kept page, or the offline page, if the network or the server fails. A kept page also replaces
   * a slow response, which is kept when it comes.
   */
  const respondWithPage = async (event: FetchEvent) => {
    const path = pageKey(new URL(event.request.url).pathname);
    const locale = localeOf(path);
    const loading = load(event);
    event.waitUntil(loading.then((response) => keepVisited(path, response.clone())).catch(() => undefined));
    const late = new Promise<undefined>((done) => setTimeout(done, settings.networkTimeout));
    const response = await Promise.race([loading, late]).catch(() => undefined);
    if (response && response.status < 500) return response;
    const kept = await find('pages', path);
    if (kept && locale) return addNote(kept, locale);
    return loading.catch(async (error) => {
      const fallback = locale && (await find('pages', locale.fallback));
      if (!fallback) throw error;
      // Browsers show no copy that a host has redirected.
      return new Response(fallback.body, fallback);
    });
  };

  const respondWithFile = async (event: FetchEvent) => {
    const { pathname } = new URL(event.request.url);
    const kept = await find('files', pathname);
    if (kept) return kept;
    const response = await scope.fetch(event.request);
    event.waitUntil(keep('files', pathname, response.clone()));
    return response;
  };

  /**
   * Deletes all but the pages visited last and the files that they name, at once or through scripts. Each release does
   * it, so the caches hold at most these and what the visitor has loaded of one release.
   */
  const tidy = async () => {
    const [pages, files] = await Promise.all([open('pages'), open('files')]);
    // A page is kept before its files, so files are listed before pages.
    const unnamed = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
    const old = (await pages.keys()).slice(0, -settings.mostPages);
    await Promise.all(old.map((page) => pages.delete(page)));
    let texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
    while (texts.length > 0) {
      const named = [...unnamed].filter((path) => {
        const name = path.replace(/.*\//, '');
        return texts.some((text) => text.includes(name));
      });
      for (const path of named) unnamed.delete(path);
      const scripts = named.filter((path) => path.endsWith('.js'));
      texts = await Promise.all(scripts.map(async (path) => (await (await files.match(path))?.text()) ?? ''));
    }
    await Promise.all([...unnamed].map((path) => files.delete(path)));
  };

  scope.addEventListener('install', (event) => {
    const fill = async () => {
      const visited = await scope.clients.matchAll({ includeUncontrolled: true });
      const languages = visited.map(({ url }) => localeOf(new URL(url).pathname));
      for (const locale of settings.locales)
        if (languages.includes(locale) || (await find('pages', locale.fallback)))
          await addFallback(locale.fallback);
      await tidy();
      await scope.skipWaiting();
    };
    event.waitUntil(fill());
  });

  scope.addEventListener('activate', (event) => {
    const clear = async () => {
      // Of releases before December 2026.
      await deleteCaches(caches, (name) => name.startsWith(`${cachePrefix}core-`));
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(clear());
  });

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url, headers } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return;
    if (settings.excluded.some((path) => pathname.startsWith(path))) return;
    // A page fetched ahead may be shown much later, when the network is back, so it is never a copy.
    if (mode === 'navigate')
      event.respondWith(headers.has('sec-purpose') ? load(event) : respondWithPage(event));
    else if (pathname.startsWith(settings.hashedFolder)) event.respondWith(respondWithFile(event));
  });
}
