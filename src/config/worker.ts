import { base } from './address.ts';

/** Name of the only Trusted Types policy that may make a script's address: the one of the offline worker. */
export const workerPolicyName = 'offline-worker';

/** Begins the names of the worker's caches: all sites on a host share its storage. */
export const cachePrefix = `offline${base.slice(0, -1)}-`;
