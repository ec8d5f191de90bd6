import { test as base, expect, type Page } from 'playwright/test';

/**
 * The only other host that a page may request: the map on the contact page. The config blocks DNS for all
 * hosts.
 */
const mapHost = 'www.openstreetmap.org';

/**
 * Chrome reports pages that were painted or resized before their view transition. No script can catch this
 * report (w3c/csswg-drafts#13726), and the page is shown all the same.
 */
const skippedTransition =
  /^Transition was aborted because of invalid state\. (Page already revealed|Viewport size changed)/;

/** What Chromium, Firefox and WebKit call a request that a navigation ended. Firefox reports such a font by a number too. */
const aborted =
  /ERR_ABORTED|NS_(BINDING_ABORTED|ERROR_ABORT)|cancelled|^download failed .* status=2152398850/;

/** Chrome warns about the fallback for older browsers until `layout/scripts/drawer.ts` removes it. */
const ignoredFallback = 'popovertarget is ignored on elements with commandfor.';

/** Records the faults of a page. Unexpected ones fail the test at its end. */
export class Watch {
  readonly faults: string[] = [];
  mapFrames = 0;
  readonly #expected: RegExp[] = [];

  /** Allows a fault that the test causes on purpose. */
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

/** Records the faults of a page. */
function attach(watch: Watch, page: Page, origin: string): void {
  const isMap = (address: string) => URL.canParse(address) && new URL(address).host === mapHost;
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.text() === ignoredFallback || isMap(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) watch.add(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!skippedTransition.test(message) && !aborted.test(message)) watch.add(`script: ${message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:/.test(url.protocol) || url.origin === origin) return;
    if (url.host === mapHost && request.resourceType() === 'document') watch.mapFrames += 1;
    else watch.add(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!aborted.test(reason) && !isMap(request.url())) watch.add(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.add(`status ${response.status()}: ${response.url()}`);
  });
}

/** Playwright's test that also watches the console, requests and foreign hosts. */
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

export { expect } from 'playwright/test';
