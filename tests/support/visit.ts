import { expect, type Page } from 'playwright/test';

/** Hydrates every island of a page, as the first focus does. */
export async function hydrateIslands(page: Page): Promise<void> {
  const islands = page.locator('astro-island[client=interaction]');
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new Event('focusin'));
  });
  await expect(islands.and(page.locator('[ssr]'))).toHaveCount(0);
}

export const openDetails = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
