import type { BikramYears } from '~/domain/bikram-sambat';

/** The parts of the service worker interface that the worker uses: TypeScript's own types for it clash with the DOM's. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The answer that the browser already asked for while the worker was waking up. */
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
    navigationPreload?: { enable: () => Promise<void> };
  };
  addEventListener: <Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** What differs from language to language. */
export interface Edition {
  /** Path that its pages begin with: `/ne/`. */
  folder: string;
  /** Path of the page that is shown for one never visited. */
  fallback: string;
  /** Paths of the pages that are readable offline without a visit, besides the fallback. */
  pages: readonly string[];
  /** Text on top of a kept page, as HTML; `{date}` stands for the time it was kept. */
  note: string;
  /** BCP 47 tag that dates are written by. */
  tag: string;
  /** Years of the calendar that its readers go by, where it is the Bikram Sambat. */
  years?: BikramYears | undefined;
}

export interface WorkerSettings {
  /** Changes when a page of the core does. */
  version: string;
  /** Paths of the files that these pages load. */
  files: readonly string[];
  /** Languages of the site, the one at the root last. */
  editions: readonly Edition[];
  hashedFolder: string;
  /** Beginnings of paths that the worker leaves alone. */
  excluded: readonly string[];
  /** How many pages and files are kept; the oldest give way. */
  limits: { pages: number; files: number };
  /** How long the network is waited for where a page is kept, in ms. */
  patience: number;
}
