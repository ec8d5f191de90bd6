import ne from '~/config/messages/ne.json' with { type: 'json' };
import { open, openMore, records, store } from '../../browser/cms/dashboard';
import { first, second } from '../../browser/order/page';
import { expectAccessible } from '../../support/axe';
import { makeOrder } from '../../support/orders';
import { expect, test } from '../../support/test';

const items = [
  { name: first, quantity: 24 },
  { name: second, quantity: 5 },
];
const order = makeOrder({ email: `${'long'.repeat(12)}@hotel.example`, items });

const agreed = {
  statuses: { confirmed: 1 },
  office: { discount: 7, promised: '2026-12-01', note: 'Ring the bell' },
};

test('orders fit a phone and print on one page each', async ({ page }) => {
  await store(page, { orders: [1, 2].map((id) => ({ id, ...order, ...agreed })) });
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, 'order');
  await page.getByText('What to pack: 2 confirmed orders').click();
  await expect(page.getByRole('row', { name: `${second} 10 2` })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const cells = records(page).first().locator('th, td');
  expect((await cells.nth(3).boundingBox())?.x).toBe((await cells.first().boundingBox())?.x);
  await expectAccessible(page);
  /** Returns the only page that is printed. */
  const print = async (button: ReturnType<typeof page.getByRole>): Promise<string> => {
    await button.click();
    await page.locator('[data-print-alone]').first().waitFor({ state: 'attached' });
    // A phone lays the sheet out afterwards.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Shift');
    return text;
  };
  const overview = await print(page.getByRole('button', { name: 'Print this' }));
  expect(overview).toMatch(/^Packs in 2 confirmed orders\s.*By province.*\s58\s+2\s*$/s);
  const slip = await print(records(page).first().getByRole('button', { name: 'Print' }));
  for (const part of [order.businessName, order.fullName, order.city, order.province, first, '29'])
    expect(slip).toContain(part);
  await openMore(records(page).first());
  const nepali = await print(records(page).first().getByRole('button', { name: 'Print in Nepali' }));
  const { paper } = ne.forms.order.summary;
  for (const part of [paper.confirmation, paper.noInvoice, paper.promised, agreed.office.note, 'मंसिर १५'])
    expect(nepali).toContain(part);
  expect(slip).not.toContain('Orders Management');
  await expect(page.locator('[data-print-alone]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
