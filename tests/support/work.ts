import type { Page } from 'playwright/test';

/** What the processor did on a page's main thread, in ms; what else the machine does is left out. */
export interface Work {
  script: number;
  /** Script, style and layout. */
  drawing: number;
  /** All of it: also parsing and painting. */
  all: number;
}

/** Counts the work of a page; what is returned tells how much it was until now, from the last visit on. */
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
