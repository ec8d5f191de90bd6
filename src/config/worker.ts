import { storedName } from './base.ts';

/** Trusted Types policy that creates the dashboard's preview document. */
export const previewPolicyName = 'preview';

/** The only Trusted Types policy that may create a script URL. */
export const workerPolicyName = 'offline-worker';

/** Prefix of the worker's caches. */
export const cachePrefix = storedName('offline-');

/** Message to a worker that waits: it takes over. */
export const takeOver = 'take-over';

/** Status of a list of the site that comes from the cache, because the site cannot be reached. */
export const copyStatus = 203;

/** Name of the dashboard's worker. It is beside `cms/`, so that its scope includes `/cms` without the last slash. */
export const dashboardWorker = 'cms-sw.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Returns the path of a worker through a Trusted Types policy that creates no other. */
export function trustPath(path: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => path }).createScriptURL(path) ??
    path
  );
}
