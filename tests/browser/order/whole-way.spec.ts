import en from '~/config/messages/en.json' with { type: 'json' };
import { site } from '~/config/site';
import { formatSum } from '~/domain/price';
import { expectAccessible } from '../../support/axe';
import { chatName } from '../../support/channels';
import { pick, products } from '../../support/content';
import { expect, test } from '../../support/test';
import { field, fillIn, first, names, order, placeOrder, summary } from './page';

const { forms } = en;

const mailLink = { name: 'Send it by email' };
const chatLink = { name: new RegExp(`^Send it on ${chatName}`) };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true });

  test('enquiries become a message that is printed and comes back', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    const own = products.filter(({ name }) => products.filter((other) => other.name === name).length === 1);
    for (const { name, category } of [pick(own), pick(own.toReversed())]) {
      await page.goto(`/products/${category}/`);
      await page.getByRole('link', { name: `Order ${name}`, exact: true }).tap();
      await expect(names(page).last()).toHaveValue(name);
    }
    await expect(names(page)).toHaveCount(2);

    await fillIn(page);
    const suggestion = page.locator('datalist option[label*="·"]').first();
    const pack = (await suggestion.getAttribute('value')) ?? '';
    const label = await suggestion.getAttribute('label');
    const price = Number(label?.match(/· \D*(\d[\d.]*)/)?.[1]);
    await field(page, 'Item 2').fill(pack);
    await field(page, 'Qty of item 2').fill('2');
    await field(page, 'Qty of item 2').press('Enter');
    await expect(field(page, 'Item 3')).toBeFocused();
    await field(page, 'Item 3').press('Enter');
    await expect(names(page)).toHaveCount(3);
    await field(page, 'Item 3').fill('Something of my own');
    const sum = `About ${formatSum(2 * price)} for 1 of 3 items, at list prices. We confirm the final price.`;
    await expect(page.getByText(sum)).toBeVisible();
    // Autofill sends no event, and the next choice must not undo it.
    await field(page, 'Full Name').evaluate((input) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Maya');
    });
    await field(page, 'Business Type').selectOption('Dealer');
    await expectAccessible(page, 'main astro-island');

    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    expect(await placeOrder(page)).toEqual(['alert: Order submitted successfully!']);
    await expect(summary(page).getByRole('heading')).toBeFocused();
    await expect(field(page, 'Full Name')).toBeHidden();
    // On a phone chats come first.
    await expect(summary(page).getByRole('link')).toHaveText([chatLink.name, mailLink.name]);
    const readLink = async (link: typeof mailLink | typeof chatLink) =>
      decodeURIComponent((await summary(page).getByRole('link', link).getAttribute('href')) ?? '');
    expect(await readLink(mailLink)).toContain(`City: ${order.city}`);
    expect(await readLink(chatLink)).toContain('Full Name: Maya\n');
    for (const row of [`2. ${pack} × 2 @`, '3. Something of my own × 1\n'])
      expect(await readLink(chatLink)).toContain(row);
    const sent = requests.filter((request) => !request.startsWith(`GET ${baseURL}/`) || /\?/.test(request));
    expect(sent).toEqual([]);
    const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(await stored()).toEqual([0, 0, '']);

    // If copying is refused, the order is shown and selected.
    await page.getByRole('button', { name: 'Copy', exact: true }).tap();
    const text = field(page, 'Text of your order');
    await expect(text).toBeFocused();
    await expect(text).not.toBeEditable();
    await expect(summary(page).getByRole('status').first()).toHaveText(forms.send.refused);
    expect(await page.evaluate(() => String(getSelection()))).toContain(`2. ${pack} × 2`);
    await expectAccessible(page, 'main astro-island');

    await page.reload();
    await expect(summary(page).getByRole('heading')).toBeFocused();
    await page.goto('/faq/');
    await page.goBack();
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await expect(summary(page)).toContainText(order.businessName);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Phone ${site.phones.sales}`, { exact: true })).toBeVisible();
    await expect(page.getByText(formatSum(2 * price)).last()).toBeVisible();
    await expect(page.locator(':is(h1, h2, header, footer, form, .button):visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: forms.order.another }).tap();
    await expect(field(page, 'Item 1')).toBeFocused();
    await expect(summary(page)).toHaveCount(0);
    await expect(field(page, 'Full Name')).toHaveValue('');
    await expect(field(page, 'District')).toBeDisabled();
    await expect(names(page)).toHaveCount(1);
  });
});

test('an order is placed by keyboard without storage, and invalid fields are shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await page.goto(`/order/?${new URLSearchParams({ item: first })}`);
  await expect(field(page, 'Item 1')).toHaveValue(first);
  const { keyboard } = page;
  const next = async (label: string, text: string) => {
    await keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await keyboard.type(text);
  };
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await keyboard.press('Enter');
  // 'Change'.
  await keyboard.press('Tab');
  await next('Item 1', first);
  await keyboard.press('Tab');
  await expect(
    page
      .getByRole('group', { name: /Choose a pack/ })
      .getByRole('button')
      .first(),
  ).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Qty of item 1')).toBeFocused();
  await keyboard.type('2');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Item 2')).toBeFocused();
  await keyboard.type('Salt');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove item 2' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Item 1')).toBeFocused();
  for (const _ of ['quantity', 'Add Item', 'Keep this list', 'Copy link', 'Paste a list'])
    await keyboard.press('Tab');
  await next('Full Name', 'Sita Rai');
  await next('Email Address', 'sita@example.com');
  await next('Phone Number', '9841000000');
  await next('Business Name', 'Rai Hotel');
  await next('Business Type', 'Hot');
  await next('Province', 'Kos');
  await expect(field(page, 'District')).toBeEnabled();
  await next('District', 'Jha');
  await expect(field(page, 'City')).toBeEnabled();
  await next('City', 'Dam');
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(summary(page).getByRole('heading')).toBeFocused();
  expect(said).toEqual(['Order submitted successfully!']);
  await expect(summary(page)).toContainText('Damak, Jhapa, Koshi Province');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', mailLink)).toBeFocused();

  // Component tests cover the rules of every field.
  await page.goto('/order/');
  await fillIn(page);
  // From the last field to the first, because browsers report the first invalid one.
  for (const [label, value] of [
    ['Province', ''],
    ['Email Address', 'ram'],
    ['Full Name', '  '],
    ['Qty of item 1', '1.05'],
    ['Item 1', ' \u200b'],
  ] as const) {
    const control = field(page, label);
    await (label === 'Province' ? control.selectOption(value) : control.fill(value));
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(control, `${label} '${value}'`).toBeFocused();
    expect(await control.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
