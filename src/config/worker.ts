import { base } from './address.ts';

/** The only Trusted Types policy that may create a script address. */
export const workerPolicyName = 'offline-worker';

/** Prefix of the worker's caches, because all sites of a host share its storage. */
export const cachePrefix = `offline${base.slice(0, -1)}-`;
