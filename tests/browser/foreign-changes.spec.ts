import en from '~/config/messages/en.json' with { type: 'json' };
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { itemName } from '../support/words';
import { field, fillIn, order, place } from './order/page';

const { forms } = en;

/** Puts an icon beside each field, as password managers do. `wrap` puts both into an element of their own. */
function addIcons(wrap: boolean): void {
  for (const field of document.querySelectorAll('main form :is(input, textarea)')) {
    field.setAttribute('data-manager', '');
    const icon = document.createElement('div');
    icon.className = 'manager-icon';
    if (!wrap) field.after(icon);
    else {
      field.replaceWith(icon);
      icon.append(field);
    }
  }
}

test('forms keep text and focus with icons around fields or a component that fails', async ({
  page,
  watch,
}) => {
  for (const [path, id, wrap] of [
    ['/contact/', '#contact-name', false],
    ['/contact/', '#contact-name', true],
    ['/order/', '#order-fullName', false],
    ['/order/', '#order-fullName', true],
  ] as const) {
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(addIcons, wrap);
    const name = page.locator(id);
    await name.click();
    await name.pressSequentially('Mya');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await name.evaluate((input) => input.setAttribute('data-typed', ''));
    release();
    await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
    await expect(name).toBeFocused();
    await page.keyboard.type('aa');
    await page.keyboard.press('Backspace');
    await expect(name, `${path} ${wrap}`).toHaveValue('Maya');
    await expect(name).toHaveAttribute('data-typed', '');
    await page.evaluate(() => sessionStorage.clear());
  }

  // If its component fails, the form keeps its rows too.
  watch.expect(/broken on purpose/);
  await page.goto('/order/');
  await fillIn(page);
  await page.getByRole('button', { name: en.forms.order.addItem }).click();
  await field(page, itemName(2)).fill('Rice');
  await page.evaluate(() => {
    document.createElement = () => {
      throw new Error('broken on purpose');
    };
  });
  const name = field(page, forms.order.fields.fullName);
  await name.focus();
  // Without moving the focus.
  await page
    .getByRole('button', { name: en.forms.order.addItem })
    .evaluate((button: HTMLElement) => button.click());
  const notice = page.getByRole('alert').filter({ hasText: en.forms.failed.heading });
  await expect(notice).toBeVisible();
  await expect(name).toBeFocused();
  await name.press('End');
  await name.press('a');
  await expect(name).toHaveValue(`${order.fullName}a`);
  await expect(field(page, itemName(2))).toHaveValue('Rice');
  await place(page).click();
  await expect(notice).toBeInViewport();
});

test('an input method composes a name in peace, and the name is corrected at the end', async ({ page }) => {
  await page.goto('/contact/');
  const name = field(page, forms.contact.name.label);
  const message = page.getByText(forms.contact.name.refused);
  await name.fill('Ram ');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['t', 'th', 'th1', 'थ1']) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await keyboard.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
  }
  await expect(name).toHaveValue('Ram थ1');
  await expect(message).toHaveCount(0);
  await keyboard.send('Input.insertText', { text: 'थापा1' });
  await expect(name).toHaveValue('Ram थापा');
  await expect(message).toBeVisible();
});
