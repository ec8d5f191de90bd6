import type { Page } from 'playwright/test';
import { waitForDeferred } from './deferred';

/**
 * Lists layout faults: content that is cut off, overflows the viewport or covers other text. An open modal is
 * judged alone.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  await waitForDeferred(page);
  // The link to the content is above the page.
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
  return page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const faults = new Set<string>();
    const name = (text: string) => `'${text.trim().slice(0, 30)}'`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, option, script') &&
      getComputedStyle(element).clipPath === 'none';

    interface Clipper {
      box: Box;
      scrolls: { x: boolean; y: boolean };
    }
    const known = new Map<Element, Clipper[]>();
    /** Lists the ancestors that clip an element, the nearest first. */
    const listClippers = ({ parentElement: parent }: Element): Clipper[] => {
      if (!parent || parent === document.body) return [];
      const found = known.get(parent);
      if (found) return found;
      const { overflowX, overflowY } = getComputedStyle(parent);
      const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const clippers = listClippers(parent);
      const all =
        overflowX === 'visible' && overflowY === 'visible'
          ? clippers
          : [
              {
                box: parent.getBoundingClientRect(),
                scrolls: { x: isScrolling(overflowX), y: isScrolling(overflowY) },
              },
              ...clippers,
            ];
      known.set(parent, all);
      return all;
    };

    /**
     * Clips a box to its scrolling ancestors. Reports an ancestor that cuts it off without scrolling. What a row scrolls to
     * may be cut by half a scroll bar, because the row is as wide as the window.
     */
    const clip = (box: Box, element: Element, what: string): Box => {
      const shown = { ...box };
      const isReached = { x: false, y: false };
      for (const { box, scrolls } of listClippers(element)) {
        const { left, right, top, bottom } = box;
        // Content of one pixel is for screen readers.
        if (right - left <= 1) return { left: 0, right: 0, top: 0, bottom: 0 };
        isReached.x ||= scrolls.x;
        isReached.y ||= scrolls.y;
        const isCut =
          (!isReached.x && (shown.right > right + 1 || shown.left < left - 1)) ||
          (!isReached.y && (shown.bottom > bottom + 1 || shown.top < top - 1));
        if (isCut) faults.add(`cut off: ${what}`);
        shown.left = Math.max(shown.left, left);
        shown.right = Math.min(shown.right, right);
        shown.top = Math.max(shown.top, top);
        shown.bottom = Math.min(shown.bottom, bottom);
      }
      return shown;
    };
    const expectInView = (box: Box, element: Element, what: string) => {
      const shown = clip(box, element, what);
      if (shown.left < shown.right && (shown.right > innerWidth + 1 || shown.left < -1))
        faults.add(`out of view: ${what}`);
      return shown;
    };

    const root = document.querySelector(':modal') ?? document.body;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
    for (const control of root.querySelectorAll('a, button, input, select, textarea, summary'))
      if (isShown(control))
        expectInView(
          control.getBoundingClientRect(),
          control,
          name(control.textContent || control.outerHTML),
        );

    const lines: (Box & { text: Text })[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !node.data.trim() || !parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Half a line, because lines of headings are closer than their letters could reach.
      const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        const line = { left: left + 1, right: right - 1, top: middle - half, bottom: middle + half };
        lines.push({ text: node, ...expectInView(line, parent, name(node.data)) });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [at, line] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (other.top >= line.bottom) break;
        const isOver = other.text !== line.text && other.left < line.right && line.left < other.right;
        if (isOver && line.left < line.right && other.left < other.right && other.top < other.bottom)
          faults.add(`${name(line.text.data)} and ${name(other.text.data)} stand over each other`);
      }
    return [...faults];
  });
}
