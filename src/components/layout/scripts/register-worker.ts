import { hashedFolder, withBase } from '~/config/base';
import { cachePrefix, isKeepable, type Kind, pageKey, trustPath } from '~/config/worker';

await navigator.serviceWorker.register(trustPath(withBase('/sw.js')));
await navigator.serviceWorker.ready;

/** Keeps what came before the worker. The browser's own cache has it, so nothing is fetched. */
async function keep(kind: Kind, path: string, url = path): Promise<void> {
  const cache = await caches.open(cachePrefix + kind);
  if (await cache.match(path)) return;
  const response = await fetch(url, { cache: 'force-cache' });
  if (isKeepable(kind, response)) await cache.put(path, response);
}

const { origin, pathname, href } = location;
// A new release deletes files that no kept page names.
await keep('pages', pageKey(pathname), href);
for (const { name } of performance.getEntriesByType('resource'))
  if (name.startsWith(origin + hashedFolder)) await keep('files', new URL(name).pathname);
