import { field, first, names, second } from '../../browser/order/page';
import { expect, test } from '../../support/test';

/** Simulates a prerendered page, whose session storage is lost and whose frames wait until it is shown. */
function prerender(): void {
  const before = Object.entries(sessionStorage);
  const isReported = location.search.endsWith('reported');
  const nextFrame = window.requestAnimationFrame.bind(window);
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (run) => waiting.push(run);
  if (isReported) Object.defineProperty(document, 'prerendering', { value: true, writable: true });
  addEventListener(
    'activate',
    () => {
      sessionStorage.clear();
      for (const [key, text] of before) sessionStorage.setItem(key, text);
      if (isReported) Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
      window.requestAnimationFrame = nextFrame;
      waiting.forEach(nextFrame);
    },
    { once: true },
  );
}

test('items from a link survive a prerender, reported by the browser or not', async ({ page }) => {
  const activate = () => page.evaluate(() => dispatchEvent(new Event('activate')));
  const reload = async () => {
    await page.reload();
    await activate();
  };
  await page.addInitScript(prerender);
  for (const end of ['reported', 'silent']) {
    await page.goto(`/order/?${new URLSearchParams({ item: first, qty: '3' })}&item=${second}&${end}`);
    await activate();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 1')).toHaveValue(first);
    await expect(field(page, 'Qty of item 1')).toHaveValue('3');
    await page.getByRole('button', { name: 'Remove item 1' }).click();
    await expect(names(page)).toHaveCount(1);
    await reload();
    await expect(field(page, 'Item 1')).toHaveValue(second);
    await expect(names(page)).toHaveCount(1);
    await page.evaluate(() => sessionStorage.clear());
  }
});
