import { beforeEach, describe, expect, test } from 'vitest';
import { readBikramYears } from '~/lib/bikram-years';
import { addNote } from '~/worker/note';
import { start as retire } from '~/worker/retire';
import { start as run } from '~/worker/run';
import { makeResponse, makeScope, notFoundText, settings } from './scope';

const date = 'Mon, 02 Nov 2026 06:15:00 GMT';
let about: string;
let products: string;
let nepali: string;
let faq: () => Response | Promise<Response>;
const responses = {
  '/offline/': () => makeResponse('offline'),
  '/products/': () => makeResponse(products),
  '/about/': () => makeResponse(about),
  '/faq/': () => faq(),
  '/ne/offline/': () => makeResponse('अफलाइन'),
  '/ne/products/': () => makeResponse(nepali),
  '/ne/about/': () => makeResponse('<main class="x">बारे</main>', { headers: { date } }),
  '/team/': () => makeResponse('team'),
  '/moved/': () => makeResponse('moved', { redirected: true }),
  '/_astro/core.js': () => makeResponse('core script'),
  '/_astro/a.js': () => makeResponse('script'),
  '/_astro/b.js': () => makeResponse('other'),
};

/** Makes a browser with the worker installed. */
async function install() {
  const environment = makeScope(responses);
  const update = async (version: string) => {
    run(environment.scope, { ...settings, version });
    await environment.send('install');
    await environment.send('activate');
  };
  await update('1');
  const goOffline = () => {
    environment.browser.isOnline = false;
  };
  return { ...environment, update, goOffline };
}

const asFile = { mode: 'no-cors' } as const;
const late = (response: Response) => new Promise<Response>((done) => setTimeout(() => done(response), 1));

beforeEach(() => {
  about = 'about 1';
  products = 'products';
  nepali = 'मसला';
  faq = () => makeResponse('faq');
});

describe('pages', () => {
  test('come from the network or, offline, from the last visit', async () => {
    const { dispatchFetch, goOffline } = await install();
    expect(await dispatchFetch('/about/?from=menu')).toBe('about 1');
    about = 'about 2';
    expect(await dispatchFetch('/about/')).toBe('about 2');
    goOffline();
    for (const path of ['/about/', '/about/?q=x', '/about'])
      expect(await dispatchFetch(path)).toBe('about 2');
  });

  test('that are precached are readable offline without a visit', async () => {
    const { dispatchFetch, goOffline } = await install();
    goOffline();
    expect(await dispatchFetch('/products/')).toBe('products');
    expect(await dispatchFetch('/team/')).toBe('offline');
  });

  test('are precached only in visited languages', async () => {
    const { dispatchFetch, browser, update, goOffline } = await install();
    expect(browser.requested).not.toContain('/ne/products/');
    await dispatchFetch('/ne/about/');
    await update('2');
    browser.open = ['/ne/team/', '/ne/'];
    await update('3');
    expect(browser.requested.filter((path) => path === '/ne/products/')).toHaveLength(2);
    expect(browser.requested.filter((path) => path === '/products/')).toHaveLength(2);
    goOffline();
    expect(await dispatchFetch('/ne/products/')).toBe('मसला');
  });

  test('that are precached come from the latest update, not from earlier visits', async () => {
    const { dispatchFetch, update, goOffline } = await install();
    for (const path of ['/ne/about/', '/ne/products/', '/products/']) await dispatchFetch(path);
    nepali = 'नयाँ मोल';
    products = 'new prices';
    await update('2');
    await dispatchFetch('/ne/about/');
    goOffline();
    expect(await dispatchFetch('/ne/products/')).toBe('नयाँ मोल');
    expect(await dispatchFetch('/products/')).toBe('new prices');
  });

  test('preloaded by the browser are not requested again', async () => {
    const { dispatchFetch, browser } = await install();
    expect(await dispatchFetch('/about/', {}, Promise.resolve(makeResponse('ahead')))).toBe('ahead');
    expect(browser.requested).not.toContain('/about/');
  });

  test.each([
    ['Chromium', () => Promise.reject(new DOMException('no line', 'NetworkError'))],
    ['Firefox', () => Promise.resolve(Response.error())],
  ])('stay readable offline after a failed preload, as in %s', async (_, ahead) => {
    const { dispatchFetch, goOffline } = await install();
    await dispatchFetch('/about/');
    goOffline();
    expect(await dispatchFetch('/about/', {}, ahead())).toBe('about 1');
    expect(await dispatchFetch('/team/', {}, ahead())).toBe('offline');
  });

  test('that are errors or redirects are not cached', async () => {
    const { dispatchFetch, goOffline } = await install();
    expect(await dispatchFetch('/nothing/')).toBe(notFoundText);
    expect(await dispatchFetch('/moved/')).toBe('moved');
    goOffline();
    expect(await dispatchFetch('/nothing/')).toBe('offline');
    expect(await dispatchFetch('/moved/')).toBe('offline');
  });

  test('beyond the limit are deleted, the least recently visited first', async () => {
    const { dispatchFetch, goOffline } = await install();
    for (const path of ['/about/', '/faq/', '/about/', '/team/']) await dispatchFetch(path);
    goOffline();
    expect(await dispatchFetch('/about/')).toBe('about 1');
    expect(await dispatchFetch('/team/')).toBe('team');
    expect(await dispatchFetch('/faq/')).toBe('offline');
  });

  test('are shown if the cache is full', async () => {
    const { dispatchFetch, browser } = await install();
    await dispatchFetch('/about/');
    for (const store of browser.stores.values()) store.isFull = true;
    expect(await dispatchFetch('/faq/')).toBe('faq');
  });
});

