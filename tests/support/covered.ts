import type { Page } from 'playwright/test';

/** Lists controls that the button to the top covers, at scroll positions that move each one under it. */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const button = document.querySelector('[data-scroll-top]');
    if (!button) return ['there is no button to the top'];
    const goTo = (top: number) => scrollTo({ top, behavior: 'instant' });
    /** The button is updated in the frame after a scroll. */
    const frame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    const first = 301;
    const last = () => document.documentElement.scrollHeight - innerHeight;
    // Its script runs after the page is parsed.
    for (let top = first; !button.hasAttribute('data-shown'); top = top < last() ? top + 60 : first) {
      goTo(top);
      await frame();
    }

    // The window may just have got its size.
    await frame();
    const place = button.getBoundingClientRect();
    /** Lists the boxes of controls under the button, or within `distance` of it by scrolling. */
    const listUnder = (distance: number) =>
      [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
        .filter((control) => control !== button && control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('header, dialog, .visually-hidden, .skip'))
        .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })))
        .filter(({ box }) => {
          const width = Math.min(box.right, place.right) - Math.max(box.left, place.left);
          const height = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
          // A control may end below the button's edge, or be much larger.
          const isMostlyFree = box.width * box.height > 4 * place.width * place.height;
          // A card that the edge of the screen cuts is moved into view before it is used.
          const isCut = box.right > document.documentElement.clientWidth;
          return width > 8 && height > 8 - distance && !isMostlyFree && !isCut;
        });
    const faults = new Set<string>();
    const tried = new Set<number>();
    /** Number of tries with boxes of one column and size, because the cards of a list are alike. */
    const alike = new Map<string, number>();
    const isNew = ({ left, width, height }: DOMRect) => {
      const kind = `${Math.round(left)} ${Math.round(width)} ${Math.round(height)}`;
      const times = (alike.get(kind) ?? 0) + 1;
      alike.set(kind, times);
      return times <= 4;
    };
    const half = innerHeight / 2;
    for (let top = first; top < last() + half; top += half) {
      goTo(top);
      // Content that has not been rendered has an estimated height.
      await frame();
      const positions = listUnder(half)
        .filter(({ box }) => isNew(box))
        .flatMap(({ box }) => [
          box.top + 4 - place.bottom,
          (box.top + box.bottom - place.top - place.bottom) / 2,
        ])
        .map((distance) => 24 * Math.round((scrollY + distance) / 24))
        .filter((position) => position >= first && position <= last() && !tried.has(position));
      for (const position of positions) {
        tried.add(position);
        goTo(position);
        await frame();
        if (!button.hasAttribute('data-shown')) continue;
        for (const { control } of listUnder(0))
          faults.add(`'${control.textContent?.trim()}' at ${position} px`);
      }
    }
    return [...faults];
  });
}
