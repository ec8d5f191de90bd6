import { cachePrefix } from '~/config/worker';
import { deleteCaches } from './delete-caches';
import { addNote } from './note';
import type { FetchEvent, WorkerScope, WorkerSettings } from './scope.ts';

/**
 * The offline worker keeps visited pages and the catalogue readable without a connection. Pages come from the
 * network while it responds. Only files with a hash in their name come from the cache.
 */
export function start(scope: WorkerScope, settings: WorkerSettings): void {
  const { caches } = scope;
  const core = `${cachePrefix}core-${settings.version}`;

  // Ignores a full or refused cache. The next visit tries again.
  const cacheResponse = async (kind: 'pages' | 'files', path: string, given: Response) => {
    if (given.status !== 200 || given.type !== 'basic' || given.redirected) return;
    const response = given.clone();
    try {
      const cache = await caches.open(cachePrefix + kind);
      await cache.put(path, response);
      const temporary = (await cache.keys()).filter(
        ({ url }) => !settings.lasting.includes(new URL(url).pathname),
      );
      await Promise.all(temporary.slice(0, -settings.limits[kind]).map((request) => cache.delete(request)));
    } catch {}
  };

  const find = async (name: string, path: string) =>
    (await caches.open(name)).match(path, { ignoreSearch: true, ignoreVary: true });

  const localeOf = (path: string) => settings.locales.find(({ folder }) => path.startsWith(folder));

  /** Caches the offline pages of all languages, and the catalogue in the language of a page. */
  const cacheCore = async (path: string) => {
    const locale = localeOf(path);
    const cache = await caches.open(core);
    if (!locale || (await cache.match(locale.pages[0] ?? locale.fallback))) return;
    const fallbacks = settings.locales.map(({ fallback }) => fallback);
    const pages = [...fallbacks, ...locale.pages].map(
      (path) => new Request(scope.location.origin + path, { cache: 'no-cache' }),
    );
    await cache.addAll([...pages, ...settings.files]);
    // Copies of these pages from an earlier visit are older.
    const visited = await caches.open(`${cachePrefix}pages`);
    await Promise.all(pages.map((request) => visited.delete(request)));
  };

  const load = async (event: FetchEvent, path: string) => {
    // Chromium rejects a failed preload. Firefox resolves it with an error response.
    const ahead = await Promise.resolve(event.preloadResponse).catch(() => undefined);
    const response = ahead && ahead.type !== 'error' ? ahead : await scope.fetch(event.request);
    event.waitUntil(cacheResponse('pages', path, response));
    return response;
  };

  /**
   * Responds with the cached page, or the offline page, if the network or the server fails. A cached page
   * also replaces a slow response.
   */
  const respondWithPage = async (event: FetchEvent) => {
    const { pathname } = new URL(event.request.url);
    const loading = load(event, pathname);
    event.waitUntil(loading.then(() => cacheCore(pathname)).catch(() => undefined));
    const late = new Promise<undefined>((done) => setTimeout(done, settings.networkTimeout));
    const response = await Promise.race([loading, late]).catch(() => undefined);
    if (response && response.status < 500) return response;
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const locale = localeOf(path);
    const cached = (await find(`${cachePrefix}pages`, path)) ?? (await find(core, path));
    if (cached && locale) return addNote(cached, locale);
    return loading.catch(async () => (locale && (await find(core, locale.fallback))) ?? Response.error());
  };

  const respondWithFile = async (event: FetchEvent) => {
    const { pathname } = new URL(event.request.url);
    const cached = (await find(`${cachePrefix}files`, pathname)) ?? (await find(core, pathname));
    if (cached) return cached;
    const response = await scope.fetch(event.request);
    event.waitUntil(cacheResponse('files', pathname, response));
    return response;
  };

  // Caches the page that was open before this worker started, and its files.
  const cacheVisited = async (data: unknown) => {
    const { visited } = (data ?? {}) as { visited?: unknown };
    for (const path of Array.isArray(visited) ? visited.slice(0, 60) : []) {
      if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) continue;
      const kind = path.startsWith(settings.hashedFolder) ? 'files' : 'pages';
      if (kind === 'files' && (await find(`${cachePrefix}files`, path))) continue;
      const response = await scope.fetch(path).catch(() => undefined);
      if (response) await cacheResponse(kind, path, response);
    }
  };

  scope.addEventListener('install', (event) => {
    const fill = async () => {
      const open = await scope.clients.matchAll({ includeUncontrolled: true });
      for (const { url } of open) await cacheCore(new URL(url).pathname);
      await scope.skipWaiting();
    };
    event.waitUntil(fill());
  });

  scope.addEventListener('activate', (event) => {
    const clear = async () => {
      await deleteCaches(caches, (name) => name.startsWith(`${cachePrefix}core-`) && name !== core);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(clear());
  });

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return;
    if (settings.excluded.some((path) => pathname.startsWith(path))) return;
    if (mode === 'navigate') event.respondWith(respondWithPage(event));
    else if (pathname.startsWith(settings.hashedFolder)) event.respondWith(respondWithFile(event));
  });

  scope.addEventListener('message', (event) => event.waitUntil(cacheVisited(event.data)));
}
