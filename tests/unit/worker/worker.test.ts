import { beforeEach, expect, test } from 'vitest';
import { readBikramYears } from '~/lib/bikram-years';
import { addNote } from '~/worker/note';
import { start as retire } from '~/worker/retire';
import { start as run } from '~/worker/run';
import { makeResponse, makeScope, notFoundText, settings } from './scope';

const date = 'Mon, 02 Nov 2026 06:15:00 GMT';
type Answer = Response | Promise<Response>;
/** What the site sends now. */
const site = { about: '', products: '', nepali: '', faq: (): Answer => makeResponse('') };
const responses = {
  '/offline/': () => makeResponse('offline'),
  '/products/': () => makeResponse(site.products),
  '/about/': () => makeResponse(site.about),
  '/faq/': () => site.faq(),
  '/ne/offline/': () => makeResponse('अफलाइन'),
  '/ne/products/': () => makeResponse(site.nepali),
  '/ne/about/': () => makeResponse('<main class="x">बारे</main>', { headers: { date } }),
  '/team/': () => makeResponse('team'),
  '/moved/': () => makeResponse('moved', { redirected: true }),
  '/_astro/core.js': () => makeResponse('core script'),
  '/_astro/a.js': () => makeResponse('script'),
  '/_astro/b.js': () => makeResponse('other'),
  '/_astro/c.js': () => makeResponse('third'),
  '/_astro/form.js': () => makeResponse('form script'),
};

let worker: Awaited<ReturnType<typeof install>>;

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

beforeEach(async () => {
  const faq = () => makeResponse('faq');
  Object.assign(site, { about: 'about 1', products: 'products', nepali: 'मसला', faq });
  worker = await install();
});

test('pages come from the network or, offline, from the last visit', async () => {
  expect(await worker.dispatchFetch('/about/?from=menu')).toBe('about 1');
  site.about = 'about 2';
  expect(await worker.dispatchFetch('/about/')).toBe('about 2');
  worker.goOffline();
  for (const path of ['/about/', '/about/?q=x', '/about'])
    expect(await worker.dispatchFetch(path)).toBe('about 2');
});

test('pages that are precached are readable offline without a visit, with their files', async () => {
  worker.goOffline();
  expect(await worker.dispatchFetch('/products/')).toBe('products');
  expect(await worker.dispatchFetch('/_astro/core.js', asFile)).toBe('core script');
  expect(await worker.dispatchFetch('/team/')).toBe('offline');
  expect(await worker.dispatchFetch('/ne/team/')).toBe('अफलाइन');
});

test('pages are precached only in visited languages', async () => {
  expect(worker.browser.requested).not.toContain('/ne/products/');
  await worker.dispatchFetch('/ne/about/');
  await worker.update('2');
  worker.browser.open = ['/ne/team/', '/ne/'];
  await worker.update('3');
  expect(worker.browser.requested.filter((path) => path === '/ne/products/')).toHaveLength(2);
  expect(worker.browser.requested.filter((path) => path === '/products/')).toHaveLength(2);
  worker.goOffline();
  expect(await worker.dispatchFetch('/ne/products/')).toBe('मसला');
});

test('pages that are precached come from the latest update, not from earlier visits', async () => {
  for (const path of ['/ne/about/', '/ne/products/', '/products/']) await worker.dispatchFetch(path);
  site.nepali = 'नयाँ मोल';
  site.products = 'new prices';
  await worker.update('2');
  await worker.dispatchFetch('/ne/about/');
  worker.goOffline();
  expect(await worker.dispatchFetch('/ne/products/')).toBe('नयाँ मोल');
  expect(await worker.dispatchFetch('/products/')).toBe('new prices');
});

test('pages preloaded by the browser are not requested again', async () => {
  expect(await worker.dispatchFetch('/about/', {}, Promise.resolve(makeResponse('ahead')))).toBe('ahead');
  expect(worker.browser.requested).not.toContain('/about/');
});

test.each([
  ['Chromium', () => Promise.reject(new DOMException('no line', 'NetworkError'))],
  ['Firefox', () => Promise.resolve(Response.error())],
])('pages stay readable offline after a failed preload, as in %s', async (_, ahead) => {
  await worker.dispatchFetch('/about/');
  worker.goOffline();
  expect(await worker.dispatchFetch('/about/', {}, ahead())).toBe('about 1');
  expect(await worker.dispatchFetch('/team/', {}, ahead())).toBe('offline');
});

test('pages that are errors or redirects are not cached', async () => {
  expect(await worker.dispatchFetch('/nothing/')).toBe(notFoundText);
  expect(await worker.dispatchFetch('/moved/')).toBe('moved');
  worker.goOffline();
  expect(await worker.dispatchFetch('/nothing/')).toBe('offline');
  expect(await worker.dispatchFetch('/moved/')).toBe('offline');
});

