import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { holdScripts } from '../support/slow-line';
import { expect, test } from '../support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const names = (page: Page) => page.getByPlaceholder(/^Item \d+$/);
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const summary = (page: Page) =>
  page.getByRole('region', { name: 'Your order is written. Now send it to us.' });

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('राम थापा');
  await field(page, 'Email Address').fill('ram@example.com');
  await field(page, 'Phone Number').fill('9800000000');
  await field(page, 'Business Name').fill('Thakali & Sons');
  await field(page, 'Business Type').selectOption('Party Palace');
  await field(page, 'Province').selectOption('Gandaki Province');
  await field(page, 'District').selectOption('Kaski');
  await field(page, 'City').selectOption('Lekhnath');
  await field(page, 'Item 1').fill('Meat Spice');
}

/** Places the order and returns what the alerts said. */
async function placeOrder(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    return dialog.accept();
  });
  await place(page).click();
  await expect(summary(page)).toBeVisible();
  return said;
}

test('a valid order is told of, cleared and kept on the page to be sent', async ({ page }) => {
  await page.goto('/order/');
  await fillIn(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await names(page).nth(1).fill('Cloves');
  await field(page, 'Qty of item 2').fill('25');

  expect(await placeOrder(page)).toEqual(['alert: Order submitted successfully!']);
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(field(page, 'Business Type')).toHaveValue('');
  await expect(field(page, 'District')).toBeDisabled();
  await expect(names(page)).toHaveCount(1);
  await expect(field(page, 'Item 1')).toHaveValue('');

  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(summary(page).getByRole('row')).toHaveText(['ItemQty', 'Meat Spice1', 'Cloves25']);
  const mail = await summary(page).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('City: Lekhnath');
  const chat = await summary(page).getByRole('link', { name: 'Send it by WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain('2. Cloves × 25');
});

test('nothing leaves the page from load to submit but requests for its own files', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/order/');
  await fillIn(page);
  await placeOrder(page);
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(requests.filter((request) => request.includes('?'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
});

test('a whole order by keyboard only', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await page.goto('/order/');
  const { keyboard } = page;
  const next = async (label: string, text: string) => {
    await keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await keyboard.type(text);
  };
  await keyboard.press('Tab');
  await keyboard.press('Enter');
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
  await next('Item 1', 'Cloves');
  await next('Qty of item 1', '2');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Item 2')).toBeFocused();
  await keyboard.type('Oregano');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove item 2' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Item 1')).toBeFocused();
  await keyboard.press('Enter');

  await expect(summary(page).getByRole('heading')).toBeFocused();
  expect(said).toEqual(['Order submitted successfully!']);
  await expect(summary(page)).toContainText('Damak, Jhapa, Koshi Province');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toBeFocused();
});

test.describe('only the browser’s own validation speaks', () => {
  for (const [label, value] of [
    ['Full Name', ''],
    ['Email Address', 'ram'],
    ['Phone Number', ''],
    ['Business Name', ''],
    ['Business Type', ''],
    ['City', ''],
    ['Item 1', ''],
    ['Qty of item 1', ''],
    ['Qty of item 1', '0'],
    ['Qty of item 1', '-3'],
  ] as const)
    test(`${label} '${value}' holds the order back`, async ({ page }) => {
      await page.goto('/order/');
      await fillIn(page);
      const control = field(page, label);
      if (await control.evaluate((element) => element.tagName === 'SELECT'))
        await control.selectOption(value);
      else await control.fill(value);
      await place(page).click();
      await expect(control).toBeFocused();
      expect(await control.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('district and city open one after the other and clear when the one before changes', async ({ page }) => {
  await page.goto('/order/');
  await expect(field(page, 'District')).toBeDisabled();
  await expect(field(page, 'District')).toHaveAccessibleDescription('Opens once a province is chosen.');
  await expect(field(page, 'City')).toHaveAccessibleDescription('Opens once a district is chosen.');
  await field(page, 'Province').selectOption('Koshi Province');
  await expect(field(page, 'District').locator('option')).toHaveCount(15);
  await field(page, 'District').selectOption('Morang');
  await field(page, 'City').selectOption('Biratnagar');
  await field(page, 'Province').selectOption('Madhesh Province');
  await expect(field(page, 'District')).toHaveValue('');
  await expect(field(page, 'City')).toBeDisabled();
});

test.describe('draft', () => {
  test('survives a reload and the way back', async ({ page }) => {
    await page.goto('/order/');
    await fillIn(page);
    await page.getByRole('button', { name: 'Add Item' }).click();
    await names(page).nth(1).fill('Cloves');
    await page.reload();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Full Name')).toHaveValue('राम थापा');
    await expect(field(page, 'City')).toHaveValue('Lekhnath');

    await page.goto('/faq/');
    await page.goBack();
    await expect(names(page)).toHaveCount(2);
    await expect(field(page, 'Item 2')).toHaveValue('Cloves');
  });

  test('is gone after the order was placed', async ({ page }) => {
    await page.goto('/order/');
    await fillIn(page);
    await placeOrder(page);
    await page.reload();
    await field(page, 'Phone Number').fill('1');
    await expect(field(page, 'Full Name')).toHaveValue('');
    await expect(field(page, 'District')).toBeDisabled();
  });

  test('is not needed: refused storage is no error', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/order/?item=Cloves');
    await expect(field(page, 'Item 1')).toHaveValue('Cloves');
    await fillIn(page);
    expect(await placeOrder(page)).toHaveLength(1);
  });

  test('that is broken starts an empty form', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('order-draft', '{"fullName":7,"items":"x"'));
    await page.goto('/order/');
    await fillIn(page);
    expect(await placeOrder(page)).toHaveLength(1);
  });
});

test('the address fills rows before anything is touched', async ({ page }) => {
  await page.goto('/order/?item=Mo%3AMo%20Spice&item=&item=%00%20&item=Cloves&what=ever');
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Item 1')).toHaveValue('Mo:Mo Spice');
  await expect(field(page, 'Item 2')).toHaveValue('Cloves');
  await page.reload();
  await expect(names(page)).toHaveCount(2);
});

test('a product card leads to an order of that product', async ({ page }) => {
  await page.goto('/products/whole/');
  await page.getByRole('link', { name: 'Enquire about Green Cardamom' }).click();
  await expect(field(page, 'Item 1')).toHaveValue('Green Cardamom');
});

test('what is typed and pressed before the script arrives is neither lost nor sent', async ({ page }) => {
  await page.goto('/order/');
  const release = await holdScripts(page);
  await field(page, 'Full Name').pressSequentially('Ram');
  await field(page, 'Province').selectOption('Koshi Province');
  await field(page, 'Item 1').fill('Cloves');
  await field(page, 'Item 1').press('Enter');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page).toHaveURL(/\/order\/$/);
  release();
  await expect(field(page, 'Item 2')).toBeFocused();
  await expect(names(page)).toHaveCount(2);
  await expect(field(page, 'Full Name')).toHaveValue('Ram');
  await expect(field(page, 'Item 1')).toHaveValue('Cloves');
  await expect(field(page, 'District')).toBeEnabled();
});

test('where copying is refused the order is shown, selected', async ({ page }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/order/');
  await fillIn(page);
  await placeOrder(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  const text = field(page, 'Your order as text');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/Business Name: Thakali & Sons/);
  expect(await page.evaluate(() => String(getSelection()))).toContain('1. Meat Spice × 1');
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing, ${colorScheme}, from the empty form to the placed order`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/order/');
    await expectAccessible(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Add Item' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await placeOrder(page);
    await expectAccessible(page);
  });

test.describe('layout', () => {
  const columns = async (page: Page) => {
    const [left, right] = await Promise.all([
      field(page, 'Business Name').boundingBox(),
      field(page, 'Business Type').boundingBox(),
    ]);
    return left?.y === right?.y ? 2 : 1;
  };

  test('two columns, one at 768 px and less', async ({ page }) => {
    await page.goto('/order/');
    for (const [width, count] of [
      [1440, 2],
      [1024, 2],
      [769, 2],
      [768, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(page), `at ${width} px`).toBe(count);
    }
  });

  for (const [name, viewport] of [
    ['320 px', { width: 320, height: 640 }],
    ['1280 px at 400 %', { width: 320, height: 256 }],
  ] as const)
    test(`${name}: every field can be seen and used, nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/order/?item=Whole%20Garam%20Masala%20Spices&item=Cloves');
      await fillIn(page);
      const narrow = await page
        .locator('form :is(input, select, button):visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            .filter(({ left, right, width, height }) => left < 0 || right > 320 || width < 44 || height < 44),
        );
      expect(narrow).toEqual([]);
      await page.getByRole('button', { name: 'Remove item 2' }).click();
      await placeOrder(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('says how to order instead and shows no field', async ({ page }) => {
    await page.goto('/order/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Order by phone or e-mail' })).toBeVisible();
    await expect(main.getByRole('link', { name: '+977 1 555 0101' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'sales@basna.example' })).toBeVisible();
    await expect(main.locator(':is(input, select, button):visible')).toHaveCount(0);
  });
});
