import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { site } from '~/config/site';
import { expectAccessible } from '../support/axe';
import { chatName } from '../support/channels';
import { pageText } from '../support/content';
import { findLayoutFaults } from '../support/geometry';
import { isWithoutNepali } from '../support/skipped';
import { hold } from '../support/slow-line';
import { expect, test } from '../support/test';
import { watchRequests } from '../support/traffic';
import { itemName } from '../support/words';
import { field } from './order/page';

const { forms } = ne;

const terms = en.forms.contact.terms.label;

test('a dealer’s enquiry, begun before hydration, becomes a message', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ready = page.getByRole('region', { name: en.forms.contact.ready.heading });
  const readMail = async () => {
    const link = ready.getByRole('link', { name: en.forms.send.email });
    return decodeURIComponent((await link.getAttribute('href')) ?? '');
  };
  const name = field(page, en.forms.contact.name.label);
  const email = field(page, en.forms.contact.email.label);
  const type = field(page, en.forms.contact.enquiryType.label);
  await page.goto('/contact/?enquiry=nonsense');
  await expect(type).toHaveValue('');
  await page.getByTitle(interpolate(en.forms.contact.map.title, site.address)).scrollIntoViewIfNeeded();
  await expect.poll(() => watch.mapFrames).toBe(1);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/dealers/');
  const release = await hold(page, '**/_astro/*.js');
  await page
    .getByRole('link', { name: pageText('dealers').sections?.join?.button ?? '' })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  await expect(type).toBeInViewport();
  await expect(type.locator('option:checked')).toHaveText(en.forms.contact.enquiryType.options.dealership);

  await field(page, en.forms.contact.phone.label).fill('९८-41');
  await name.fill('Ram5');
  await page.getByRole('button', { name: en.forms.contact.submit }).click();
  await name.press('Enter');
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  release();
  await expect(page.getByText(en.forms.contact.email.required)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(name).toHaveValue('Ram');
  await expect(field(page, en.forms.contact.phone.label)).toHaveValue('9841');

  await test.step('compositions are corrected at their end, and messages fit', async () => {
    const message = page.getByText(en.forms.contact.name.refused);
    await name.fill('Ram ');
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
    await email.fill('a.very.long.address.of.a.spice.wholesaler@');
    await expect(page.getByText(en.forms.contact.email.invalid)).toBeVisible();
    await expectAccessible(page, 'main astro-island');
    expect(await findLayoutFaults(page)).toEqual([]);
  });

  await email.fill('sita@example.com');
  await field(page, en.forms.contact.message.label).fill('Namaste & hello?');
  await field(page, terms).check();
  const asked = watchRequests(page);
  await email.press('Enter');
  await expect(ready.getByRole('heading')).toBeFocused();
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  const { enquiryType, ...words } = en.forms.contact;
  expect(await readMail()).toMatch(
    new RegExp(
      [
        `${words.name.label}: Ram थापा`,
        `${words.email.label}: sita@example.com`,
        `${words.phone.label}: 9841`,
        `${enquiryType.label}: ${enquiryType.options.dealership}`,
        'Namaste & hello\\?$',
      ].join('\\s+'),
    ),
  );
  const subject = interpolate(words.ready.subject, { type: enquiryType.options.dealership });
  expect(await readMail()).toContain(
    `mailto:${site.emails.main}?subject=${subject}&body=${words.name.label}`,
  );
  const chat = ready.getByRole('link', {
    name: new RegExp(`^${interpolate(en.forms.send.chat, { channel: chatName })}`),
  });
  await expect(chat).toHaveAttribute('href', new RegExp(enquiryType.options.dealership));
  await ready.getByRole('button', { name: en.forms.send.copy }).click();
  await expect(ready.getByRole('status')).toHaveText(en.forms.send.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${words.email.label}: sita@example.com`,
  );

  await page.goto('/faq/');
  await page.goBack();
  await email.press('Enter');
  await expect(ready).toBeVisible();
  expect(await readMail()).toContain('Ram थापा');
  await expect(field(page, terms)).toBeChecked();
});

test('the language switch keeps what was typed, before and after hydration', async ({ page }) => {
  test.skip(isWithoutNepali());
  const scripts = /ContactForm.*\.js$/;
  const island = page.locator('main astro-island[ssr]');
  const { contact, order } = forms;
  const change = () => page.locator('a[hreflang=ne]:visible').first().click();
  await page.route(scripts, () => {});
  await page.goto('/contact/?enquiry=dealership');
  await field(page, en.forms.contact.name.label).fill('Sita Rai');
  await field(page, en.forms.contact.email.label).fill('sita@example.com');
  await field(page, en.forms.contact.enquiryType.label).selectOption('general');
  await field(page, en.forms.contact.phone.label).fill('9841');
  await field(page, en.forms.contact.message.label).fill('Namaste\n& hello');
  await field(page, terms).check();
  await expect(island).toHaveCount(1);
  await change();
  await expect(page).toHaveURL(/\/ne\/contact\/\?enquiry=dealership$/);
  const expectKept = async () => {
    await expect(field(page, contact.name.label)).toHaveValue('Sita Rai');
    await expect(field(page, contact.email.label)).toHaveValue('sita@example.com');
    await expect(field(page, contact.enquiryType.label)).toHaveValue('general');
    await expect(field(page, contact.phone.label)).toHaveValue('9841');
    await expect(field(page, contact.message.label)).toHaveValue('Namaste\n& hello');
    await expect(field(page, contact.terms.label)).toBeChecked();
  };
  await expectKept();
  await page.unroute(scripts);
  await field(page, contact.message.label).focus();
  await expect(island).toHaveCount(0);
  await expectKept();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed')));
  expect(await kept()).toEqual([]);

  await page.goto('/order/');
  await field(page, en.forms.order.fields.fullName).fill('Sita Rai');
  await field(page, itemName(1)).fill('Banana leaves');
  await page.getByRole('button', { name: en.forms.order.addItem }).click();
  await field(page, itemName(2)).fill('Rose water');
  await change();
  await expect(page).toHaveURL(/\/ne\/order\/$/);
  await expect(field(page, order.fields.fullName)).toHaveValue('Sita Rai');
  for (const [at, text] of ['Banana leaves', 'Rose water'].entries())
    await expect(field(page, interpolate(order.item.name, { number: at + 1 }))).toHaveValue(text);
});
