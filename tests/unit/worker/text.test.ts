import { expect, test } from 'vitest';
import { bundleWorker } from '~/lib/offline/bundle';
import { makeResponse, makeScope, settings } from './scope';

/** Responds to every precached file with its own path. */
const precached = settings.locales.flatMap(({ fallback, pages }) => [fallback, ...pages]);
const responses = Object.fromEntries(
  [...precached, ...settings.files].map((path) => [path, () => makeResponse(path)]),
);

test('the text of the worker runs on its own and is small', async () => {
  const environment = makeScope(responses);
  const text = await bundleWorker('run', settings);
  new Function('self', text)(environment.scope);
  await environment.send('install');
  environment.browser.isOnline = false;
  expect(await environment.dispatchFetch('/products/')).toBe('/products/');
  expect(text.length).toBeLessThan(5_200);
});

test('the text of the worker handles no request on a site without offline reading', async () => {
  expect(await bundleWorker('retire')).not.toContain('respondWith');
});
