import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from './browser';
import type { Visit } from './faults/speed';
import { findPort } from './port';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Visitor {
  /** Visits an address with an empty store, as a phone on a slow network; what is judged besides speed is up to you. */
  visit: (url: string, ...others: Category[]) => Promise<Visit>;
  leave: () => Promise<void>;
}

/** Starts a browser for Lighthouse, mobile preset. */
export async function startVisitor(): Promise<Visitor> {
  const port = await findPort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  return {
    visit: async (url, ...others) => {
      const result = await lighthouse(url, {
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        onlyCategories: ['performance', ...others],
      });
      if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
      return readVisit(result.lhr);
    },
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
