import { cachePrefix, copyStatus, takeOver } from '~/config/worker';
import { deleteCaches } from './delete-caches';
import type { FetchEvent, WorkerScope } from './scope';

export interface DashboardSettings {
  /** Changes with each file. */
  version: string;
  /** Paths of all pages and files of the dashboard. */
  files: readonly string[];
  /** Paths of the lists of the site. The newest that could be loaded is used. */
  lists: readonly string[];
  hashedFolder: string;
}

const prefix = `${cachePrefix}dashboard-`;
/** Lists of the site as last loaded, and their pictures. */
const loaded = `${prefix}loaded`;
const maxLoaded = 400;

/**
 * The worker of the dashboard. It keeps a release whole, so that it opens without a connection. The next release waits
 * until no tab is open, or the only one asks for it at its start.
 */
export function start(scope: WorkerScope, settings: DashboardSettings): void {
  const { caches } = scope;
  const { files, lists, hashedFolder } = settings;
  const release = prefix + settings.version;
  const ask = (path: string) =>
    new Request(scope.location.origin + path, {
      cache: path.startsWith(hashedFolder) ? 'default' : 'no-cache',
    });
  const find = async (name: string, path: string) => (await caches.open(name)).match(path);

  /**
   * Returns false if a host is still receiving the release, so that pages name scripts of another one, or if it
   * redirects pages. Browsers show no redirected copy.
   */
  const isWhole = async () => {
    const script = new RegExp(`${hashedFolder}[\\w.-]+\\.js\\b`, 'g');
    const pages = files.filter((path) => path.endsWith('/'));
    const checks = pages.map(async (path) => {
      const page = await find(release, path);
      const names = (await page?.text())?.match(script) ?? [];
      return page?.redirected === false && names.every((name) => files.includes(name));
    });
    return (await Promise.all(checks)).every(Boolean);
  };

  const loadNewest = async (request: Request, path: string) => {
    const response = await scope.fetch(request);
    if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
    if (response.status !== 200) return response;
    const cache = await caches.open(loaded);
    await cache.put(path, response.clone()).catch(() => undefined);
    const old = (await cache.keys()).slice(0, -maxLoaded);
    await Promise.all(old.map((one) => cache.delete(one)));
    return response;
  };

  const loadList = async (request: Request, path: string) => {
    try {
      const list = await loadNewest(request, path);
      // The list may be of a newer release. The next start of the dashboard finds that release ready.
      void scope.registration.update().catch(() => {});
      return list;
    } catch (error) {
      const copy = await find(loaded, path);
      if (!copy) throw error;
      return new Response(copy.body, { status: copyStatus, headers: copy.headers });
    }
  };

  const respond = async ({ request }: FetchEvent, path: string) => {
    const kept = await find(release, path);
    if (kept) return kept;
    if (path.startsWith(hashedFolder)) return (await find(loaded, path)) ?? loadNewest(request, path);
    if (!lists.includes(path)) return scope.fetch(request);
    return loadList(request, path);
  };

  scope.addEventListener('install', (event) => {
    const fill = async () => {
      await (await caches.open(release)).addAll(files.map(ask));
      if (!(await isWhole())) {
        await caches.delete(release);
        throw new Error('the pages are of another release');
      }
      await Promise.all(lists.map((path) => loadNewest(ask(path), path)));
    };
    event.waitUntil(fill());
  });

  scope.addEventListener('activate', (event) => {
    const clear = async () => {
      await deleteCaches(caches, (name) => name.startsWith(prefix) && name !== release && name !== loaded);
      await scope.clients.claim();
    };
    event.waitUntil(clear());
  });

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return;
    const path = mode === 'navigate' && !pathname.endsWith('/') ? `${pathname}/` : pathname;
    event.respondWith(respond(event, path));
  });

  scope.addEventListener('message', ({ data }) => {
    if (data === takeOver) void scope.skipWaiting();
  });
}
