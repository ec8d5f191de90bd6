import { expect, test } from '../../support/test';
import { field, fillField, fillIn, place } from './page';

// Component tests cover the rules of every field.
test('fields have the browser’s own validation and take digits of an input method', async ({ page }) => {
  await page.goto('/order/');
  await fillIn(page);
  // From the last field to the first, because browsers report the first invalid one.
  for (const [label, value] of [
    ['Qty of item 1', '0'],
    ['Item 1', ' \u200b'],
    ['Province', ''],
    ['Email Address', 'ram'],
    ['Full Name', '  '],
  ] as const) {
    await fillField(page, label, value);
    const control = field(page, label);
    await place(page).click();
    await expect(control, `${label} '${value}'`).toBeFocused();
    expect(await control.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  const quantity = field(page, 'Qty of item 1');
  for (const [typed, isTaken] of [
    ['5.00', true],
    ['007', true],
    ['1.05', false],
    ['1e21', false],
  ] as const) {
    await quantity.clear();
    await quantity.pressSequentially(typed);
    await expect(quantity).toHaveValue(typed);
    expect(await quantity.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(isTaken);
  }

  const keyboard = await page.context().newCDPSession(page);
  const compose = async (...texts: string[]) => {
    for (const text of texts)
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await keyboard.send('Input.insertText', { text: texts.at(-1) ?? '' });
  };
  await quantity.press('ControlOrMeta+A');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await compose('१', '१२');
  await expect(quantity).toHaveValue('12');
  await compose('3४', '3४5');
  await expect(quantity).toHaveValue('12345');
  await quantity.press('ArrowLeft');
  await quantity.press('Backspace');
  await compose('6');
  await expect(quantity).toHaveValue('12365');

  const phone = field(page, 'Phone Number');
  await phone.fill('984');
  await phone.press('ArrowLeft');
  await compose('१', '१२');
  await expect(phone).toHaveValue('98124');
  await phone.pressSequentially('३');
  await expect(phone).toHaveValue('981234');
});

test('the mouse wheel scrolls over a quantity and does not change it', async ({ page }) => {
  await page.goto('/order/');
  const quantity = field(page, 'Qty of item 1');
  await quantity.fill('12');
  await quantity.press('ArrowDown');
  await quantity.hover();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(quantity).toHaveValue('11');
});

test('a pasted piece of an email address is clean and leaves the caret behind it', async ({ page }) => {
  await page.goto('/order/');
  const email = field(page, 'Email Address');
  const copied = field(page, 'Item 1');
  await copied.fill('x');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() =>
    addEventListener('copy', (event) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', '\u200border@\ufeff');
    }),
  );
  await copied.press('ControlOrMeta+A');
  await copied.press('ControlOrMeta+C');
  await email.fill('hotel.example');
  await email.press('Home');
  await email.press('ControlOrMeta+V');
  await email.pressSequentially('my');
  await expect(email).toHaveValue('order@myhotel.example');
});
