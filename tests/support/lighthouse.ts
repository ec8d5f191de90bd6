import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from './browser';
import type { Visit } from './faults/speed';
import { findPort } from './port';
import { retry } from './retry';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Visitor {
  /** Visits an address with an empty store, as a phone on a slow network; what is judged besides speed is up to you. */
  visit: (url: string, ...others: Category[]) => Promise<Visit>;
  leave: () => Promise<void>;
}

/** A visit can fail for no fault of the page: on a busy machine the trace may lack its beginning (NO_NAVSTART). */
const attempts = 3;

/** Starts a browser for Lighthouse, mobile preset. A visit that could not be measured is made again in a new one. */
export async function startVisitor(): Promise<Visitor> {
  const port = await findPort();
  const options = launchOptions();
  const open = () =>
    chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
    });
  let browser = await open();
  return {
    visit: (url, ...others) =>
      retry(
        attempts,
        async () => {
          const result = await lighthouse(url, {
            port,
            logLevel: 'silent',
            disableFullPageScreenshot: true,
            onlyCategories: ['performance', ...others],
          });
          if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
          return readVisit(result.lhr);
        },
        async () => {
          await browser.close();
          browser = await open();
        },
      ),
    leave: () => browser.close(),
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readVisit({ categories, audits, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const read = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has not measured ${id}`);
    return value;
  };
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: read('first-contentful-paint'),
    largestPaint: read('largest-contentful-paint'),
    blocked: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    lost,
  };
}
