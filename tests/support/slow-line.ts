import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';

/** Delays files that match a pattern until they are released. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Delays every script until it is released. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** Returns an address whose document is sent in two parts. */
export const cutAt = (path: string, byte: number): string => `${path}?cut=${byte}`;

/** Proxies a site and sends marked documents in two parts, so that the first part is painted alone. */
export async function cutDocuments(site: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '' }, response) => {
    const { status, headers, body } = await readWhole(new URL(url, site));
    const cut = Number(new URL(url, site).searchParams.get('cut') ?? body.length);
    response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' });
    response.write(body.subarray(0, cut));
    if (cut < body.length) await setTimeout(150);
    response.end(body.subarray(cut));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function readWhole(url: URL) {
  const response = await fetch(url);
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
