import type { Page } from '@playwright/test';

/** Holds back every script file until it is released, as a slow line does. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
