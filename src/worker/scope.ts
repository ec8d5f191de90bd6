import type { BikramYears } from '~/domain/bikram-sambat';

/** The parts of the service worker interface in use, because TypeScript's own types clash with the DOM's. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The response that the browser requested while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
}

export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  registration: {
    unregister: () => Promise<boolean>;
    /** Looks for a new release. */
    update: () => Promise<unknown>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  addEventListener: <Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** Settings that differ between languages. */
export interface OfflineLocale {
  /** Path prefix of its pages: `/ne/`. */
  folder: string;
  /** Path of the page shown instead of one never visited. */
  fallback: string;
  /** HTML of the note on a kept page. `{date}` is the time of the copy. */
  note: string;
  /** BCP 47 tag for the format of dates. */
  tag: string;
  /** Bikram Sambat years, if its readers use that calendar. */
  years?: BikramYears | undefined;
}

export interface WorkerSettings {
  /** Changes with the pages, so that browsers install the worker of each release. */
  version: string;
  /** Languages of the site, with the root's last. */
  locales: readonly OfflineLocale[];
  hashedFolder: string;
  /** Path prefixes that the worker ignores. */
  excluded: readonly string[];
  /** Number of pages that a new release leaves, those visited last. */
  mostPages: number;
  /** Milliseconds until a kept page replaces a slow response. */
  networkTimeout: number;
}
