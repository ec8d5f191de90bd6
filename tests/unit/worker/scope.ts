import type { FetchEvent, WorkerScope, WorkerSettings } from '~/worker/scope';

const origin = 'https://spice.example';

/** The text of pages that do not exist. */
export const notFoundText = 'not found';

export const settings: WorkerSettings = {
  version: '1',
  locales: [
    { folder: '/ne/', fallback: '/ne/offline/', note: 'प्रति {date}', tag: 'ne-NP' },
    { folder: '/', fallback: '/offline/', note: 'Kept on {date}', tag: 'en-NP' },
  ],
  hashedFolder: '/_astro/',
  excluded: ['/cms', '/sw.js'],
  mostPages: 2,
  networkTimeout: 0,
};

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).pathname;

/** A browser's cache: by path, in the order of the last write. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  isFull = false;
  readonly #fetch: (path: string) => Promise<Response>;

  constructor(fetch: (path: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.entries.delete(pathOf(request));
    this.entries.set(pathOf(request), response);
  }

  async add(request: RequestInfo): Promise<void> {
    await this.put(request, await this.#fetch(pathOf(request)));
  }

  async addAll(requests: RequestInfo[]): Promise<void> {
    for (const request of requests) await this.add(request);
  }

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.entries.get(pathOf(request))?.clone();
  }

  async matchAll(): Promise<Response[]> {
    return [...this.entries.values()].map((response) => response.clone());
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((path) => new Request(origin + path));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.entries.delete(pathOf(request));
  }
}

interface Over {
  status?: number;
  redirected?: boolean;
  headers?: Record<string, string>;
}

/** Makes a page of the same origin. Node's own responses have another type. */
export function makeResponse(text: string, over: Over = {}): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...over.headers };
  const response = new Response(text, { status: over.status ?? 200, headers });
  const mark = (marked: Response): Response => {
    const clone = marked.clone.bind(marked);
    return Object.defineProperties(marked, {
      type: { value: 'basic' },
      redirected: { value: over.redirected ?? false },
      clone: { value: () => mark(clone()) },
    });
  };
  return mark(response);
}

/** Makes a file of the same origin that is no page. */
export const makeFile = (text: string) =>
  makeResponse(text, { headers: { 'content-type': 'text/javascript' } });

/** Makes a browser around the worker. Its network responds by path or is down. */
export function makeScope(responses: Record<string, () => Response | Promise<Response>>) {
  const stores = new Map<string, FakeCache>();
  const listeners = new Map<string, (event: never) => void>();
  const browser = {
    isOnline: true,
    requested: [] as string[],
    isRegistered: true,
    isClaimed: false,
    /** Open pages. */
    open: ['/'],
    /** Refuses every use of its caches. */
    isLocked: false,
    /** Its last answer. */
    answered: undefined as Response | undefined,
    stores,
  };
  const network = async (request: RequestInfo): Promise<Response> => {
    const path = pathOf(request);
    browser.requested.push(path);
    if (!browser.isOnline) throw new TypeError('Failed to fetch');
    return responses[path]?.() ?? makeResponse(notFoundText, { status: 404 });
  };
  const open = async (name: string) => {
    if (browser.isLocked) throw new DOMException('refused', 'SecurityError');
    const store = stores.get(name) ?? new FakeCache(network);
    stores.set(name, store);
    return store;
  };
  const scope = {
    location: { origin },
    fetch: network,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => {
        browser.isClaimed = true;
      },
      matchAll: async () => browser.open.map((path) => ({ url: origin + path })),
    },
    registration: {
      unregister: async () => {
        browser.isRegistered = false;
        return true;
      },
    },
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope;

  /** Dispatches an event and waits for its work. */
  const send = async (type: string, event: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (part: Promise<unknown>) => work.push(part) } as never);
    await Promise.all(work);
  };

  /** Requests a path. Returns undefined if the worker ignores it. `ahead` is the preload response. */
  const dispatchFetch = async (
    path: string,
    init: Partial<FetchEvent['request']> = {},
    ahead?: Promise<Response>,
  ): Promise<string | undefined> => {
    let given: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const url = new URL(path, origin).href;
    const request = { url, method: 'GET', mode: 'navigate', headers: new Headers(), ...init };
    const event = {
      request,
      preloadResponse: ahead,
      waitUntil: (part: Promise<unknown>) => work.push(part),
      respondWith: (response: Promise<Response>) => {
        given = response;
      },
    };
    Object.assign(request, { toString: () => request.url });
    listeners.get('fetch')?.(event as never);
    browser.answered = await given;
    const text = await browser.answered?.text();
    await Promise.all(work);
    return text;
  };

  return { scope, browser, send, dispatchFetch };
}
