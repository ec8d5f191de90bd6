import type { Page } from 'playwright/test';
import { largestShift } from '../budgets';

/**
 * Records layout shifts from before the first paint, including those after input. The returned function lists
 * them if their sum exceeds the limit.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node as Element)?.className ?? node?.nodeName)}`,
        );
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
  return async () => {
    const shifts = await page.evaluate(() =>
      (window as unknown as { readShifts: () => string[] }).readShifts(),
    );
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    return total > largestShift ? shifts : [];
  };
}
