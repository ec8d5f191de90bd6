import { expect, type Page } from 'playwright/test';

/** WCAG 2.5.8: the minimum width and height of a control in CSS pixels. */
const leastSide = 24;

const allWidths = [1440, 1024, 768, 390, 320];

/** Lists visible controls that are too small, or that a tap at their centre does not reach. */
function findTargetFaults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, input, select, textarea, summary';
    const isSeen = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: !control.matches('select') }) &&
      !control.matches('.visually-hidden, .visually-hidden *, .skip');
    const isTransparent = (control: Element) => getComputedStyle(control).opacity === '0';
    /**
     * A label belongs to the target of its checkbox. A focusable parent takes the first tap on some links. A
     * transparent select is clipped to the box of its icon.
     */
    const findTarget = (control: Element) =>
      (control.matches('select') && isTransparent(control) && control.parentElement) ||
      (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) ||
      (getComputedStyle(control).pointerEvents === 'none' && control.closest('[tabindex]')) ||
      control;
    const findBlock = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? findBlock(element.parentElement)
        : element;
    const readWords = (element: Element) => element.textContent.replace(/\s/g, '');
    const isInText = (target: Element) =>
      getComputedStyle(target).display === 'inline' && readWords(findBlock(target)) !== readWords(target);
    const findLargestBox = (target: Element) =>
      [...target.getClientRects()].reduce<DOMRect | undefined>(
        (most, box) => (most && most.width * most.height >= box.width * box.height ? most : box),
        undefined,
      );
    const isHit = (target: Element) => {
      const box = findLargestBox(target);
      if (!box) return false;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return target.contains(hit);
    };
    const isReached = (target: Element) =>
      (['center', 'end', 'start'] as const).some((block) => {
        target.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        return isHit(target);
      });
    const describe = (target: Element, fault: string) =>
      `${target.outerHTML.slice(0, 90).replace(/\s+/g, ' ')} (${target.textContent.trim().slice(0, 30)}) ${fault}`;

    const targets = new Set([...document.querySelectorAll(controls)].filter(isSeen).map(findTarget));
    // Scrolls in steps, because scrolling to each control is slow.
    const missed = new Set(targets);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (const target of missed) if (isHit(target)) missed.delete(target);
    }
    return [...targets].flatMap((target) => {
      const faults = missed.has(target) && !isReached(target) ? [describe(target, 'is covered')] : [];
      const { width, height } = target.getBoundingClientRect();
      const isSmall = Math.min(width, height) < least && !isInText(target);
      return isSmall
        ? [...faults, describe(target, `is ${width.toFixed(1)} × ${height.toFixed(1)} px`)]
        : faults;
    });
  }, leastSide);
}

/** Expects each visible control to be large enough and hit at its centre, at every width. */
export async function expectTargets(page: Page, widths = allWidths): Promise<void> {
  // A menu opened by the mouse covers the page.
  await page.mouse.move(0, 0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findTargetFaults(page), `controls at ${width} px`).toEqual([]);
  }
}
