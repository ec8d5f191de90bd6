import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** A file that a page has fetched. */
export interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** Collects what a page fetches: bytes on the wire, after compression, without headers. */
export function collect(page: Page): { settle: () => Promise<Loaded[]> } {
  const loaded: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    loaded.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: new URL(request.url()).pathname,
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  return {
    settle: async () => {
      await page.waitForLoadState('networkidle');
      return Promise.all(loaded);
    },
  };
}

/** Addresses of the scripts that every page fetches once it is idle. */
export const quietScripts = /_astro\/(web-vitals|register-worker)\./;

/**
 * Lists what a page itself, not a frame in it, asks for from now on, less its quiet scripts: on a busy machine they
 * come at any time and are not the doing of what a test presses.
 */
export function watchAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return;
    if (!quietScripts.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Path of the picture that the browser takes for the largest thing painted; undefined where that is text. */
export const readLargest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((found) => {
        new PerformanceObserver((list) => {
          const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          found(url ? new URL(url).pathname : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Bytes of the scripts that stand in the page itself, compressed. */
export async function weighInlineScripts(page: Page): Promise<number> {
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
  return gzipSync(inline).length;
}

/** Bytes of some files together. */
export const sum = (files: Loaded[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** A number of bytes to print. */
export const kilo = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
