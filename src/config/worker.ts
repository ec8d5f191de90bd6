import { storedName } from './stored-name.ts';

/** The only Trusted Types policy that may create a script URL. */
export const workerPolicyName = 'offline-worker';

/** Prefix of the worker's caches. */
export const cachePrefix = storedName('offline-');

/** Message to a worker that waits: it takes over. */
export const takeOver = 'take-over';
