import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: 'Get Service', exact: true });
export const ready = (page: Page) => page.getByRole('region', { name: 'One step left: send it' });

export const nameMessage = 'Only letters and spaces are allowed';
export const required = 'Email is required.';
export const phoneMessage = 'Phone number can only contain digits.';

/** Opens the page, hydrates the form and stops the clock. */
export async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/contact/');
  await field(page, 'Name').focus();
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Ticks the clock, because axe needs timers, but too little for a message to disappear. Scrolls up, because a
 * field half under the header would count as too small.
 */
export async function expectAccessibleOnClock(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  let isDone = false;
  const tick = async () => {
    while (!isDone) await page.clock.runFor(1);
  };
  const look = expectAccessible(page, 'main astro-island').finally(() => {
    isDone = true;
  });
  await Promise.all([look, tick()]);
}
