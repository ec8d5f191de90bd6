import { test as base, expect, type Page } from '@playwright/test';

/** The one foreign host a page may ask: the map frame on the contact page. The config lets no host be found. */
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

/** Notes what goes wrong on a page. */
function attach(watch: Watch, page: Page, origin: string): void {
  const isMap = (address: string) => URL.canParse(address) && new URL(address).host === mapHost;
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (isMap(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) watch.add(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.add(`script: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:/.test(url.protocol) || url.origin === origin) return;
    if (url.host === mapHost && request.resourceType() === 'document') watch.mapFrames += 1;
    else watch.add(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED' && !isMap(request.url()))
      watch.add(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.add(`status ${response.status()}: ${response.url()}`);
  });
}

/** Playwright's test, with a watch over console, requests and foreign hosts. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new Watch();
      attach(watch, page, new URL(baseURL ?? '').origin);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
