import { test as base, expect, type Page } from '@playwright/test';

/** The one foreign host a page may load from: the map frame on the contact page. */
const mapHost = 'www.openstreetmap.org';

/** What a page does wrong while a test looks at it; every test ends by finding none. */
export class Watch {
  readonly faults: string[] = [];
  mapFrames = 0;
  readonly #expected: RegExp[] = [];

  /** Names a fault that the test brings about itself. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  add(fault: string): void {
    this.faults.push(fault);
  }

  get unexpected(): string[] {
    return this.faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}

async function attach(watch: Watch, page: Page, origin: string): Promise<void> {
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) watch.add(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.add(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') watch.add(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.add(`status ${response.status()}: ${response.url()}`);
  });
  await page.route(
    (url) => /^https?:/.test(url.protocol) && url.origin !== origin,
    (route) => {
      const { host } = new URL(route.request().url());
      if (host === mapHost && route.request().resourceType() === 'document') {
        watch.mapFrames += 1;
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
      }
      watch.add(`foreign request: ${route.request().url()}`);
      return route.abort('blockedbyclient');
    },
  );
}

/** Playwright's test, with a watch over console, requests and foreign hosts. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new Watch();
      await attach(watch, page, new URL(baseURL ?? '').origin);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
