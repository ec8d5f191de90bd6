import { cachePrefix } from '~/config/worker';
import { addNote } from './note';
import type { FetchEvent, WorkerScope, WorkerSettings } from './scope.ts';

/**
 * The offline worker: pages once visited and the catalogue stay readable without a connection. A page comes from
 * the network as long as that answers; only files whose name holds their hash come from the store.
 */
export function start(scope: WorkerScope, settings: WorkerSettings): void {
  const { caches } = scope;
  const core = `${cachePrefix}core-${settings.version}`;

  // A full or refused store is no reason to fail a visit; the next one tries again.
  const keep = async (kind: 'pages' | 'files', path: string, given: Response) => {
    if (given.status !== 200 || given.type !== 'basic' || given.redirected) return;
    const response = given.clone();
    try {
      const cache = await caches.open(cachePrefix + kind);
      await cache.put(path, response);
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -settings.limits[kind]).map((request) => cache.delete(request)));
    } catch {}
  };

  const find = async (name: string, path: string) =>
    (await caches.open(name)).match(path, { ignoreSearch: true, ignoreVary: true });

  const editionOf = (path: string) => settings.editions.find(({ folder }) => path.startsWith(folder));

  /** Keeps the offline pages of all languages, and the catalogue in the language of a page. */
  const keepCore = async (path: string) => {
    const edition = editionOf(path);
    const cache = await caches.open(core);
    if (!edition || (await cache.match(edition.pages[0] ?? edition.fallback))) return;
    const fallbacks = settings.editions.map(({ fallback }) => fallback);
    const pages = [...fallbacks, ...edition.pages].map(
      (path) => new Request(scope.location.origin + path, { cache: 'no-cache' }),
    );
    await cache.addAll([...pages, ...settings.files]);
    // What an earlier visit left of these pages is older.
    const visited = await caches.open(`${cachePrefix}pages`);
    await Promise.all(pages.map((request) => visited.delete(request)));
  };

  const load = async (event: FetchEvent, path: string) => {
    // A preload that failed is thrown by Chromium; Firefox gives it as a response.
    const ahead = await Promise.resolve(event.preloadResponse).catch(() => undefined);
    const response = ahead && ahead.type !== 'error' ? ahead : await scope.fetch(event.request);
    event.waitUntil(keep('pages', path, response));
    return response;
  };

  /** The page as it was kept, where the network or the server fails or is slow; if it was not, the one for that. */
  const answerPage = async (event: FetchEvent) => {
    const { pathname } = new URL(event.request.url);
    const loading = load(event, pathname);
    event.waitUntil(loading.then(() => keepCore(pathname)).catch(() => undefined));
    const late = new Promise<undefined>((done) => setTimeout(done, settings.patience));
    const response = await Promise.race([loading, late]).catch(() => undefined);
    if (response && response.status < 500) return response;
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const edition = editionOf(path);
    const kept = (await find(`${cachePrefix}pages`, path)) ?? (await find(core, path));
    if (kept && edition) return addNote(kept, edition);
    return loading.catch(async () => (edition && (await find(core, edition.fallback))) ?? Response.error());
  };

  const answerFile = async (event: FetchEvent) => {
    const { pathname } = new URL(event.request.url);
    const kept = (await find(`${cachePrefix}files`, pathname)) ?? (await find(core, pathname));
    if (kept) return kept;
    const response = await scope.fetch(event.request);
    event.waitUntil(keep('files', pathname, response));
    return response;
  };

  // The page, and the files it loaded, that was open before this worker came.
  const keepVisited = async (data: unknown) => {
    const { visited } = (data ?? {}) as { visited?: unknown };
    for (const path of Array.isArray(visited) ? visited.slice(0, 60) : []) {
      if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) continue;
      const kind = path.startsWith(settings.hashedFolder) ? 'files' : 'pages';
      if (kind === 'files' && (await find(`${cachePrefix}files`, path))) continue;
      const response = await scope.fetch(path).catch(() => undefined);
      if (response) await keep(kind, path, response);
    }
  };

  scope.addEventListener('install', (event) => {
    const fill = async () => {
      const open = await scope.clients.matchAll({ includeUncontrolled: true });
      for (const { url } of open) await keepCore(new URL(url).pathname);
      await scope.skipWaiting();
    };
    event.waitUntil(fill());
  });

  scope.addEventListener('activate', (event) => {
    const clear = async () => {
      const old = (await caches.keys()).filter(
        (name) => name.startsWith(`${cachePrefix}core-`) && name !== core,
      );
      await Promise.all(old.map((name) => caches.delete(name)));
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
    if (mode === 'navigate') event.respondWith(answerPage(event));
    else if (pathname.startsWith(settings.hashedFolder)) event.respondWith(answerFile(event));
  });

  scope.addEventListener('message', (event) => event.waitUntil(keepVisited(event.data)));
}
