import type { Page } from '@playwright/test';

/** Holds back the files of a pattern until they are released, as a slow line does. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Holds back every script file until it is released. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');
