import type { Page } from 'playwright/test';

/** Lists visible texts in Devanagari that are smaller than a size in pixels. Drawings have sizes of their own. */
export const findSmallDevanagari = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const size = Number.parseFloat(element ? getComputedStyle(element).fontSize : '');
      if (element?.closest('svg') || size >= least || size === 0 || !/[ऀ-ॿ]/.test(text.textContent ?? ''))
        continue;
      if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        small.add(`${text.textContent?.trim().slice(0, 30)}: ${size} px`);
    }
    return [...small];
  }, least);
