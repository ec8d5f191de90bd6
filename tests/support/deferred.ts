import type { Page } from 'playwright/test';

/** Waits until the page has laid out the cards and rows below the first view, which have an estimated size until then. */
export const waitForDeferred = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.product, tr[data-number]')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
