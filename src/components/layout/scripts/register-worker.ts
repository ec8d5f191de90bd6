import { workerPolicyName } from '~/config/worker';

const address = '/sw.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The address as the browser's Trusted Types want it: from a policy that knows no other. */
function trust(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const createScriptURL = (given: string) => {
    if (given !== address) throw new TypeError(`no worker at ${given}`);
    return given;
  };
  return trustedTypes?.createPolicy(workerPolicyName, { createScriptURL }).createScriptURL(url) ?? url;
}

/** Registers the offline worker and tells it what this visit has already loaded. */
export async function register(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  await navigator.serviceWorker.register(trust(address));
  if (controller) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname !== address);
  const files = own.map(({ pathname }) => pathname).filter((path) => path.startsWith('/_astro/'));
  active?.postMessage({ visited: [location.pathname, ...new Set(files)] });
}
