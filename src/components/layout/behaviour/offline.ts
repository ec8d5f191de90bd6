/**
 * Registers the offline worker, late and only where the site wants one, and tells it what this visit has
 * already loaded. Visitors who ask for little data get none.
 */
import { offline } from '~/config/site';
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

const register = async () => {
  const { controller } = navigator.serviceWorker;
  await navigator.serviceWorker.register(trust(address));
  if (controller) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname !== address);
  const files = own.map(({ pathname }) => pathname).filter((path) => path.startsWith('/_astro/'));
  active?.postMessage({ visited: [location.pathname, ...new Set(files)] });
};

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

if (offline && import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData) {
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
