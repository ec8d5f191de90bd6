/** Name of the only Trusted Types policy that may make a script's address: the one of the offline worker. */
export const workerPolicyName = 'offline-worker';