describe('a cached page', () => {
  test('is shown if the server fails', async () => {
    const { dispatchFetch } = await install();
    await dispatchFetch('/faq/');
    faq = () => makeResponse('busy', { status: 503 });
    expect(await dispatchFetch('/faq/')).toBe('faq');
  });

  test('is shown if the server is slow', async () => {
    const { dispatchFetch, goOffline } = await install();
    await dispatchFetch('/faq/');
    faq = () => late(makeResponse('late'));
    expect(await dispatchFetch('/faq/')).toBe('faq');
    goOffline();
    expect(await dispatchFetch('/faq/')).toBe('late');
  });

  test('begins with a note of its date in its own language', async () => {
    const { dispatchFetch, goOffline } = await install();
    expect(await dispatchFetch('/ne/about/')).toBe('<main class="x">बारे</main>');
    goOffline();
    const at = new Intl.DateTimeFormat('ne-NP', { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(date),
    );
    expect(await dispatchFetch('/ne/about/')).toBe(
      `<main class="x"><p class="kept">प्रति ${at}</p>बारे</main>`,
    );
    expect(await dispatchFetch('/ne/team/')).toBe('अफलाइन');
  });

  test('is dated in the calendar of its language', async () => {
    const page = makeResponse('<main></main>', { headers: { date: '2025-06-23T06:00:00Z' } });
    const localeSettings = { folder: '/ne/', fallback: '/', pages: [], note: 'प्रति {date}', tag: 'ne-NP' };
    const noted = await addNote(page, { ...localeSettings, years: readBikramYears(2082, 2082) });
    expect(await noted.text()).toMatch(/>प्रति २०८२ असार ९, [०-९]+:[०-९]+</);
  });
});

test('a page that is not cached waits for a slow response', async () => {
  const { dispatchFetch } = await install();
  faq = () => late(makeResponse('late', { status: 503 }));
  expect(await dispatchFetch('/faq/')).toBe('late');
});

test('an unvisited language has its offline page, and precached pages have their files', async () => {
  const { dispatchFetch, goOffline } = await install();
  goOffline();
  expect(await dispatchFetch('/ne/team/')).toBe('अफलाइन');
  expect(await dispatchFetch('/_astro/core.js', asFile)).toBe('core script');
});

test('files with a hash in their name are requested once', async () => {
  const { dispatchFetch, browser, goOffline } = await install();
  await dispatchFetch('/_astro/a.js', asFile);
  goOffline();
  expect(await dispatchFetch('/_astro/a.js', asFile)).toBe('script');
  expect(browser.requested.filter((path) => path === '/_astro/a.js')).toHaveLength(1);
});

test.each([
  ['the dashboard', '/cms/faq/', {}],
  ['itself', '/sw.js', asFile],
  ['a POST request', '/about/', { method: 'POST' }],
  ['other sites', 'https://other.example/about/', {}],
  ['files without a hash in their name', '/catalogue.json', asFile],
])('the worker ignores %s', async (_, path, init) => {
  const { dispatchFetch } = await install();
  expect(await dispatchFetch(path, init)).toBeUndefined();
});

test('the worker caches the page that was open before it started', async () => {
  const { dispatchFetch, send, goOffline, browser } = await install();
  await send('message', { data: { visited: ['/about/', '/_astro/b.js', '//other.example/x', 7] } });
  expect(browser.requested).not.toContain('/x');
  goOffline();
  expect(await dispatchFetch('/about/')).toBe('about 1');
  expect(await dispatchFetch('/_astro/b.js', asFile)).toBe('other');
});

test('the worker ignores other messages', async () => {
  const { send } = await install();
  for (const data of [undefined, null, 'x', { visited: '/about/' }])
    await expect(send('message', { data })).resolves.toBeUndefined();
});

test('a new version takes over at once and keeps visited pages', async () => {
  const { update, dispatchFetch, goOffline, browser } = await install();
  await dispatchFetch('/about/');
  await update('2');
  expect([...browser.stores.keys()].sort()).toEqual(['offline-core-2', 'offline-pages']);
  expect(browser.isClaimed).toBe(true);
  goOffline();
  expect(await dispatchFetch('/about/')).toBe('about 1');
});

test('a disabled worker deletes its own caches and unregisters', async () => {
  const { browser, scope, send, dispatchFetch } = await install();
  await dispatchFetch('/about/');
  await scope.caches.open('someone-else');
  retire(scope);
  await send('install');
  await send('activate');
  expect([...browser.stores.keys()]).toEqual(['someone-else']);
  expect(browser.isRegistered).toBe(false);
});
