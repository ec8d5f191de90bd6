import type { Page } from 'playwright/test';
import type { Paints } from '../support/faults/speed';
import { slowDown, withFreshBrowser } from '../support/phone';
import { retry } from '../support/retry';
import type { SentBodies } from './sent';
import { readTrace, type TraceTimes, traceCategories } from './trace';

/** Metrics of a visit with a cheap phone on a slow connection, in milliseconds. */
export interface PhoneVisit extends Paints, TraceTimes {
  /** Time from the first paint to the last font. */
  fonts: number;
}

/** Reads the page's own paint metrics after it has loaded. */
const readPaints = (page: Page) =>
  page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((found) => {
        new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => found([]), 50);
      });
    const [paints, largest, tasks, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(read),
    );
    // Finds the brand's faces in the rules for pages without scripts. The face of Nepali names loads later.
    const brand = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('scripting: none'))
      .map(({ cssText }) => cssText)
      .join('');
    const firstPaint = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    return {
      firstPaint,
      largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
      blocked: sum(
        (tasks ?? []).map(({ startTime, duration }) =>
          Math.max(0, startTime + duration - Math.max(firstPaint, startTime + 50)),
        ),
      ),
      fonts: Math.max(
        0,
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.woff2$/.test(name) && brand.includes(new URL(name).pathname))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd - firstPaint),
      ),
      shift: sum((shifts ?? []).map((shift) => (shift as PerformanceEntry & { value: number }).value)),
    };
  });

/** A trace may lack its beginning on a busy machine. */
const attempts = 3;

/** Visits an address with a throttled network and processor. Returns the metrics and the trace. */
export const visitByPhone = (url: string, rate: number): Promise<{ visit: PhoneVisit; trace: Buffer }> =>
  retry(attempts, () =>
    withFreshBrowser(async (page, context) => {
      await slowDown(page, rate);
      const browser = context.browser();
      if (!browser) throw new Error('the browser is gone');
      await browser.startTracing(page, { screenshots: true, categories: traceCategories });
      await page.goto(url, { waitUntil: 'networkidle' });
      const paints = await readPaints(page);
      const trace = await browser.stopTracing();
      return { visit: { ...paints, ...(await readTrace(trace, paints.firstPaint)) }, trace };
    }),
  );

/** Measures the bytes sent to a phone: until the page is idle, and after scrolling to its end. */
export const weighByPhone = (
  url: string,
  { bytes, whenQuiet }: SentBodies,
): Promise<{ quiet: number; scrolled: number }> =>
  withFreshBrowser(async (page) => {
    const before = bytes();
    // Asks the server, because the page does not know the requests of its worker.
    const settle = async () => {
      await whenQuiet();
      return bytes() - before;
    };
    await page.goto(url);
    const quiet = await settle();
    await page.evaluate(async () => {
      const { documentElement: root } = document;
      for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    return { quiet, scrolled: await settle() };
  });
