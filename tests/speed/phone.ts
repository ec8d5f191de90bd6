import type { Page } from 'playwright/test';
import type { Paints } from '../support/faults/speed';
import { slowDown, withFreshBrowser } from '../support/phone';
import { retry } from '../support/retry';
import { readTrace, type TraceTimes, traceCategories } from './trace';

/** What somebody with a cheap phone on a slow line met; times in milliseconds. */
export interface PhoneVisit extends Paints, TraceTimes {
  /** When the last of the fonts had come, from the first paint on. */
  fonts: number;
}

/** What the page itself knows of its paints, once nothing is loaded any more. */
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
    // The faces of the brand, as they are named where scripts are off; that of Nepali names comes after them.
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

/** Visits an address with the line and the processor slowed down for real, the latter so many times; gives its trace as well. */
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

/** Bytes that a server sends to a phone: until the page is quiet, and once it was scrolled to its end. */
export const weighByPhone = (
  url: string,
  countSent: () => number,
): Promise<{ quiet: number; scrolled: number }> =>
  withFreshBrowser(async (page) => {
    const before = countSent();
    /** The worker of a page fetches by itself, so what has been sent tells better than the page when all is quiet. */
    const settle = async () => {
      for (let sent = -1; sent !== countSent(); ) {
        sent = countSent();
        await page.waitForTimeout(1_000);
      }
      return countSent() - before;
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
