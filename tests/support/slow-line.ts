import type { Page } from 'playwright/test';

/** Delays files that match a pattern until they are released. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Delays every script until it is released. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');
