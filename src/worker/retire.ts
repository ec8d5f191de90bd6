import { cachePrefix } from '~/config/worker';
import type { WorkerScope } from './scope';

/**
 * The worker of a site without offline reading. Deletes the caches of an earlier worker and unregisters
 * itself.
 */
export function start(scope: WorkerScope): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => {
    const retire = async () => {
      const own = (await scope.caches.keys()).filter((name) => name.startsWith(cachePrefix));
      await Promise.all(own.map((name) => scope.caches.delete(name)));
      await scope.registration.unregister();
    };
    event.waitUntil(retire());
  });
}
