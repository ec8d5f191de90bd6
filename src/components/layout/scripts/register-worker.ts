import { hashedFolder, withBase } from '~/config/base';
import { trustPath } from '~/config/worker';

const path = withBase('/sw.js');

/** Registers the offline worker and sends it the files that this visit has loaded. */
async function register(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  await navigator.serviceWorker.register(trustPath(path));
  if (controller) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''));
  const files = loaded.filter((path) => path.startsWith(hashedFolder));
  active?.postMessage({ visited: [location.pathname, ...new Set(files)] });
}

await register();
