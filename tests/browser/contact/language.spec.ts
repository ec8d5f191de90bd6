import { interpolate } from '~/config/messages';
import { forms } from '~/config/messages/ne/forms';
import { expect, test } from '../../support/test';
import { field } from './page';

const { contact } = forms;

for (const isHydrated of [false, true])
  test(`the language switch keeps text typed ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    if (!isHydrated) await page.route(/ContactForm.*\.js$/, () => {});
    await page.goto('/contact/?enquiry=dealership');
    await field(page, 'Name').fill('Sita Rai');
    await field(page, 'Email').fill('sita@example.com');
    await field(page, 'Enquiry type').selectOption({ index: 1 });
    const type = await field(page, 'Enquiry type').inputValue();
    expect(type).not.toBe('dealership');
    await field(page, 'Phone').fill('9841');
    await field(page, 'Message').fill('Namaste\n& hello');
    await field(page, 'I hereby accept all the terms and conditions.').check();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(isHydrated ? 0 : 1);
    await page.locator('a[hreflang=ne]:visible').first().click();
    await expect(page).toHaveURL(/\/ne\/contact\/\?enquiry=dealership$/);

    const kept = async () => {
      await expect(field(page, contact.name.label)).toHaveValue('Sita Rai');
      await expect(field(page, contact.email.label)).toHaveValue('sita@example.com');
      await expect(field(page, contact.enquiryType.label)).toHaveValue(type);
      await expect(field(page, contact.phone.label)).toHaveValue('9841');
      await expect(field(page, contact.message.label)).toHaveValue('Namaste\n& hello');
      await expect(field(page, contact.terms.label)).toBeChecked();
    };
    await kept();
    await page.unroute(/ContactForm.*\.js$/);
    await field(page, contact.message.label).focus();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await kept();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed'))),
    ).toEqual([]);
  });

test('the language switch keeps every row of an order', async ({ page }) => {
  await page.goto('/order/');
  await field(page, 'Full Name').fill('Sita Rai');
  await field(page, 'Item 1').fill('Banana leaves');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await field(page, 'Item 2').fill('Rose water');
  await page.locator('a[hreflang=ne]:visible').first().click();
  await expect(page).toHaveURL(/\/ne\/order\/$/);
  await expect(field(page, interpolate(forms.order.item.name, { number: 1 }))).toHaveValue('Banana leaves');
  await expect(field(page, interpolate(forms.order.item.name, { number: 2 }))).toHaveValue('Rose water');
});
