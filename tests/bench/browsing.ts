import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { startHost } from '../support/host';
import { countWork, noWork, type Work, workBetween } from '../support/work';

/** What an act took: by the clock until it was painted, and of the processor; in ms. */
export interface Sample extends Work {
  clock: number;
}

export interface Visit {
  page: Page;
  /** Opens a page; it stands once `until` is there. */
  go: (path: string, until?: string) => Promise<Sample>;
  act: (act: () => Promise<unknown>) => Promise<Sample>;
}

export interface Browsing {
  visit: (options: BrowserContextOptions) => Promise<Visit>;
  end: () => Promise<void>;
}

const paint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** A browser and a server for a built site; without a folder for the project's own. */
export async function startBrowsing(built?: string): Promise<Browsing> {
  const host = await startHost(built);
  const browser = await chromium.launch(launchOptions());
  return {
    visit: async (options) => {
      const context = await browser.newContext({ ...options, baseURL: host.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      const readWork = await countWork(page);
      const measure = async (before: Work, act: () => Promise<unknown>): Promise<Sample> => {
        const began = performance.now();
        await act();
        await paint(page);
        const clock = performance.now() - began;
        return { clock, ...workBetween(before, await readWork()) };
      };
      return {
        page,
        go: (path, until = 'body') =>
          measure(noWork, async () => {
            await page.goto(path);
            await page.locator(until).first().waitFor();
          }),
        act: async (act) => measure(await readWork(), act),
      };
    },
    end: async () => {
      await browser.close();
      await host.remove();
    },
  };
}

/**
 * Gives a field a value at one stroke; what Playwright does around a stroke would count as work of the page.
 * @param field its label, or a selector where it has none
 */
export async function type(page: Page, field: string, value: string): Promise<void> {
  await page.evaluate(
    ([name = '', text]) => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
      const element = label?.control ?? document.querySelector(name);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
      set?.call(element, text);
      element?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [field, value],
  );
}

/** The sample that a share of all does not exceed, in one of its figures. */
export function quantile(samples: readonly Sample[], figure: keyof Sample, share: number): number {
  const sorted = samples.map((sample) => sample[figure]).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
