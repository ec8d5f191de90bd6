import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** A file that a page has fetched. */
export interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** Records the files that a page fetches with their compressed size, without headers. */
export function collect(page: Page): { settle: () => Promise<Loaded[]> } {
  const loaded: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const file = request.sizes().then(({ responseBodySize }) => ({
      url: new URL(request.url()).pathname,
      type: request.resourceType(),
      bytes: responseBodySize,
    }));
    // The page may close first, which is a fault only for who waits for the file.
    file.catch(() => undefined);
    loaded.push(file);
  });
  return {
    settle: async () => {
      await page.waitForLoadState('networkidle');
      return Promise.all(loaded);
    },
  };
}

/** Addresses of the scripts that every page fetches while idle. */
export const idleScripts = /_astro\/(web-vitals|register-worker)\./;

/** Lists the requests of a page from now on. Excludes frames and idle scripts, which may load at any time. */
export function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return;
    if (!idleScripts.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Returns the path of the largest contentful paint if it is a picture, or undefined for text. */
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

/** Returns the compressed size of a page's inline scripts in bytes. */
export async function weighInlineScripts(page: Page): Promise<number> {
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
  return gzipSync(inline).length;
}

export const sum = (files: Loaded[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
