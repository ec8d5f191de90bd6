import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { slowPhone } from '../budgets';
import { type Browser, findBrowser, launchOptions, withoutLists } from './browser';

const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const perSecond = (kilobits: number) => (kilobits * 1000) / 8;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: perSecond(1600),
  uploadThroughput: perSecond(750),
};

/** Opens a page in a new browser with an empty cache and cold processes. `found` is the browser of this machine. */
export async function withFreshBrowser<Result>(
  task: (page: Page, context: BrowserContext) => Promise<Result>,
  found: Browser = withoutLists(findBrowser()),
): Promise<Result> {
  const browser = await chromium.launch(launchOptions(found));
  try {
    const context = await browser.newContext(screen);
    return await task(await context.newPage(), context);
  } finally {
    await browser.close();
  }
}

/** Throttles the network and the processor. `rate` is the slowdown of the processor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns the time of the first paint at a slowdown rate, in milliseconds. */
const measureFirstPaint = (url: string, rate: number, found?: Browser) =>
  withFreshBrowser(async (page) => {
    await slowDown(page, rate);
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  }, found);

/** Slowdown rates, highest first. */
const rates = [slowPhone.slowdown, 3, 2, 1.5];

export interface SlowdownOptions {
  /** Highest rate to try, such as the one found before. */
  highest?: number;
  /** Longest time to the first paint of the control page, in milliseconds. */
  controlPaint?: number;
  /** The browser that is measured. */
  browser?: Browser;
}

/**
 * Returns the highest slowdown rate at which this machine still paints the control page in the slow phone's time
 * in two of three visits, or the lowest.
 */
export async function findSlowdown(
  url: string,
  { highest = slowPhone.slowdown, controlPaint = slowPhone.controlPaint, browser }: SlowdownOptions = {},
): Promise<number> {
  const paintsInTime = async (rate: number) => {
    const visit = async () => (await measureFirstPaint(url, rate, browser)) <= controlPaint;
    const [first, second] = [await visit(), await visit()];
    return first === second ? first : visit();
  };
  let found = 1;
  for (const rate of rates.filter((rate) => rate <= highest))
    if (found === 1 && (await paintsInTime(rate))) found = rate;
  process.stdout.write(`  processor slowed down ${found} times\n`);
  return found;
}
