import { hashedFolder, withBase } from '~/config/base';
import { workerPolicyName } from '~/config/worker';

const path = withBase('/sw.js');

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Returns the worker's path through a Trusted Types policy that creates no other. */
function trustPath(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => path }).createScriptURL(path) ??
    path
  );
}

/** Registers the offline worker and sends it the files that this visit has loaded. */
async function register(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  await navigator.serviceWorker.register(trustPath());
  if (controller) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''));
  const files = loaded.filter((path) => path.startsWith(hashedFolder));
  active?.postMessage({ visited: [location.pathname, ...new Set(files)] });
}

await register();
