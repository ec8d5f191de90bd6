import type { Page } from 'playwright/test';
import { largestShift } from '../budgets';

/**
 * Twice the limit of the slow phone, because fonts may come late while tests share the processor: one line more in a
 * paragraph moves the rest of a scrolled page.
 */
const allowedShift = 2 * largestShift;

/**
 * Records layout shifts from before the first paint, including those after input. The returned function lists
 * them if their sum exceeds the limit.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    interface Source {
      node?: Node;
      previousRect: DOMRect;
      currentRect: DOMRect;
    }
    const write = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${(node as Element)?.className ?? node?.nodeName} (${write(previousRect)} → ${write(currentRect)})`;
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources: Source[] })[])
        shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(describe).join(', ')}`);
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
    return total > allowedShift ? shifts : [];
  };
}
