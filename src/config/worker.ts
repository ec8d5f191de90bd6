import { storedName } from './base.ts';

/** The only Trusted Types policy: it creates the URL of the worker. */
export const workerPolicyName = 'offline-worker';

/** Prefix of the worker's caches. */
export const cachePrefix = storedName('offline-');

/** The offline worker keeps pages and files with a hash in their names apart. */
export type Kind = 'pages' | 'files';

/** A host may answer for a missing file with a page, and the worker never asks for a file again. */
export const isKeepable = (kind: Kind, { status, type, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  /^text\/html\b/.test(headers.get('content-type') ?? '') === (kind === 'pages');

/** Returns the path under which a page is kept. Some hosts redirect to the path without the last slash. */
export const pageKey = (pathname: string): string => pathname.replace(/\/?$/, '/');

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
