import { interpolate } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { site } from '~/config/site';
import { field } from '../browser/order/page';
import { expectAccessible } from '../support/axe';
import { chatName } from '../support/channels';
import { pageText } from '../support/content';
import { findLayoutFaults } from '../support/geometry';
import { isWithoutNepali } from '../support/skipped';
import { watchRequests } from '../support/traffic';
import { itemName } from '../support/words';
import { write } from '../support/write';
import { expect, test } from './test';

const { forms } = ne;

const terms = en.forms.contact.terms.label;

test('a dealer’s enquiry, begun before hydration, becomes a message', async ({ page, watch, hold }) => {
  const ready = page.getByRole('region', { name: en.forms.contact.ready.heading });
  const readMail = async () => {
    const link = ready.getByRole('link', { name: en.forms.send.email });
    return decodeURIComponent((await link.getAttribute('href')) ?? '');
  };
  const name = field(page, en.forms.contact.name.label);
  const email = field(page, en.forms.contact.email.label);
  const type = field(page, en.forms.contact.enquiryType.label);
  const message = field(page, en.forms.contact.message.label);
  await page.goto('/contact/?enquiry=nonsense');
  await expect(type).toHaveValue('');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/dealers/');
  const release = hold(/_astro\/.*\.js/);
  await page
    .getByRole('link', { name: pageText('dealers').sections?.join?.button ?? '' })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  await expect(type).toBeInViewport();
  await expect(type.locator('option:checked')).toHaveText(en.forms.contact.enquiryType.options.dealership);

  await write(field(page, en.forms.contact.phone.label), '९८-41');
  await write(name, 'Ram5');
  await page.getByRole('button', { name: en.forms.contact.submit }).click();
  await name.press('Enter');
  await expect(page).toHaveURL(/\/contact\/\?enquiry=dealership$/);
  release();
  await expect(page.getByText(en.forms.contact.email.required)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(name).toHaveValue('Ram');
  await expect(field(page, en.forms.contact.phone.label)).toHaveValue('9841');

  await write(email, 'a.very.long.address.of.a.spice.wholesaler@');
  await expect(page.getByText(en.forms.contact.email.invalid)).toBeVisible();
  await expectAccessible(page, 'main astro-island');
  expect(await findLayoutFaults(page)).toEqual([]);

  await write(email, 'sita@example.com');
  await write(message, 'Namaste & hello?');
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
        `${words.name.label}: Ram`,
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
  const chat = ready.getByRole('link', { name: new RegExp(`^Send it on ${chatName}`) });
  await expect(chat).toHaveAttribute('href', new RegExp(enquiryType.options.dealership));
  await ready.getByRole('button', { name: en.forms.send.copy }).click();
  await expect(ready.getByRole('status')).toHaveText(en.forms.send.copied);
  await message.press('ControlOrMeta+V');
  await expect(message).toHaveValue(/Email: sita@example.com/);

  await page.goto('/faq/');
  await page.goBack();
  await email.press('Enter');
  await expect(ready).toBeVisible();
  expect(await readMail()).toContain('Ram');
  await expect(field(page, terms)).toBeChecked();

  await page.getByTitle(interpolate(en.forms.contact.map.title, site.address)).scrollIntoViewIfNeeded();
  await expect.poll(() => watch.mapFrames).toBeGreaterThan(0);
});

test('the language switch keeps what was typed, before and after hydration', async ({ page, hold }) => {
  test.skip(isWithoutNepali());
  const island = page.locator('main astro-island[ssr]');
  const { contact, order } = forms;
  const change = () => page.locator('a[hreflang=ne]:visible').first().click();
  const release = hold(/ContactForm.*\.js$/);
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
  release();
  await field(page, contact.message.label).focus();
  await expect(island).toHaveCount(0);
  await expectKept();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed')));
  expect(await kept()).toEqual([]);

  await page.goto('/order/');
  await write(field(page, en.forms.order.fields.fullName), 'Sita Rai');
  await write(field(page, itemName(1)), 'Banana leaves');
  await page.getByRole('button', { name: en.forms.order.addItem }).click();
  await write(field(page, itemName(2)), 'Rose water');
  await change();
  await expect(page).toHaveURL(/\/ne\/order\/$/);
  await expect(field(page, order.fields.fullName)).toHaveValue('Sita Rai');
  for (const [at, text] of ['Banana leaves', 'Rose water'].entries())
    await expect(field(page, interpolate(order.item.name, { number: at + 1 }))).toHaveValue(text);
});
