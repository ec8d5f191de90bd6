import { workerPolicyName } from './worker';

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
