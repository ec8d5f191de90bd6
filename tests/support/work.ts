import type { Page } from 'playwright/test';

/** Processor time of a page's main thread in milliseconds. */
export interface Work {
  script: number;
  /** Script, style and layout. */
  drawing: number;
  /** Includes parsing and painting. */
  all: number;
}

/** Measures the work of a page. The returned function reports the time since the last navigation. */
export async function countWork(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    const script = read('ScriptDuration');
    const drawing = script + read('LayoutDuration') + read('RecalcStyleDuration');
    return { script, drawing, all: read('TaskDuration') };
  };
}
