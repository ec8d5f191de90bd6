import { describe, expect, test } from 'vitest';
import { bundleWorker } from '~/lib/offline/bundle';
import { makeResponse, makeScope, settings } from './scope';

/** Responds to every file of the core with its own path. */
const core = settings.editions.flatMap(({ fallback, pages }) => [fallback, ...pages]);
const answers = Object.fromEntries(
  [...core, ...settings.files].map((path) => [path, () => makeResponse(path)]),
);

describe('the text of the worker', () => {
  test('runs on its own and is small', async () => {
    const around = makeScope(answers);
    const text = await bundleWorker(settings);
    new Function('self', text)(around.scope);
    await around.send('install');
    around.browser.isOnline = false;
    expect(await around.dispatchFetch('/products/')).toBe('/products/');
    expect(text.length).toBeLessThan(5_200);
  });

  test('of a site without offline reading handles no request', async () => {
    expect(await bundleWorker()).not.toContain('respondWith');
  });
});
