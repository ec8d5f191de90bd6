import { beforeEach, expect, test } from 'vitest';
import { readBikramYears } from '~/lib/bikram-years';
import { addNote } from '~/worker/note';
import { start as retire } from '~/worker/retire';
import { start as run } from '~/worker/run';
import { makeFile, makeResponse, makeScope, notFoundText, settings } from './scope';

const date = 'Mon, 02 Nov 2026 06:15:00 GMT';
type Answer = Response | Promise<Response>;
/** What the site sends now. */
const site = { about: '', offline: '', faq: (): Answer => makeResponse('') };
const responses = {
  '/offline/': () => makeResponse(site.offline, { redirected: true }),
  '/about/': () => makeResponse(site.about),
  '/about': () => makeResponse(site.about),
  '/faq/': () => site.faq(),
  '/team/': () => makeResponse('team'),
  '/ne/offline/': () => makeResponse('अफलाइन'),
  '/ne/about/': () => makeResponse('<main class="x">बारे</main>', { headers: { date } }),
  '/price-list.csv': () => makeFile('prices'),
  '/_astro/a.1.js': () => makeFile('import "./b.1.js"'),
  '/_astro/b.1.js': () => makeFile('import "./a.1.js"'),
  '/_astro/c.2.js': () => makeFile('c'),
  '/_astro/gone.js': () => makeResponse('the page of a host for files that are gone'),
};

const nepali = { folder: '/ne/', fallback: '/ne/offline/', note: 'प्रति {date}', tag: 'ne-NP' };

let worker: Awaited<ReturnType<typeof install>>;

/** Makes a browser with the worker installed. */
async function install() {
  const environment = makeScope(responses);
  const update = async () => {
    run(environment.scope, settings);
    await environment.send('install');
    await environment.send('activate');
  };
  await update();
  const goOffline = () => {
    environment.browser.isOnline = false;
  };
  return { ...environment, update, goOffline };
}

const asFile = { mode: 'no-cors' } as const;
const late = (response: Response) => new Promise<Response>((done) => setTimeout(() => done(response), 1));
const filesKept = () => [...(worker.browser.stores.get('offline-files')?.entries.keys() ?? [])];