test('pages beyond the limit are deleted, the least recently visited first', async () => {
  for (const path of ['/about/', '/faq/', '/about/', '/team/']) await worker.dispatchFetch(path);
  worker.goOffline();
  expect(await worker.dispatchFetch('/about/')).toBe('about 1');
  expect(await worker.dispatchFetch('/team/')).toBe('team');
  expect(await worker.dispatchFetch('/faq/')).toBe('offline');
});

test('pages are shown if the cache is full', async () => {
  await worker.dispatchFetch('/about/');
  for (const store of worker.browser.stores.values()) store.isFull = true;
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
});

test('a cached page is shown if the server fails', async () => {
  await worker.dispatchFetch('/faq/');
  site.faq = () => makeResponse('busy', { status: 503 });
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
});

test('a cached page is shown if the server is slow, and any other page waits', async () => {
  site.faq = () => late(makeResponse('busy', { status: 503 }));
  expect(await worker.dispatchFetch('/faq/')).toBe('busy');
  site.faq = () => makeResponse('faq');
  await worker.dispatchFetch('/faq/');
  site.faq = () => late(makeResponse('late'));
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
  worker.goOffline();
  expect(await worker.dispatchFetch('/faq/')).toBe('late');
});

test('a cached page begins with a note of its date in its own language', async () => {
  expect(await worker.dispatchFetch('/ne/about/')).toBe('<main class="x">बारे</main>');
  worker.goOffline();
  const words = new Intl.DateTimeFormat('ne-NP', { dateStyle: 'long', timeStyle: 'short' });
  const note = `<p class="kept">प्रति ${words.format(new Date(date))}</p>`;
  expect(await worker.dispatchFetch('/ne/about/')).toBe(`<main class="x">${note}बारे</main>`);
});

test('a cached page is dated in the calendar of its language', async () => {
  const page = makeResponse('<main></main>', { headers: { date: '2025-06-23T06:00:00Z' } });
  const localeSettings = { folder: '/ne/', fallback: '/', pages: [], note: 'प्रति {date}', tag: 'ne-NP' };
  const noted = await addNote(page, { ...localeSettings, years: readBikramYears(2082, 2082) });
  expect(await noted.text()).toMatch(/>प्रति २०८२ असार ९, [०-९]+:[०-९]+</);
});

test('files with a hash in their name are requested once', async () => {
  await worker.dispatchFetch('/_astro/a.js', asFile);
  worker.goOffline();
  expect(await worker.dispatchFetch('/_astro/a.js', asFile)).toBe('script');
  expect(worker.browser.requested.filter((path) => path === '/_astro/a.js')).toHaveLength(1);
});

test('files of the forms stay, however many others follow', async () => {
  const { dispatchFetch, goOffline } = await install();
  for (const name of ['form', 'a', 'b', 'c']) await dispatchFetch(`/_astro/${name}.js`, asFile);
  goOffline();
  expect(await dispatchFetch('/_astro/form.js', asFile)).toBe('form script');
  expect(await dispatchFetch('/_astro/c.js', asFile)).toBe('third');
  await expect(dispatchFetch('/_astro/a.js', asFile)).rejects.toThrow('Failed to fetch');
});

test.each([
  ['the dashboard', '/cms/faq/', {}],
  ['itself', '/sw.js', asFile],
  ['a POST request', '/about/', { method: 'POST' }],
  ['other sites', 'https://other.example/about/', {}],
  ['files without a hash in their name', '/price-list.csv', asFile],
])('the worker ignores %s', async (_, path, init) => {
  expect(await worker.dispatchFetch(path, init)).toBeUndefined();
});

test('the worker caches the page that was open before it started', async () => {
  await worker.send('message', { data: { visited: ['/about/', '/_astro/b.js', '//other.example/x', 7] } });
  expect(worker.browser.requested).not.toContain('/x');
  worker.goOffline();
  expect(await worker.dispatchFetch('/about/')).toBe('about 1');
  expect(await worker.dispatchFetch('/_astro/b.js', asFile)).toBe('other');
});

test('the worker ignores other messages', async () => {
  for (const data of [undefined, null, 'x', { visited: '/about/' }])
    await expect(worker.send('message', { data })).resolves.toBeUndefined();
});

test('a new version takes over at once and keeps visited pages', async () => {
  await worker.dispatchFetch('/about/');
  await worker.update('2');
  expect([...worker.browser.stores.keys()].sort()).toEqual(['offline-core-2', 'offline-pages']);
  expect(worker.browser.isClaimed).toBe(true);
  worker.goOffline();
  expect(await worker.dispatchFetch('/about/')).toBe('about 1');
});

test('a disabled worker deletes its own caches and unregisters', async () => {
  await worker.dispatchFetch('/about/');
  await worker.scope.caches.open('someone-else');
  retire(worker.scope);
  await worker.send('install');
  await worker.send('activate');
  expect([...worker.browser.stores.keys()]).toEqual(['someone-else']);
  expect(worker.browser.isRegistered).toBe(false);
});
