import { cachePrefix } from '~/config/worker';
import { deleteCaches } from './delete-caches';
import type { WorkerScope } from './scope';

/**
 * The worker of a site without offline reading. Deletes the caches of an earlier worker and unregisters
 * itself.
 */
export function start(scope: WorkerScope): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => {
    const retire = async () => {
      await deleteCaches(scope.caches, (name) => name.startsWith(cachePrefix));
      await scope.registration.unregister();
    };
    event.waitUntil(retire());
  });
}