beforeEach(async () => {
  Object.assign(site, { about: 'about 1', offline: 'offline', faq: () => makeResponse('faq') });
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

test('pages of a host that redirects to the path without the last slash are kept', async () => {
  await worker.dispatchFetch('/about');
  worker.goOffline();
  for (const path of ['/about/', '/about']) expect(await worker.dispatchFetch(path)).toBe('about 1');
});

test('nothing is fetched ahead but the offline page of the open language', () => {
  expect(worker.browser.requested).toEqual(['/offline/']);
});

test('a page in another language brings the offline page of that language', async () => {
  await worker.dispatchFetch('/ne/about/');
  worker.goOffline();
  expect(await worker.dispatchFetch('/ne/team/')).toBe('अफलाइन');
  expect(await worker.dispatchFetch('/team/')).toBe('offline');
});

test('a new release brings the offline pages of all visited languages', async () => {
  await worker.dispatchFetch('/ne/about/');
  worker.browser.requested.length = 0;
  site.offline = 'offline 2';
  worker.browser.open = ['/ne/'];
  await worker.update();
  expect(worker.browser.requested).toEqual(['/ne/offline/', '/offline/']);
  worker.goOffline();
  expect(await worker.dispatchFetch('/team/')).toBe('offline 2');
});

test('the offline page is shown though the host has redirected it', async () => {
  const fallback = await worker.browser.stores.get('offline-pages')?.match('/offline/');
  expect(fallback?.redirected).toBe(true);
  worker.goOffline();
  expect(await worker.dispatchFetch('/team/')).toBe('offline');
  expect(worker.browser.answered?.redirected).toBe(false);
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

test('a page fetched ahead is neither kept nor a copy', async () => {
  const ahead = { headers: new Headers({ 'sec-purpose': 'prefetch' }) };
  expect(await worker.dispatchFetch('/faq/', ahead)).toBe('faq');
  await worker.dispatchFetch('/about/');
  worker.goOffline();
  expect(await worker.dispatchFetch('/faq/')).toBe('offline');
  await expect(worker.dispatchFetch('/about/', ahead)).rejects.toThrow('Failed to fetch');
});

test.each([
  ['an error', '/nothing/', notFoundText],
  ['no page', '/price-list.csv', 'prices'],
])('an answer that is %s is not kept as a page', async (_, path, text) => {
  expect(await worker.dispatchFetch(path)).toBe(text);
  worker.goOffline();
  expect(await worker.dispatchFetch(path)).toBe('offline');
});

test('a page that comes in the place of a file is not kept as that file', async () => {
  await worker.dispatchFetch('/_astro/gone.js', asFile);
  expect(filesKept()).toEqual([]);
});

test('pages and files are shown if the cache is full', async () => {
  await worker.dispatchFetch('/about/');
  await worker.dispatchFetch('/_astro/a.1.js', asFile);
  for (const store of worker.browser.stores.values()) store.isFull = true;
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
  expect(await worker.dispatchFetch('/_astro/c.2.js', asFile)).toBe('c');
});

test('pages and files are shown if the browser refuses its caches', async () => {
  worker.browser.isLocked = true;
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
  expect(await worker.dispatchFetch('/_astro/c.2.js', asFile)).toBe('c');
});

test('a kept page is shown if the server fails', async () => {
  await worker.dispatchFetch('/faq/');
  site.faq = () => makeResponse('busy', { status: 503 });
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
});

test('a page that is not kept waits for a slow server', async () => {
  site.faq = () => late(makeResponse('busy', { status: 503 }));
  expect(await worker.dispatchFetch('/faq/')).toBe('busy');
});

test('a kept page replaces a slow answer, which is kept when it comes', async () => {
  await worker.dispatchFetch('/faq/');
  site.faq = () => late(makeResponse('late'));
  expect(await worker.dispatchFetch('/faq/')).toBe('faq');
  worker.goOffline();
  expect(await worker.dispatchFetch('/faq/')).toBe('late');
});

test('a kept page begins with a note of its date in its own language', async () => {
  expect(await worker.dispatchFetch('/ne/about/')).toBe('<main class="x">बारे</main>');
  worker.goOffline();
  const words = new Intl.DateTimeFormat('ne-NP', { dateStyle: 'long', timeStyle: 'short' });
  const note = `<p class="kept">प्रति ${words.format(new Date(date))}</p>`;
  expect(await worker.dispatchFetch('/ne/about/')).toBe(`<main class="x">${note}बारे</main>`);
});

test('a kept page is dated in the calendar of its language', async () => {
  const page = makeResponse('<main></main>', { headers: { date: '2025-06-23T06:00:00Z' } });
  const noted = await addNote(page, { ...nepali, years: readBikramYears(2082, 2082) });
  expect(await noted.text()).toMatch(/>प्रति २०८२ असार ९, [०-९]+:[०-९]+</);
});

test('a kept page has the headers of its host but those of the compressed answer', async () => {
  const headers = { date, 'content-security-policy': "frame-ancestors 'self'", 'content-encoding': 'br' };
  const noted = await addNote(makeResponse('<main></main>', { headers }), nepali);
  expect(noted.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(noted.headers.has('content-encoding')).toBe(false);
});

test('files with a hash in their name are requested once', async () => {
  await worker.dispatchFetch('/_astro/c.2.js', asFile);
  worker.goOffline();
  expect(await worker.dispatchFetch('/_astro/c.2.js?again', asFile)).toBe('c');
  expect(worker.browser.requested.filter((path) => path === '/_astro/c.2.js')).toHaveLength(1);
});

test('a new release leaves the pages visited last', async () => {
  for (const path of ['/about/', '/faq/', '/team/', '/about/']) await worker.dispatchFetch(path);
  await worker.update();
  worker.goOffline();
  expect(await worker.dispatchFetch('/about/')).toBe('about 1');
  expect(await worker.dispatchFetch('/faq/')).toBe('offline');
  expect(await worker.dispatchFetch('/nowhere/')).toBe('offline');
});

test('files of kept pages outlast releases, and go with the last page that needs them', async () => {
  site.about = '<script src="/_astro/a.1.js">';
  await worker.dispatchFetch('/about/');
  for (const name of ['a.1', 'b.1', 'c.2']) await worker.dispatchFetch(`/_astro/${name}.js`, asFile);
  await worker.update();
  expect(filesKept()).toEqual(['/_astro/a.1.js', '/_astro/b.1.js']);
  site.about = '<script src="/_astro/c.2.js">';
  await worker.dispatchFetch('/about/');
  await worker.dispatchFetch('/_astro/c.2.js', asFile);
  await worker.update();
  expect(filesKept()).toEqual(['/_astro/c.2.js']);
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

test('a new release takes over at once and deletes only the caches of earlier workers', async () => {
  for (const name of ['offline-core-1', 'offline-dashboard-1', '/shop/offline-pages', 'other'])
    await worker.scope.caches.open(name);
  worker.browser.isClaimed = false;
  await worker.update();
  expect(worker.browser.isClaimed).toBe(true);
  expect([...worker.browser.stores.keys()].sort()).toEqual([
    '/shop/offline-pages',
    'offline-dashboard-1',
    'offline-files',
    'offline-pages',
    'other',
  ]);
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
