import type { Page } from 'playwright/test';

/** Fills in the order form. Typed text has brackets, like all texts of the pseudo-language. */
async function fillOrder(page: Page): Promise<void> {
  const form = page.locator('main form');
  for (const select of await form.locator('select').all()) {
    // Loads the form's script, without which the next select stays disabled.
    await select.focus();
    await select.selectOption({ index: 1 });
  }
  for (const input of await form.locator('input:not([type=checkbox])').all()) {
    const kind = await input.evaluate(
      (element) => `${Reflect.get(element, 'type')} ${Reflect.get(element, 'inputMode')}`,
    );
    if (kind.startsWith('email')) await input.fill('ram@example.com');
    else await input.fill(/tel|number|numeric/.test(kind) ? '12' : '[राम]');
  }
  const pack = await form.locator('datalist option').first().getAttribute('value');
  const item = form.locator('[list]').first();
  await item.fill(pack ?? '');
}

/** Brings out the parts of pages that appear only after use, by path. */
export const states: Record<string, (page: Page) => Promise<unknown>> = {
  '': (page) => page.locator('[aria-haspopup=dialog]').first().click(),
  'products/?q=0000': (page) => page.locator('[data-none]').waitFor(),
  'products/?q=masu': (page) => page.locator('[data-count] ~ [data-clear]').waitFor(),
  'price-list/': async (page) => {
    await page.locator('[data-step="1"]').first().click();
    await page.locator('[data-order]').waitFor();
  },
  'contact/': async (page) => {
    await page.locator('#contact-name').pressSequentially('1');
    await page.locator('#contact-phone').pressSequentially('x');
    await page.locator('#contact-email').fill('ram@');
    await page.locator('#contact-email').press('Tab');
    await page.locator('#contact-email-message:not(:empty)').waitFor();
  },
  'contact/?sent': async (page) => {
    await page.locator('#contact-email').fill('ram@example.com');
    await page.locator('main form [type=submit]').last().click();
    await page.locator('#contact-ready').waitFor();
  },
  'order/': async (page) => {
    await fillOrder(page);
    await page.locator('main form [type=submit]').click();
    await page.locator('#order-summary').waitFor();
  },
};
