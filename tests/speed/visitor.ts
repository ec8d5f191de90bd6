import lighthouse, { type Report } from 'lighthouse';
import { chromium } from 'playwright/test';
import { findBrowser, launchOptions } from '../support/browser';
import type { Visit } from '../support/faults/speed';
import { findPort } from '../support/port';
import { retry } from '../support/retry';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Visitor {
  /**
   * Visits an address with an empty store, as a phone on a slow network with a processor that is so many times slower.
   * Judges its speed, and the other categories.
   */
  visit: (url: string, slowdown: number, ...others: Category[]) => Promise<Visit>;
  leave: () => Promise<void>;
}

/** How long a page must have been quiet before Lighthouse takes it for loaded, in milliseconds. */
const quiet = 400;
const settings = {
  logLevel: 'silent',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: quiet,
  pauseAfterLoadMs: quiet,
  networkQuietThresholdMs: quiet,
  cpuQuietThresholdMs: quiet,
} as const;

/** Metrics of the performance score. */
const speedAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** A visit can fail for no fault of the page: on a busy machine the trace may lack its beginning (NO_NAVSTART). */
const attempts = 3;

/** Starts a browser for Lighthouse, mobile preset. A visit that could not be measured is made again in a new one. */
export async function startVisitor(): Promise<Visitor> {
  const port = await findPort();
  const options = launchOptions(findBrowser());
  const open = () =>
    chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
    });
  let browser = await open();
  return {
    visit: (url, cpuSlowdownMultiplier, ...others) =>
      retry(
        attempts,
        async () => {
          const result = await lighthouse(url, {
            ...settings,
            throttling: { cpuSlowdownMultiplier },
            port,
            ...(others.length > 0
              ? { onlyCategories: ['performance', ...others] }
              : { onlyAudits: speedAudits }),
          });
          if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
          return readVisit(result.lhr, ['performance', ...others]);
        },
        async () => {
          await browser.close();
          browser = await open();
        },
      ),
    leave: () => browser.close(),
  };
}

function readVisit({ categories, audits, runtimeError }: Report, judged: Category[]): Visit {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const read = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has not measured ${id}`);
    return value;
  };
  const found = judged.map((id) => {
    const category = categories[id];
    if (!category) throw new Error(`Lighthouse has not judged ${id}`);
    return category;
  });
  const lost = found
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    paints: {
      firstPaint: read('first-contentful-paint'),
      largestPaint: read('largest-contentful-paint'),
      speedIndex: read('speed-index'),
      blocked: read('total-blocking-time'),
      shift: read('cumulative-layout-shift'),
    },
    scores: Object.fromEntries(found.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    lost,
  };
}
