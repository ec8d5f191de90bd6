import { expect, test } from 'vitest';
import { start } from '~/worker/dashboard';
import { makeResponse, makeScope } from './scope';

const settings = {
  version: '2',
  files: ['/cms/', '/_astro/app.2.js'],
  lists: ['/cms/site/faq.json'],
  hashedFolder: '/_astro/',
};
const page = '<script src="/_astro/app.2.js"></script>';

/** Installs the worker from a host with this page. */
async function install(text: string, redirected = false) {
  const browser = makeScope({
    '/cms/': () => makeResponse(text, { redirected }),
    '/_astro/app.2.js': () => makeResponse('app'),
    '/cms/site/faq.json': () => makeResponse('list'),
  });
  start(browser.scope, settings);
  await browser.send('install');
  return browser;
}

test('the dashboard and its lists open without a connection, with and without the last slash', async () => {
  const { browser, dispatchFetch } = await install(page);
  browser.isOnline = false;
  for (const path of ['/cms', '/cms/']) expect(await dispatchFetch(path)).toBe(page);
  expect(await dispatchFetch('/_astro/app.2.js', { mode: 'cors' })).toBe('app');
  expect(await dispatchFetch('/cms/site/faq.json', { mode: 'cors' })).toBe('list');
});

test.each([
  ['of another release, because the host is receiving one', page.replace('2', '1'), false],
  ['redirected', page, true],
])('a release is not kept if its page is %s', async (_, text, redirected) => {
  await expect(install(text, redirected)).rejects.toThrow('the pages are of another release');
});
