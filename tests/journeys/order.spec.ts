import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { site } from '~/config/site';
import { formatSum } from '~/domain/price';
import { field, fillIn, first, names, order, placeOrder, summary } from '../browser/order/page';
import { expectAccessible } from '../support/axe';
import { chatName } from '../support/channels';
import { pick, products } from '../support/content';
import { itemName, itemQuantity } from '../support/words';
import { write } from '../support/write';
import { expect, test } from './test';

const { forms } = en;

const mailLink = { name: en.forms.send.email };
const chatLink = { name: new RegExp(`^${interpolate(en.forms.send.chat, { channel: chatName })}`) };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('enquiries become a message that is printed and comes back', async ({ page, baseURL, channel }) => {
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    const own = products.filter(({ name }) => products.filter((other) => other.name === name).length === 1);
    for (const { name, category } of [pick(own), pick(own.toReversed())]) {
      await page.goto(`/products/${category}/`);
      await page
        .getByRole('link', { name: interpolate(en.product.enquireAbout, { name }), exact: true })
        .click();
      await expect(names(page).last()).toHaveValue(name);
    }
    await expect(names(page)).toHaveCount(2);

    await fillIn(page);
    const suggestion = page.locator('datalist option[label*="·"]').first();
    const pack = (await suggestion.getAttribute('value')) ?? '';
    const label = await suggestion.getAttribute('label');
    const price = Number(label?.match(/· \D*(\d[\d.]*)/)?.[1]);
    await write(field(page, itemName(2)), pack);
    await write(field(page, itemQuantity(2)), '2');
    await field(page, itemQuantity(2)).press('Enter');
    await expect(field(page, itemName(3))).toBeFocused();
    await field(page, itemName(3)).press('Enter');
    await expect(names(page)).toHaveCount(3);
    await write(field(page, itemName(3)), 'Something of my own');
    const sum = interpolate(en.forms.order.sum.part, { sum: formatSum(2 * price), priced: 1, rows: 3 });
    await expect(page.getByText(sum)).toBeVisible();
    // Autofill sends no event, and the next choice must not undo it.
    await field(page, en.forms.order.fields.fullName).evaluate((input) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Maya');
    });
    await field(page, en.forms.order.fields.businessType).selectOption(en.forms.order.businessTypes.Dealer);
    await expectAccessible(page, 'main astro-island');

    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    expect(await placeOrder(page)).toEqual([`alert: ${en.forms.order.submitted}`]);
    await expect(summary(page).getByRole('heading')).toBeFocused();
    await expect(field(page, en.forms.order.fields.fullName)).toBeHidden();
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    const readLink = async (link: typeof mailLink | typeof chatLink) =>
      decodeURIComponent((await summary(page).getByRole('link', link).getAttribute('href')) ?? '');
    expect(await readLink(mailLink)).toContain(`${forms.order.fields.city}: ${order.city}`);
    expect(await readLink(chatLink)).toContain(`${forms.order.fields.fullName}: Maya\n`);
    for (const row of [`2. ${pack} × 2 @`, '3. Something of my own × 1\n'])
      expect(await readLink(chatLink)).toContain(row);
    const sent = requests.filter((request) => !request.startsWith(`GET ${baseURL}/`) || /\?/.test(request));
    expect(sent).toEqual([]);
    const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(await stored()).toEqual([0, 0, '']);

    // If copying is refused, the order is shown and selected.
    await page.getByRole('button', { name: en.forms.send.copy, exact: true }).click();
    const text = field(page, en.forms.order.summary.fieldLabel);
    await expect(text).toBeFocused();
    await expect(text).not.toBeEditable();
    await expect(summary(page).getByRole('status').first()).toHaveText(forms.send.refused);
    const selected = text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(await selected).toContain(`2. ${pack} × 2`);
    await expectAccessible(page, 'main astro-island');

    await page.reload();
    await expect(summary(page).getByRole('heading')).toBeFocused();
    await page.goto('/faq/');
    await page.goBack();
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await expect(summary(page)).toContainText(order.businessName);

    // The driver of an installed Firefox has no paper.
    if (channel !== 'moz-firefox') {
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByText(interpolate(en.forms.order.summary.paper.phone, { phone: site.phones.sales }), {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page.getByText(formatSum(2 * price)).last()).toBeVisible();
      await expect(page.locator(':is(h1, h2, header, footer, form, .button):visible')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }

    await page.getByRole('button', { name: forms.order.another }).click();
    await expect(field(page, itemName(1))).toBeFocused();
    await expect(summary(page)).toHaveCount(0);
    await expect(field(page, en.forms.order.fields.fullName)).toHaveValue('');
    await expect(field(page, en.forms.order.fields.district)).toBeDisabled();
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
  await expect(field(page, itemName(1))).toHaveValue(first);
  const { keyboard } = page;
  const next = async (label: string, text: string) => {
    await keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await keyboard.type(text);
  };
  const choose = async (label: string) => {
    await next(label, '');
    await keyboard.press('ArrowDown');
  };
  await page.getByRole('link', { name: en.chrome.skip }).focus();
  await keyboard.press('Enter');
  // 'Change'.
  await keyboard.press('Tab');
  await next(itemName(1), first);
  await keyboard.press('Tab');
  await expect(
    page
      .getByRole('group', { name: new RegExp(interpolate(en.forms.order.item.choosePack, { name: '.+' })) })
      .getByRole('button')
      .first(),
  ).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, itemQuantity(1))).toBeFocused();
  await keyboard.type('2');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en.forms.order.addItem })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, itemName(2))).toBeFocused();
  await keyboard.type('Salt');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: interpolate(en.forms.order.item.remove, { number: 2 }) }),
  ).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, itemName(1))).toBeFocused();
  for (const _ of [
    'quantity',
    en.forms.order.addItem,
    en.forms.order.lists.keep,
    en.forms.order.lists.copyLink,
    en.forms.order.paste.heading,
  ])
    await keyboard.press('Tab');
  await next(en.forms.order.fields.fullName, 'Sita Rai');
  await next(en.forms.order.fields.email, 'sita@example.com');
  await next(en.forms.order.fields.phone, '9841000000');
  await next(en.forms.order.fields.businessName, 'Rai Hotel');
  await choose(en.forms.order.fields.businessType);
  await choose(en.forms.order.fields.province);
  await expect(field(page, en.forms.order.fields.district)).toBeEnabled();
  await choose(en.forms.order.fields.district);
  await expect(field(page, en.forms.order.fields.city)).toBeEnabled();
  await choose(en.forms.order.fields.city);
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(summary(page).getByRole('heading')).toBeFocused();
  expect(said).toEqual([en.forms.order.submitted]);
  await expect(summary(page)).toContainText(`${order.city}, ${order.district}, ${order.province}`);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', mailLink)).toBeFocused();

  // Component tests cover the rules of every field.
  await page.goto('/order/');
  await fillIn(page);
  // From the last field to the first, because browsers report the first invalid one.
  for (const [label, value] of [
    [en.forms.order.fields.province, ''],
    [en.forms.order.fields.email, 'ram'],
    [en.forms.order.fields.fullName, '  '],
    [itemQuantity(1), '1.05'],
    [itemName(1), ' \u200b'],
  ] as const) {
    const control = field(page, label);
    await (label === en.forms.order.fields.province ? control.selectOption(value) : write(control, value));
    await page.getByRole('button', { name: en.forms.order.placeOrder }).click();
    await expect(control, `${label} '${value}'`).toBeFocused();
    expect(await control.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
