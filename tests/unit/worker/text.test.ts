import { expect, test } from 'vitest';
import { bundleWorker } from '~/lib/offline/bundle';
import { makeResponse, makeScope, settings } from './scope';

test('the text of the worker runs on its own', async () => {
  const environment = makeScope({ '/offline/': () => makeResponse('offline') });
  new Function('self', await bundleWorker('run', settings))(environment.scope);
  await environment.send('install');
  environment.browser.isOnline = false;
  expect(await environment.dispatchFetch('/about/')).toBe('offline');
});

test('the text of the worker handles no request on a site without offline reading', async () => {
  expect(await bundleWorker('retire')).not.toContain('respondWith');
});
