import type { FetchEvent, WorkerScope, WorkerSettings } from '~/worker/scope';

const origin = 'https://spice.example';

/** The text of pages that do not exist. */
export const notFoundText = 'not found';

const describeLocale = (folder: string) => ({
  folder,
  fallback: `${folder}offline/`,
  pages: [`${folder}products/`],
});

export const settings: WorkerSettings = {
  version: '1',
  files: ['/_astro/core.js'],
  lasting: ['/_astro/form.js'],
  locales: [
    { ...describeLocale('/ne/'), note: 'प्रति {date}', tag: 'ne-NP' },
    { ...describeLocale('/'), note: 'Kept on {date}', tag: 'en-NP' },
  ],
  hashedFolder: '/_astro/',
  excluded: ['/cms', '/sw.js'],
  limits: { pages: 2, files: 2 },
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

  async addAll(requests: RequestInfo[]): Promise<void> {
    for (const request of requests) await this.put(request, await this.#fetch(pathOf(request)));
  }

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.entries.get(pathOf(request))?.clone();
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((path) => new Request(origin + path));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.entries.delete(pathOf(request));
  }
}

/** Makes a response of the same origin. Node's own responses have another type. */
export function makeResponse(
  text: string,
  over: { status?: number; redirected?: boolean; headers?: Record<string, string> } = {},
): Response {
  const response = new Response(text, { status: over.status ?? 200, headers: over.headers ?? {} });
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
    stores,
  };
  const network = async (request: RequestInfo): Promise<Response> => {
    const path = pathOf(request);
    browser.requested.push(path);
    if (!browser.isOnline) throw new TypeError('Failed to fetch');
    return responses[path]?.() ?? makeResponse(notFoundText, { status: 404 });
  };
  const open = async (name: string) => {
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
    const request = { url: new URL(path, origin).href, method: 'GET', mode: 'navigate', ...init };
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
    const text = given && (await (await given).text());
    await Promise.all(work);
    return text;
  };

  return { scope, browser, send, dispatchFetch };
}
